import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { stillness } from './stillness';

const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Speech control uses visible labels; axe-core checks this rule only on request.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** Returns the findings of axe-core on the current page, in light and dark; there should be none. */
export async function findings(page: Page, where: string): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  // A theme changes colours and nothing else, so the other rules are asked once.
  const inDark = await violationsIn(page, 'dark', colours);
  const inLight = await violationsIn(page, 'light', everything);
  return [...inLight, ...inDark].map((found) => `${where}, ${found}`);
}

async function violationsIn(page: Page, colorScheme: 'light' | 'dark', rules: RunOptions): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  const standing = await standingIn(page, rules);
  return standing.map(
    ({ id, impact, where, summary }) => `${colorScheme}: ${id} (${impact}) at ${where}: ${summary}`,
  );
}

/** Elements that fade in are pale for a moment: a fault must be found at the same place three times. */
async function standingIn(page: Page, rules: RunOptions): Promise<readonly Violation[]> {
  let standing = await findViolations(page, rules);
  for (let again = 0; again < 2 && standing.length > 0; again += 1) {
    await stillness(page);
    const found = await findViolations(page, rules);
    standing = found.filter(({ id, where }) =>
      standing.some((known) => known.id === id && known.where === where),
    );
  }
  return standing;
}

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly where: string;
  readonly summary: string;
}

async function findViolations(page: Page, rules: RunOptions): Promise<readonly Violation[]> {
  const found = await page.evaluate(
    async (options) => (await window.axe.run(document, options)).violations,
    rules,
  );
  return found.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      id,
      impact: impact ?? 'minor',
      where: target.join(' '),
      summary: failureSummary ?? '',
    })),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
