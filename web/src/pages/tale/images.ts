import { art } from '../../parts/art/pictures';
import { drawing } from '../../parts/art/drawings';
import { emblemOf } from '../../parts/cards/emblems';
import type { Seat } from '../../wire/protocol';

const namespace = 'http://www.w3.org/2000/svg';

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

const known = new Map<string, Promise<HTMLImageElement | undefined>>();

async function fetched(address: string, width: number): Promise<HTMLImageElement | undefined> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // A canvas draws an image only if it has its own size, which our drawings leave to the page.
  return imageOf((await answer.text()).replace('<svg ', `<svg width="${width}" `));
}

/** Returns a drawing of ours for a canvas, by its name; undefined if there is no such drawing. */
export function picture(name: string, width = 480): Promise<HTMLImageElement | undefined> {
  const address = art(name);
  if (address === '') return Promise.resolve(undefined);
  const key = `${address} ${width}`;
  const image = known.get(key) ?? fetched(address, width);
  known.set(key, image);
  image.catch(() => known.delete(key));
  return image;
}

/** Returns the emblem of a seat in that colour. */
export function emblem(seat: Seat, colour: string): Promise<HTMLImageElement> {
  const svg = document.createElementNS(namespace, 'svg');
  drawing(`seat-${emblemOf(seat)}`)(svg);
  svg.setAttribute('xmlns', namespace);
  svg.setAttribute('width', '240');
  svg.setAttribute('height', '240');
  svg.setAttribute('color', colour);
  return imageOf(new XMLSerializer().serializeToString(svg));
}
