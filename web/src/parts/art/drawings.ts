import sheet from './icons.svg?raw';

const drawings = new DOMParser().parseFromString(sheet, 'image/svg+xml');

/**
 * Draws an icon or the emblem of a seat into an `<svg>` of the page, in the colour of the text around it. Its
 * lines are copied, because a `<use>` of another file costs its own tree each time, in style, layout and
 * paint.
 */
export function drawing(id: string): (svg: SVGSVGElement) => void {
  const drawn = drawings.getElementById(id);
  return (svg) => {
    for (const { name, value } of drawn?.attributes ?? []) if (name !== 'id') svg.setAttribute(name, value);
    svg.replaceChildren(...[...(drawn?.children ?? [])].map((line) => document.importNode(line)));
  };
}
