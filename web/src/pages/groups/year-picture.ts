import { handOver } from '../../parts/links/hand-over';
import { isolated } from '../../parts/i18n/isolated';
import type { Messages } from '../../parts/i18n/locale.svelte';
import { cow, drawn, height, landscape, panel, width, write } from '../tale/ground';
import { picture } from '../tale/images';
import { display, ink, loadFonts, paper, plainText, player } from '../tale/paint';
import { fileNameOf } from './file-name';
import type { YearCard } from './year';

type Context2D = CanvasRenderingContext2D;

export interface YearPicture {
  readonly cards: readonly YearCard[];
  readonly group: string;
  readonly year: number;
  readonly t: Messages;
}

const animals = ['rooster', 'goose', 'cat', 'dog', 'sheep', 'goat', 'donkey', 'pig', 'cow', 'horse'];

async function herd(context: Context2D): Promise<void> {
  const room = (width - 80) / animals.length;
  for (const [place, animal] of animals.entries()) {
    const face = await picture(animal);
    if (face) context.drawImage(face, 40 + place * room, height - 140, room, room);
  }
  const pale = await picture('fence');
  for (let x = -14; pale && x < width; x += 56) context.drawImage(pale, x, height - 66, 56, 66);
}

function head(context: Context2D, { cards, group, year }: YearPicture): void {
  const [evenings] = cards;
  const evening = evenings === undefined ? '' : `${evenings.number} ${evenings.of}`;
  const font = `800 24px ${plainText}`;
  context.font = font;
  const wide = Math.min(320, context.measureText(evening).width) + 44;
  panel(context, width - 56 - wide, 47, wide, 50, 25, paper);
  context.fillStyle = ink;
  write(context, evening, font, width - 34 - wide, 80, 320, 0);
  const room = width - 56 - wide - 150;
  context.font = `900 40px ${display}`;
  context.fillText(`${isolated(group)} ${year}`, 132, 86, room);
}

/** Draws a card with its number, with a person's emblem or alone. */
async function card(
  context: Context2D,
  entry: YearCard,
  place: { x: number; wide: number; colour: string; on: string },
  t: Messages,
) {
  const { x, wide, colour, on } = place;
  const top = 134;
  panel(context, x, top, wide, 206, 30, colour);
  const { person } = entry;
  const left = x + (person === undefined ? 28 : 150);
  const room = x + wide - left - 20;
  if (person !== undefined) {
    context.save();
    context.translate(x + 82, top + 103);
    await player(context, person.emblem, 92, { bots: [], t });
    context.restore();
  }
  context.fillStyle = on;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.font = `800 22px ${plainText}`;
  context.fillText(entry.title, left, top + 46, room);
  context.font = `900 78px ${display}`;
  context.fillText(entry.number, left, top + 124, room);
  context.font = `700 20px ${plainText}`;
  context.fillText(entry.of === '' ? entry.line : entry.of, left, top + 176, room);
}

/** Draws the year as a picture; nothing of it leaves the browser. */
export async function yearPicture(year: YearPicture): Promise<Blob | null> {
  await loadFonts();
  const [, wins, best, collects] = year.cards;
  const places = [
    { x: 56, wide: 402, colour: paper, on: ink },
    { x: 480, wide: 321, colour: '#b3312c', on: '#fffaf0' },
    { x: 823, wide: 321, colour: '#2f5d8c', on: '#fff' },
  ];
  return drawn(async (context) => {
    await landscape(context);
    await herd(context);
    await cow(context, 56, 40, 64);
    head(context, year);
    for (const [index, entry] of [wins, best, collects].entries()) {
      const place = places[index];
      if (entry !== undefined && place !== undefined) await card(context, entry, place, year.t);
    }
  });
}

export async function saveYear(year: YearPicture): Promise<void> {
  const picture = await yearPicture(year);
  if (picture !== null) await handOver(picture, fileNameOf(year.group, String(year.year), 'png'));
}
