// Tests the package in a simulated browser on Node, as Jest with jsdom: with the files for browsers, without `fetch`,
// TextEncoder and TextDecoder. Run with --experimental-vm-modules, which Jest needs for ES modules.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createContext, SourceTextModule } from 'node:vm';

const dist = new URL('./node_modules/kuhhandel/dist/', import.meta.url);
const context = createContext({ console, process, URL });
const modules = new Map();

function moduleAt(address) {
  const known = modules.get(address.href);
  if (known !== undefined) return known;
  const module = new SourceTextModule(readFileSync(address, 'utf8'), {
    context,
    identifier: address.href,
    initializeImportMeta: (meta) => {
      meta.url = address.href;
    },
  });
  modules.set(address.href, module);
  return module;
}

const linked = (name, from) =>
  moduleAt(name === '#instance' ? new URL('instance.browser.js', dist) : new URL(name, from.identifier));

async function loaded(file) {
  const module = moduleAt(new URL(file, dist));
  await module.link(linked);
  await module.evaluate();
  return module.namespace;
}

const { bots, playBots } = await loaded('index.js');
await loaded('fox.js');
assert.ok(bots().some(({ name }) => name === 'fox'));
const record = playBots({ edition: 'mini-2', seats: ['A', 'B'], seed: '1' }, ['fox', 'random']);
assert.equal(record.seats.length, 2);
assert.ok(record.commands.length > 0);
