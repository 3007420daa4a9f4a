// first-card.mjs COMMAND...: measures the seconds from a step to the first card on the table. COMMAND is the
// step of a user, which ends by serving the game: a browser opens the first address that it prints, taps
// 'Play against bots now' and, if needed, 'Auction a card'. Prints one line of JSON: seconds to the address,
// the page and the card, and the processor time of the step so far, which depends less on other work on the
// machine.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const command = process.argv.slice(2);
if (command.length === 0) {
  console.error('usage: node tools/first-card.mjs COMMAND...');
  process.exit(2);
}
const { chromium } = createRequire(new URL('../web/package.json', import.meta.url))('playwright-core');
const patience = 3_600_000;

/** Starts the step; all that it starts is of one group, and ends with it. */
function takeStep([program, ...words]) {
  const step = spawn(program, words, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = new Promise((resolve, reject) => {
    let said = '';
    const read = (text) => {
      said += text;
      const [found] = /http:\/\/[\w.-]+:\d+\/(?=\W)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    step.stdout.setEncoding('utf8').on('data', read);
    step.stderr.setEncoding('utf8').on('data', read);
    step.on('error', reject).on('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  return {
    address,
    pid: step.pid,
    end: () => step.exitCode ?? process.kill(-step.pid),
  };
}

/** Processor seconds of a process and of those that it has waited for, at 100 ticks a second. */
function processorSecondsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return fields.slice(11, 15).reduce((all, ticks) => all + Number(ticks), 0) / 100;
}

async function playUntilACard(page) {
  const card = page.locator('.lot').first();
  const begin = page.getByRole('button', { name: 'Auction a card' });
  await card.or(begin).first().waitFor();
  if (!(await card.isVisible())) await begin.click();
  await card.waitFor();
}

// The user has a browser already.
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_LIGHT ?? '/usr/bin/chromium-headless-shell',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({
  locale: 'en-GB',
  viewport: { width: 390, height: 844 },
});
page.setDefaultTimeout(patience);
const began = performance.now();
const since = () => Number(((performance.now() - began) / 1000).toFixed(2));
const step = takeStep(command);
try {
  const address = await step.address;
  const told = since();
  await page.goto(address);
  const start = page.getByRole('button', { name: 'Play against bots now' });
  await start.waitFor();
  const shown = since();
  await start.click();
  await playUntilACard(page);
  const card = since();
  console.log(
    JSON.stringify({
      address: told,
      page: shown,
      card,
      processor: processorSecondsOf(step.pid),
    }),
  );
} finally {
  step.end();
  await browser.close();
}
