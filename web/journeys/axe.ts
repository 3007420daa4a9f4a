import axe from 'axe-core';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core finds on the page as it stands, in light and in dark; nothing at all is what we want. */
export async function findings(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(
      (values) => window.axe.run(document, { runOnly: { type: 'tag', values } }),
      tags,
    );
    for (const { id, impact, nodes } of violations) {
      found.push(
        `${where}, ${colorScheme}: ${id} (${impact}) at ${nodes[0]?.target.join(' ')}: ${nodes[0]?.failureSummary}`,
      );
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
