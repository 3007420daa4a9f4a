import type { Replay, Tale } from '../../wire/protocol';
import { isolated } from '../../parts/i18n/isolated';
import { grouped } from '../../parts/i18n/locale.svelte';
import type { TaleMessages } from '../../parts/i18n/messages.gen';
import { endingOf, type Ending } from './ending';
import { cow, drawn, height, landscape, panel, width, write } from './ground';
import { picture } from './images';
import { linesOf } from './lines';
import { centred, display, ink, loadFonts, paint, paper, plainText, player, type Cast } from './paint';
import { sceneHeight, sceneOf, sceneWidth } from './scene';
import type { TaleCaption } from './captions';

type Context2D = CanvasRenderingContext2D;

/** The content of the picture. */
export interface Shared {
  readonly replay: Replay;
  /** The game's name. */
  readonly name: string;
  readonly tale: Tale;
  readonly tag: string;
  readonly caption: TaleCaption;
  readonly cast: Cast;
  readonly words: TaleMessages;
}

async function flags(context: Context2D): Promise<void> {
  const bunting = await picture('bunting');
  for (let x = -30; bunting && x < width; x += 420) context.drawImage(bunting, x, 0, 420, 84);
}

async function brand(context: Context2D): Promise<void> {
  await cow(context, 64, 112, 56);
  context.fillStyle = ink;
  write(context, 'Kuhhandel', `900 32px ${display}`, 134, 152, 400, 0);
}

const room = 590;

/** As large as two lines allow. */
function headline(context: Context2D, { replay, name, cast, words }: Shared, ending: Ending): number {
  const { wins, win } = cast.t.play.score;
  const names = ending.winners.map((seat) => isolated(replay.seats[seat] ?? '?')).join(cast.t.page.and);
  const winLine = words.won(ending.winners.length === 1 ? wins(names) : win(names), ending.score);
  const fontOf = (size: number) => `900 ${size}px ${display}`;
  const size = [82, 66, 54, 44].find((size) => fits(context, winLine, fontOf(size))) ?? 36;
  context.fillStyle = ink;
  const under = write(context, winLine, fontOf(size), 64, 190 + size * 0.8, room, size);
  return write(context, name, `700 24px ${plainText}`, 64, under - size * 0.35, room, 30);
}

function fits(context: Context2D, text: string, font: string): boolean {
  context.font = font;
  const widthOf = (words: string) => context.measureText(words).width;
  const lines = linesOf(text, room, widthOf);
  return lines.length <= 2 && lines.every((line) => widthOf(line) <= room);
}

/** Draws the others with their scores on plates, as many per line as fit. */
function others(context: Context2D, { replay }: Shared, ending: Ending, top: number): number {
  const each = ending.others.map(({ seat, score }) => `${replay.seats[seat] ?? '?'} ${grouped(score)}`);
  context.font = `800 24px ${plainText}`;
  const most = 560;
  const lines: string[] = [];
  for (const one of each) {
    const last = lines.at(-1);
    const longer = `${last} · ${one}`;
    if (last !== undefined && context.measureText(longer).width <= most) lines[lines.length - 1] = longer;
    else lines.push(one);
  }
  lines.forEach((line, index) => {
    const y = top + index * 50;
    context.font = `800 24px ${plainText}`;
    const wide = Math.min(most, context.measureText(line).width) + 44;
    context.fillStyle = paper;
    context.beginPath();
    context.roundRect(64, y, wide, 44, 22);
    context.fill();
    context.fillStyle = ink;
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.fillText(line, 86, y + 23, most);
  });
  return top + lines.length * 50;
}

async function faces(context: Context2D, { cast }: Shared, ending: Ending, top: number): Promise<void> {
  const seats = [...ending.winners, ...ending.others.map(({ seat }) => seat)];
  for (const [place, seat] of seats.entries()) {
    context.save();
    context.translate(92 + place * 78, top + 36);
    await player(context, seat, ending.winners.includes(seat) ? 62 : 52, cast);
    context.restore();
  }
}

function label(context: Context2D, tag: string): void {
  context.font = `900 20px ${display}`;
  const wide = context.measureText(tag).width + 26;
  context.save();
  context.translate(26 + wide / 2, 38);
  context.fillStyle = '#ffc93f';
  context.beginPath();
  context.roundRect(-wide / 2, -17, wide, 34, 11);
  context.fill();
  context.fillStyle = ink;
  centred(context, tag, context.font, 2);
  context.restore();
}

const cardWide = 440;
const edge = 12;
const margin = 26;
const pictureHigh = 330;

/** Draws the card of the tale, as high as its text needs, slightly rotated. */
async function card(context: Context2D, { tale, tag, caption, cast, replay }: Shared): Promise<void> {
  const most = cardWide - 2 * margin;
  const linesAt = (text: string, font: string) => {
    context.font = font;
    return linesOf(text, most, (words) => context.measureText(words).width).length;
  };
  const [titleFont, textFont] = [`900 31px ${display}`, `600 21px ${plainText}`];
  const high =
    edge + pictureHigh + 34 * linesAt(caption.title, titleFont) + 28 * linesAt(caption.text, textFont) + 40;
  const scale = (cardWide - 2 * edge) / sceneWidth;
  context.save();
  context.translate(706, Math.max(76, (height - high) / 2 + 18));
  context.rotate((2.5 * Math.PI) / 180);
  panel(context, 0, 0, cardWide, high, 30, paper);
  context.save();
  context.translate(edge, edge);
  context.beginPath();
  context.roundRect(0, 0, cardWide - 2 * edge, pictureHigh, 20);
  context.clip();
  context.translate(0, 0.6 * (pictureHigh - sceneHeight * scale));
  context.scale(scale, scale);
  await paint(context, sceneOf(tale, replay.edition), cast);
  context.restore();
  label(context, tag);
  context.fillStyle = ink;
  const under = write(context, caption.title, titleFont, margin, edge + pictureHigh + 38, most, 34);
  write(context, caption.text, textFont, margin, under, most, 28);
  context.restore();
}

/** Draws one tale as a picture, with all players and the result. Nothing of it leaves the browser. */
export async function sharePicture(shared: Shared): Promise<Blob | null> {
  await loadFonts();
  return drawn(async (context) => {
    await landscape(context);
    await flags(context);
    await brand(context);
    const ending = endingOf(shared.replay);
    if (ending !== undefined) {
      const under = others(context, shared, ending, headline(context, shared, ending));
      await faces(context, shared, ending, under + 12);
    }
    await card(context, shared);
  });
}
