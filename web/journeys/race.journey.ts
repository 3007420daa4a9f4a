import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startTogether } from './company';
import { desktop, openHouse, phone } from './house';
import { look } from './player';
import { answerSimply } from './simply';

const house = openHouse('race');

test('two hands before the hammer: both see whose was first, and by how much, and the later what stands', async () => {
  const anna = await house.visit(desktop);
  const ben = await house.visit(phone);
  await startTogether(house, anna, ben, 1);

  await untilBothMayBidAtTheLastCall(anna, ben);
  await Promise.all([press(anna), press(ben)]);

  const verdict = /(was|were) first(, by the draw)?; .* (\d+ ms later|just as early)/;
  const seen = [anna, ben].map((page) => page.locator('.strip.race').getByText(verdict).innerText());
  const [annas = '', bens = ''] = await Promise.all(seen);
  // The first of the two reads 'you', the other his name.
  expect([annas, bens].filter((text) => text.includes('You were first'))).toHaveLength(1);
  const times = (text: string) => text.slice(text.indexOf(';')).match(/\d+ ms later|just as early/)?.[0];
  expect(times(annas)).toBe(times(bens));
  const [first, late] = annas.includes('You were first') ? ['Anna', ben] : ['Ben', anna];
  await late.getByRole('alert').getByText(`${first} was faster: 10 stands.`).waitFor();
  for (const page of [anna, ben]) expect(await page.locator('.standing .num').innerText()).toBe('10');
});

/** They wait for an auction of the bot's in which nobody has bid until 'going twice'. */
async function untilBothMayBidAtTheLastCall(anna: Page, ben: Page): Promise<void> {
  for (;;) {
    const docks = await Promise.all([look(anna), look(ben)]);
    const bothMayBid = docks.every(({ question }) => question.startsWith('Bid for'));
    const calls = [anna, ben].map((page) =>
      page
        .locator('.ring')
        .getByText(/going twice/i)
        .isVisible(),
    );
    if (bothMayBid && (await Promise.all(calls)).every((called) => called)) return;
    await Promise.all([answerSimply(anna), answerSimply(ben)]);
  }
}

/** As quick as a hand: without looking for the button first. */
const press = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLButtonElement>('.dock .bids .bid')?.click());
