import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startTogether } from './company';
import { desktop, openHouse, phone } from './house';
import { look, onlyWhenLate } from './player';
import { answerSimply } from './simply';

const house = openHouse('race');

test('two hands before the hammer: both see whose was first, and by how much, and the later what stands', async () => {
  const anna = await house.visit(desktop);
  const ben = await house.visit(phone);
  await startTogether(house, anna, ben, 1);

  const [annas, bens] = await raceOf(anna, ben);

  // The first of the two reads 'you', the other that player's name.
  expect([annas, bens].filter((text) => text.includes('You were first'))).toHaveLength(1);
  const times = (text: string) => text.slice(text.indexOf(';')).match(/\d+ ms later|just as early/)?.[0];
  expect(times(annas)).toBe(times(bens));
  const [first, late] = annas.includes('You were first') ? ['Anna', ben] : ['Ben', anna];
  await late.getByRole('alert').getByText(`${first} was faster: 10 stands.`).waitFor();
  for (const page of [anna, ben]) expect(await page.locator('.standing .num').innerText()).toBe('10');
});

/** They press together until both hands are in one race, and give what each reads: a busy machine may keep a hand back twice. */
async function raceOf(anna: Page, ben: Page): Promise<[string, string]> {
  for (let auction = 0; auction < 3; auction += 1) {
    await untilBothMayBid(anna, ben);
    await Promise.all([anna, ben].map(pressAtTheLastCall));
    const [annas, bens] = await Promise.all([anna, ben].map(verdictOnTheStrip));
    expect(annas === undefined, 'both see a race, or neither').toBe(bens === undefined);
    if (annas !== undefined && bens !== undefined) return [annas, bens];
  }
  throw new Error('Three times both pressed at the last call, and no race was judged.');
}

async function verdictOnTheStrip(page: Page): Promise<string | undefined> {
  const verdict = /(was|were) first(, by the draw)?; .* (\d+ ms later|just as early)/;
  const seen = page.locator('.strip.race').getByText(verdict);
  return seen.innerText({ timeout: 5000 }).catch(onlyWhenLate);
}

/** They wait for the beginning of an auction of the bot's, in which nobody else bids. */
async function untilBothMayBid(anna: Page, ben: Page): Promise<void> {
  for (;;) {
    const pages = [anna, ben];
    const docks = await Promise.all(pages.map(look));
    const calls = await Promise.all(pages.map((page) => page.locator('.ring').getByText(/going/i).count()));
    const bothMayBid = docks.every(({ question }) => question.startsWith('Bid for'));
    if (bothMayBid && calls.every((called) => called === 0)) return;
    await Promise.all(pages.map(answerSimply));
  }
}

/** As quick as a hand, however busy the machine: the page itself listens for the call. */
const pressAtTheLastCall = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((pressed) => {
        const listening = setInterval(() => {
          if (!/going twice/i.test(document.querySelector('.ring')?.textContent ?? '')) return;
          clearInterval(listening);
          document.querySelector<HTMLButtonElement>('.dock .bids .bid')?.click();
          pressed();
        }, 5);
      }),
  );
