import { expect, it } from 'vitest';
import { drawing } from './drawings';

const drawn = (...ids: string[]): SVGSVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const id of ids) drawing(id)(svg);
  return svg;
};

it('an icon includes its paths and styles, in the text colour', () => {
  const eye = drawn('i-eye');
  expect([...eye.children].map(({ localName }) => localName)).toEqual(['path', 'circle']);
  expect(eye.getAttribute('viewBox')).toBe('0 0 24 24');
  expect(eye.getAttribute('stroke')).toBe('currentColor');
});

it('an icon has no id because it is used repeatedly', () => {
  expect(drawn('i-eye').outerHTML).not.toContain('id=');
});

it('another emblem replaces the previous one', () => {
  expect(drawn('seat-bell', 'seat-boot').innerHTML).toBe(drawn('seat-boot').innerHTML);
});
