import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** What axe-core finds on the page as it stands, in light and in dark; nothing at all is what we want. */
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
  const violations = await page.evaluate(
    async (options) => (await window.axe.run(document, options)).violations,
    rules,
  );
  return violations.map(
    ({ id, impact, nodes }) =>
      `${colorScheme}: ${id} (${impact}) at ${nodes[0]?.target.join(' ')}: ${nodes[0]?.failureSummary}`,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
