import { expect, test } from 'vitest';
import { Dice, play } from './player';
import { startShortGame } from './tables';
import { openServer, phone } from './visits';

const server = openServer('one moment', { short: ['second'] });

declare global {
  interface Window {
    breaches: string[];
    shows: number;
    questions: number;
  }
}

/** Looks at stage and dock after every change. Runs in the page, and so must stand on its own. */
function watchTheLaw(): void {
  window.breaches = [];
  window.shows = window.questions = 0;
  let last = '';
  const look = () => {
    const question = document.querySelector('.dock #ah')?.textContent ?? '';
    const goesOn = document.querySelector('#show-on') !== null;
    const commands = [...document.querySelectorAll('.dock :is(.bids, .go, .take, .kgb, .tray)')];
    const names = [...document.querySelectorAll('.stage .card .nm')].map((name) =>
      name.textContent.toLowerCase(),
    );
    const asked = /^Bid for the (.+)/.exec(question)?.[1]?.toLowerCase();
    if (goesOn && commands.length > 0) window.breaches.push(`asked in a show: ${question}`);
    if (asked !== undefined && !names.includes(asked))
      window.breaches.push(`${question}: ${names.join(', ')}`);
    const now = `${question} ${goesOn}`;
    if (now === last) return;
    last = now;
    if (goesOn) window.shows += 1;
    else window.questions += 1;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

test('in a whole game the dock asks only about what the stage shows, and nothing in a show; then its score is counted', async () => {
  const page = await server.visit(phone);
  await page.addInitScript({ content: `(${watchTheLaw.toString()})()` });
  await startShortGame(page, server.address('/?speed=5'));

  const counted = page.getByRole('heading', { name: 'The barns open' }).waitFor({ timeout: 0 });
  await play(page, new Dice(11));
  await counted;

  const { breaches, shows, questions } = await page.evaluate(() => ({
    breaches: window.breaches,
    shows: window.shows,
    questions: window.questions,
  }));
  expect(breaches).toEqual([]);
  expect(shows).toBeGreaterThan(5);
  expect(questions).toBeGreaterThan(10);

  // Who comes back finds it counted.
  await page.reload();
  await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  expect(await page.getByRole('button', { name: 'Skip the counting' }).count()).toBe(0);
});
