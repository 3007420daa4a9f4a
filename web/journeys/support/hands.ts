import type { Page } from 'playwright-core';
import { change, handsOn, dockOf, move, onlyWhenLate, play, type Dice, type Dock } from './player';
import type { VisitedServer } from './visits';
import { phone } from './visits';

/** A guest opens the link of the code on the screen, types a name and sits down. */
export async function sitDown(server: VisitedServer, name: string, link: string): Promise<Page> {
  const page = await server.visit(phone);
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  return page;
}

const laysNotes = /^(Make your offer|Tie|Take it|Pay|Choose)/;
const isCovered = ({ question, buttons }: Dock): boolean =>
  laysNotes.test(question) && !buttons.some((name) => /Add one$/.test(name));

/** Leaves the purse open, if it is covered: notes of a covered purse look the same. */
async function uncover(page: Page): Promise<void> {
  const eye = page.getByRole('button', { name: 'Secrets are covered. Leave them open' });
  if (await eye.isVisible()) await eye.click({ timeout: 2000 }).catch(onlyWhenLate);
}

/** Plays on a phone at a big screen, until the score or `enough` is seen; opens the purse for questions about notes. */
export async function playHand(
  page: Page,
  dice: Dice,
  enough: (dock: Dock) => boolean = () => false,
): Promise<void> {
  for (;;) {
    let met: Dock | undefined;
    await play(page, dice, (dock) => {
      met = isCovered(dock) || enough(dock) ? dock : undefined;
      return met !== undefined;
    });
    if (met === undefined || enough(met)) return;
    await uncover(page);
    const dock = await dockOf(page);
    await move(handsOn(page), dock, dice);
    await change(page, dock, 4000).catch(onlyWhenLate);
  }
}
