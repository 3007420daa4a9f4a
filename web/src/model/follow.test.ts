import { afterEach, expect, it, vi } from 'vitest';
import { follow, go, route } from './route.svelte';

function press(init: MouseEventInit): MouseEvent {
  const link = document.createElement('a');
  link.setAttribute('href', '/rules/second');
  link.addEventListener('click', (event) => follow(event as unknown as Parameters<typeof follow>[0]));
  document.body.append(link);
  const event = new MouseEvent('click', { cancelable: true, bubbles: true, ...init });
  link.dispatchEvent(event);
  return event;
}

afterEach(() => {
  document.body.replaceChildren();
  go('/');
});

it('a plain click shows the page without reloading', () => {
  vi.stubGlobal('scrollTo', vi.fn());
  expect(press({}).defaultPrevented).toBe(true);
  expect(route()).toEqual({ at: 'rules', edition: 'second', sheet: false });
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser opens the link elsewhere with %o',
  (init) => {
    expect(press(init).defaultPrevented).toBe(false);
    expect(route()).toEqual({ at: 'lobby' });
  },
);

it('an address that programs have changed is replaced by our own', () => {
  history.replaceState(null, '', '/Pad%23Zm9vYmFyYmF6cXV4.');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(route()).toEqual({ at: 'pad', view: 'pad', key: 'Zm9vYmFyYmF6cXV4' });
  expect(location.pathname + location.hash).toBe('/pad#Zm9vYmFyYmF6cXV4');
});

it('the bots of a new table are those that its creator chose', () => {
  go('/t/k7q2m9', ['fox']);
  expect(route()).toEqual({ at: 'table', table: 'k7q2m9', bots: ['fox'] });
});
