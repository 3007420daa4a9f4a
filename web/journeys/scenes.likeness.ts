import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { moments } from '../src/model/fixtures/moments';
import { scenes } from '../src/model/fixtures/scenes';
import { theBrowser } from './support/browser';
import { visitor } from './support/visits';
import { differences, otherTree, stop } from './support/likeness';
import { openScenes, type Scenes } from './support/scenes';

const mine = openScenes();
const others = openScenes(otherTree());

async function open(tree: Scenes, scene: string): Promise<Page> {
  const browser = await theBrowser();
  const context = await browser.newContext(visitor);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await stop(page);
  await tree.open(page, scene);
  await page.waitForLoadState('networkidle');
  return page;
}

test.each([...Object.keys(scenes), ...Object.keys(moments)])(
  '%s looks as in the other tree',
  async (scene) => {
    expect(await differences(scene, await open(mine, scene), await open(others, scene))).toEqual([]);
  },
);
