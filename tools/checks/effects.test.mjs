// Effects of the client that assign state in different ways, and effects that are allowed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effects } from './effects.mjs';
import { allows, finds, tree } from './fixture.mjs';

const component = (script) => ({
  'web/src/a.svelte': `<script lang="ts">\n${script}\n</script>\n<p>text</p>\n`,
});

const counter = {
  'web/src/counter.svelte.ts': `export class Counter {
  count = $state(0);
  readonly inner = new Inner();
  #last = 0;
  step(): void { this.#add(); }
  note(): void { this.#last = 1; }
  #add(): void { this.count += 1; }
  set start(start: number) { this.#last = start; this.count = start; }
}
export class Inner { text = $state(''); write(): void { this.text = 'a'; } }
export const counter = new Counter();
export const stepTwice = () => { counter.step(); counter.step(); };
`,
};
const using = (script) => ({
  ...counter,
  ...component(`import { Counter, counter, stepTwice } from './counter.svelte';\n${script}`),
});

test('effects: none assigns a state of its own component, at once or later', () => {
  finds(
    effects,
    component('let open = $state(false);\n$effect(() => { open = true; });'),
    'a.svelte:3: an effect assigns state: open',
  );
  finds(effects, component('let list = $state([]);\n$effect.pre(() => { list.push(1); });'), 'list.push');
  finds(effects, component('let at = $state({ x: 0 });\n$effect(() => { at.x += 1; });'), 'at.x');
  finds(
    effects,
    component('let rows = $state.raw();\n$effect(() => void load().then((all) => (rows = all)));'),
    'rows',
  );
  finds(effects, component('let now = $derived(0);\n$effect(() => { setTimeout(() => now++, 9); });'), 'now');
});

test('effects: none calls a function that assigns state', () => {
  finds(
    effects,
    component('let open = $state(false);\nfunction show() { open = true; }\n$effect(() => show());'),
    'show(): open',
  );
  finds(
    effects,
    component('let open = $state(false);\nconst show = () => (open = true);\n$effect(show);'),
    'show(): open',
  );
  finds(effects, using('$effect(() => stepTwice());'), 'stepTwice(): step(): #add(): this.count');
  finds(effects, using('$effect(() => { counter.step(); });'), 'step(): #add(): this.count');
  finds(
    effects,
    using('const own = new Counter();\n$effect(() => { own.inner.write(); });'),
    'write(): this.text',
  );
});

test('effects: none assigns a field of an object whose class is not known here', () => {
  finds(
    effects,
    using('const { scene } = $props();\n$effect(() => { scene.first.count = 1; });'),
    'scene.first.count',
  );
  finds(
    effects,
    using('const scene = useScene();\n$effect(() => scene.first.step());'),
    'scene.first.step (Counter)',
  );
  finds(effects, using('$effect(() => { counter.start = 1; });'), 'counter.start');
});

test('effects: none reports to its parent', () => {
  finds(
    effects,
    component('const { done } = $props();\n$effect(() => { if (ready) untrack(done); });'),
    'done() of the parent',
  );
  finds(effects, component('const { done } = $props();\n$effect(() => done());'), 'done() of the parent');
});

test('effects: they may change things outside the page, and variables that nothing shows', () => {
  allows(effects, component('let box = $state();\n$effect(() => box?.showModal());'));
  allows(
    effects,
    component('let before = 0;\nconst seen = new Map();\n$effect(() => { before = 1; seen.set(1, 2); });'),
  );
  allows(effects, using('$effect(() => { counter.note(); document.title = `${counter.count}`; });'));
  allows(effects, component('let box = $state<HTMLElement>();\n$effect(() => { box.title = word; });'));
});

test('effects: an exception has a reason and is needed', () => {
  const path = 'web/src/parts/announce/announcer.svelte.ts';
  allows(effects, {
    [path]: 'let text = $state(0);\n$effect(() => { text = 1; });\n',
  });
  assert.deepEqual(effects(tree({ [path]: '' })), [`${path}: no longer needs its exception in effects.mjs`]);
});
