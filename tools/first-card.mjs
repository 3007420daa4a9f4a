// first-card.mjs COMMAND...: measures the seconds from the start of COMMAND, which serves the game, to the first card
// on the table. A browser opens the first address that COMMAND prints, and clicks 'Play against bots now' and, if
// needed, 'Auction a card'. Prints one line of JSON: seconds to the address, the page and the card, and the CPU time of
// COMMAND, which depends less on other work on the machine.
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

/** Starts the command as a process group, so that end() also ends its child processes. */
function start([program, ...words]) {
  const step = spawn(program, words, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = new Promise((resolve, reject) => {
    let output = '';
    const read = (text) => {
      output += text;
      const [found] = /http:\/\/[\w.-]+:\d+\/(?=\W)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    step.stdout.setEncoding('utf8').on('data', read);
    step.stderr.setEncoding('utf8').on('data', read);
    step.on('error', reject).on('exit', (code) => reject(new Error(`exited with ${code}: ${output}`)));
  });
  return {
    address,
    pid: step.pid,
    end: () => step.exitCode ?? process.kill(-step.pid),
  };
}

/** Returns the CPU seconds of a process and of the child processes that it has waited for. A tick is 10 ms. */
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

// The start of the browser is not measured.
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
const step = start(command);
try {
  const address = await step.address;
  const printed = since();
  await page.goto(address);
  const play = page.getByRole('button', { name: 'Play against bots now' });
  await play.waitFor();
  const shown = since();
  await play.click();
  await playUntilACard(page);
  const card = since();
  console.log(
    JSON.stringify({
      address: printed,
      page: shown,
      card,
      processor: processorSecondsOf(step.pid),
    }),
  );
} finally {
  step.end();
  await browser.close();
}
