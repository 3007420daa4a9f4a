import type { Replay, Tale } from '../../wire/protocol';
import { isolated } from '../../parts/i18n/isolated';
import { grouped } from '../../parts/i18n/locale.svelte';
import type { TaleMessages } from '../../parts/i18n/messages.gen';
import { endingOf, type Ending } from './ending';
import { cow, drawn, height, landscape, plate, width, write } from './ground';
import { picture } from './images';
import { linesOf } from './lines';
import { centred, display, ink, loadFonts, paint, paper, plainText, player, type Cast } from './paint';
import { sceneHeight, sceneOf, sceneWidth } from './scene';
import type { Told } from './telling';

type Pen = CanvasRenderingContext2D;

/** The content of the picture. */
export interface Shared {
  readonly replay: Replay;
  /** The game's name. */
  readonly name: string;
  readonly tale: Tale;
  readonly tag: string;
  readonly told: Told;
  readonly cast: Cast;
  readonly words: TaleMessages;
}

async function flags(pen: Pen): Promise<void> {
  const bunting = await picture('bunting');
  for (let x = -30; bunting && x < width; x += 420) pen.drawImage(bunting, x, 0, 420, 84);
}

async function brand(pen: Pen): Promise<void> {
  await cow(pen, 64, 112, 56);
  pen.fillStyle = ink;
  write(pen, 'Kuhhandel', `900 32px ${display}`, 134, 152, 400, 0);
}

const room = 590;

/** As large as two lines allow. */
function headline(pen: Pen, { replay, name, cast, words }: Shared, ending: Ending): number {
  const { wins, win } = cast.t.play.score;
  const names = ending.winners.map((seat) => isolated(replay.seats[seat] ?? '?')).join(cast.t.page.and);
  const said = words.won(ending.winners.length === 1 ? wins(names) : win(names), ending.score);
  const fontOf = (size: number) => `900 ${size}px ${display}`;
  const size = [82, 66, 54, 44].find((size) => fits(pen, said, fontOf(size))) ?? 36;
  pen.fillStyle = ink;
  const under = write(pen, said, fontOf(size), 64, 190 + size * 0.8, room, size);
  return write(pen, name, `700 24px ${plainText}`, 64, under - size * 0.35, room, 30);
}

function fits(pen: Pen, text: string, font: string): boolean {
  pen.font = font;
  const widthOf = (words: string) => pen.measureText(words).width;
  const lines = linesOf(text, room, widthOf);
  return lines.length <= 2 && lines.every((line) => widthOf(line) <= room);
}

/** Draws the others with their scores on plates, as many per line as fit. */
function others(pen: Pen, { replay }: Shared, ending: Ending, top: number): number {
  const each = ending.others.map(({ seat, score }) => `${replay.seats[seat] ?? '?'} ${grouped(score)}`);
  pen.font = `800 24px ${plainText}`;
  const most = 560;
  const lines: string[] = [];
  for (const one of each) {
    const last = lines.at(-1);
    const longer = `${last} · ${one}`;
    if (last !== undefined && pen.measureText(longer).width <= most) lines[lines.length - 1] = longer;
    else lines.push(one);
  }
  lines.forEach((line, index) => {
    const y = top + index * 50;
    pen.font = `800 24px ${plainText}`;
    const wide = Math.min(most, pen.measureText(line).width) + 44;
    pen.fillStyle = paper;
    pen.beginPath();
    pen.roundRect(64, y, wide, 44, 22);
    pen.fill();
    pen.fillStyle = ink;
    pen.textAlign = 'left';
    pen.textBaseline = 'middle';
    pen.fillText(line, 86, y + 23, most);
  });
  return top + lines.length * 50;
}

async function faces(pen: Pen, { cast }: Shared, ending: Ending, top: number): Promise<void> {
  const seats = [...ending.winners, ...ending.others.map(({ seat }) => seat)];
  for (const [place, seat] of seats.entries()) {
    pen.save();
    pen.translate(92 + place * 78, top + 36);
    await player(pen, seat, ending.winners.includes(seat) ? 62 : 52, cast);
    pen.restore();
  }
}

function label(pen: Pen, tag: string): void {
  pen.font = `900 20px ${display}`;
  const wide = pen.measureText(tag).width + 26;
  pen.save();
  pen.translate(26 + wide / 2, 38);
  pen.fillStyle = '#ffc93f';
  pen.beginPath();
  pen.roundRect(-wide / 2, -17, wide, 34, 11);
  pen.fill();
  pen.fillStyle = ink;
  centred(pen, tag, pen.font, 2);
  pen.restore();
}

const cardWide = 440;
const edge = 12;
const margin = 26;
const pictureHigh = 330;

/** Draws the card of the tale, as high as its text needs, slightly rotated. */
async function card(pen: Pen, { tale, tag, told, cast, replay }: Shared): Promise<void> {
  const most = cardWide - 2 * margin;
  const linesAt = (text: string, font: string) => {
    pen.font = font;
    return linesOf(text, most, (words) => pen.measureText(words).width).length;
  };
  const [titleFont, textFont] = [`900 31px ${display}`, `600 21px ${plainText}`];
  const high =
    edge + pictureHigh + 34 * linesAt(told.title, titleFont) + 28 * linesAt(told.text, textFont) + 40;
  const scale = (cardWide - 2 * edge) / sceneWidth;
  pen.save();
  pen.translate(706, Math.max(76, (height - high) / 2 + 18));
  pen.rotate((2.5 * Math.PI) / 180);
  plate(pen, 0, 0, cardWide, high, 30, paper);
  pen.save();
  pen.translate(edge, edge);
  pen.beginPath();
  pen.roundRect(0, 0, cardWide - 2 * edge, pictureHigh, 20);
  pen.clip();
  pen.translate(0, 0.6 * (pictureHigh - sceneHeight * scale));
  pen.scale(scale, scale);
  await paint(pen, sceneOf(tale, replay.edition), cast);
  pen.restore();
  label(pen, tag);
  pen.fillStyle = ink;
  const under = write(pen, told.title, titleFont, margin, edge + pictureHigh + 38, most, 34);
  write(pen, told.text, textFont, margin, under, most, 28);
  pen.restore();
}

/** Draws one tale as a picture, with all players and the result. Nothing of it leaves the browser. */
export async function sharePicture(shared: Shared): Promise<Blob | null> {
  await loadFonts();
  return drawn(async (pen) => {
    await landscape(pen);
    await flags(pen);
    await brand(pen);
    const ending = endingOf(shared.replay);
    if (ending !== undefined) {
      const under = others(pen, shared, ending, headline(pen, shared, ending));
      await faces(pen, shared, ending, under + 12);
    }
    await card(pen, shared);
  });
}
