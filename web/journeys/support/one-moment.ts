import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    breaches: string[];
    shows: number;
    questions: number;
    flights: number;
  }
}

/** Checks stage and dock after every change. Runs in the page, so it must be self-contained. */
function watchTheLaw(): void {
  window.breaches = [];
  window.shows = window.questions = window.flights = 0;
  let last = '';
  // The stage of each question.
  const pages: readonly (readonly [RegExp, string])[] = [
    [/^(Take it|Make your offer|Tie)/, 'trade'],
    [/^Any /, 'countdown'],
    [/^Take the rat/, 'rat'],
    [/^Pay /, 'pay'],
    [/^Sell or buy/, 'auction'],
  ];
  const scenes = new WeakMap<Element, Element | undefined>();
  const scene = () => document.querySelector('.stage > :not(.seats)') ?? undefined;
  // Landed elements are removed before the next frame.
  const lookUp = () => {
    for (const flight of document.querySelectorAll('.flying')) {
      if (!scenes.has(flight)) window.flights += 1;
      const from = scenes.get(flight) ?? scene();
      scenes.set(flight, from);
      if (from !== scene()) window.breaches.push(`flies on: ${flight.className}`);
    }
    requestAnimationFrame(lookUp);
  };
  requestAnimationFrame(lookUp);
  const look = () => {
    const question = document.querySelector('.dock #question-title')?.textContent ?? '';
    const goesOn = document.querySelector('#show-on') !== null;
    const commands = [...document.querySelectorAll('.dock :is(.bids, .go, .take, .pair-button, .tray)')];
    const names = [...document.querySelectorAll('.stage .card .name')].map((name) =>
      name.textContent.toLowerCase(),
    );
    const asked = /^Bid for the (.+)/.exec(question)?.[1]?.toLowerCase();
    if (goesOn && commands.length > 0) window.breaches.push(`asked in a show: ${question}`);
    if (asked !== undefined && !names.includes(asked))
      window.breaches.push(`${question}: ${names.join(', ')}`);
    const page = document.querySelector('.table-page');
    for (const [asks, where] of pages)
      if (asks.test(question) && !goesOn && page?.matches(`[data-page~=${where}]`) === false)
        window.breaches.push(`${question} on ${page.getAttribute('data-page')}`);
    const now = `${question} ${goesOn}`;
    if (now === last) return;
    last = now;
    if (goesOn) window.shows += 1;
    else window.questions += 1;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** From here on the page notes what breaks the law: the dock asks only about what the stage shows, nothing in a show, and nothing flies on to another scene. */
export async function watchMoments(page: Page): Promise<void> {
  await page.addInitScript({ content: `(${watchTheLaw.toString()})()` });
}

/** Expects that a watched page has obeyed the law so far, and that there was enough to see. */
export async function expectOneMoment(page: Page): Promise<void> {
  const { breaches, shows, questions, flights } = await page.evaluate(() => ({
    breaches: window.breaches,
    shows: window.shows,
    questions: window.questions,
    flights: window.flights,
  }));
  expect([...new Set(breaches)]).toEqual([]);
  expect(shows).toBeGreaterThan(5);
  expect(questions).toBeGreaterThan(10);
  // A page that comes late leaves some out.
  expect(flights).toBeGreaterThan(0);
}
