import { grouped } from '../../parts/i18n/locale.svelte';
import { groundOf } from '../../parts/cards/art';
import type { Messages } from '../../parts/i18n/locale.svelte';
import type { Seat } from '../../wire/protocol';
import { figures, loadFigures } from './figures';
import { emblem, picture } from './images';
import { sceneHeight, sceneWidth, type Item, type Scene } from './scene';

export const display = `${figures}, "Vollkorn Variable", serif`;
export const plainText = '"Nunito Variable", sans-serif';
export const ink = '#22302c';
export const paper = '#fffaf0';
const act = '#ffc93f';

/** The light-mode colours of `.seat-…` in the tokens: a picture is the same in every theme. */
const colours = ['#2f7d4f', '#e5ad2f', '#2f5d8c', '#b5443a', '#6b4c93', '#efa3a0'];
const onColours = ['#fff', ink, '#fff', '#fff', '#fff', ink];

/** The players by seat with their kinds of bots, and the texts to name them. */
export interface Cast {
  readonly bots: readonly (string | undefined)[];
  readonly t: Messages;
}

type Of<Draw extends Item['draw']> = Extract<Item, { draw: Draw }>;
type Pen = CanvasRenderingContext2D;

/** Adds a path with round corners, around the middle. */
function box(pen: Pen, width: number, height: number, radius: number | number[]): void {
  pen.beginPath();
  pen.roundRect(-width / 2, -height / 2, width, height, radius);
}

function shadow(pen: Pen, blur: number): void {
  pen.shadowColor = '#22302c55';
  pen.shadowBlur = blur;
  pen.shadowOffsetY = blur / 3;
}

export function centred(pen: Pen, text: string, font: string, y = 0, widest?: number): void {
  pen.font = font;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, 0, y, widest);
}

async function card(pen: Pen, { animal, worth, width }: Of<'card'>, { t }: Cast): Promise<void> {
  const em = width / 10;
  const [ground, drawn] = await Promise.all([picture(`ground-${animal}`), picture(animal)]);
  const [inner, high] = [width - 0.8 * em, 1.4 * width - 0.8 * em];
  pen.save();
  shadow(pen, 9);
  pen.fillStyle = paper;
  box(pen, width, 1.4 * width, 0.85 * em);
  pen.fill();
  pen.restore();
  pen.save();
  box(pen, inner, high, 0.55 * em);
  pen.clip();
  pen.fillStyle = groundOf(animal);
  pen.fill();
  if (ground) pen.drawImage(ground, -inner / 2, -high / 2, inner, high);
  const size = 0.96 * inner;
  if (drawn) pen.drawImage(drawn, -size / 2, high / 2 - 1.8 * em - size, size, size);
  pen.fillStyle = paper;
  pen.fillRect(-inner / 2, high / 2 - 1.75 * em, inner, 1.75 * em);
  pen.fillStyle = ink;
  centred(pen, t.card(animal).name, `900 ${1.32 * em}px ${display}`, high / 2 - 0.8 * em, inner - em);
  pen.restore();
  tag(pen, worth, em, width);
}

function tag(pen: Pen, worth: number, em: number, width: number): void {
  pen.font = `900 ${1.7 * em}px ${display}`;
  const wide = pen.measureText(grouped(worth)).width + 0.9 * em;
  pen.save();
  pen.translate(-width / 2 + 0.55 * em + wide / 2, -0.7 * width + 1.7 * em);
  pen.fillStyle = act;
  box(pen, wide, 2.3 * em, 0.4 * em);
  pen.fill();
  pen.fillStyle = ink;
  centred(pen, grouped(worth), pen.font, 0.2 * em);
  pen.restore();
}

async function plainPicture(pen: Pen, { name, width, height }: Of<'picture'>): Promise<void> {
  const image = await picture(name);
  if (image === undefined) return;
  shadow(pen, 6);
  pen.drawImage(image, -width / 2, -height / 2, width, height);
}

function sum(pen: Pen, { amount, plate }: Of<'sum'>): void {
  const font = `900 ${plate ? 42 : 54}px ${display}`;
  pen.font = font;
  if (plate) {
    pen.save();
    shadow(pen, 8);
    pen.fillStyle = paper;
    box(pen, pen.measureText(grouped(amount)).width + 30, 58, 16);
    pen.fill();
    pen.restore();
  }
  pen.fillStyle = ink;
  centred(pen, grouped(amount), font, 3, 130);
}

const disc = (pen: Pen, radius: number): void => {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fill();
};

/** Draws a seat as `Face` shows it: the face of its bot, or its emblem. */
export async function player(pen: Pen, seat: Seat, size: number, { bots }: Cast): Promise<void> {
  const colour = colours[seat % colours.length] ?? ink;
  const bot = bots[seat];
  const face = bot === undefined ? undefined : await picture(`bot-${bot}`);
  pen.fillStyle = paper;
  disc(pen, size / 2 + 4.5);
  pen.fillStyle = colour;
  disc(pen, size / 2 + (face === undefined ? 1 : 3));
  if (face === undefined) {
    const image = await emblem(seat, onColours[seat % onColours.length] ?? paper);
    pen.drawImage(image, -0.32 * size, -0.32 * size, 0.64 * size, 0.64 * size);
    return;
  }
  pen.save();
  pen.fillStyle = paper;
  disc(pen, size / 2);
  pen.clip();
  pen.fillStyle = `${colour}57`;
  disc(pen, size / 2);
  pen.drawImage(face, -size / 2, -size / 2, size, size);
  pen.restore();
}

function ring(pen: Pen, { radius }: Of<'ring'>): void {
  for (const [colour, inset] of [
    ['#8a5a34', 0],
    ['#ffc93f', 14],
    ['#f1dba6', 20],
  ] as const) {
    pen.fillStyle = colour;
    disc(pen, radius - inset);
  }
}

function cross(pen: Pen, { size }: Of<'cross'>): void {
  pen.strokeStyle = '#b3312c';
  pen.lineWidth = 12;
  pen.lineCap = 'round';
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo((-side * size) / 2, -size / 2);
    pen.lineTo((side * size) / 2, size / 2);
    pen.stroke();
  }
}

async function draw(pen: Pen, item: Item, cast: Cast): Promise<void> {
  switch (item.draw) {
    case 'card':
      return card(pen, item, cast);
    case 'picture':
      return plainPicture(pen, item);
    case 'sum':
      sum(pen, item);
      break;
    case 'player':
      return player(pen, item.seat, item.size, cast);
    case 'ring':
      ring(pen, item);
      break;
    case 'cross':
      cross(pen, item);
      break;
  }
}

function stripes(pen: Pen): void {
  pen.strokeStyle = '#ffffff14';
  pen.lineWidth = 6;
  for (let x = -sceneHeight; x < sceneWidth; x += 20) {
    pen.beginPath();
    pen.moveTo(x, sceneHeight);
    pen.lineTo(x + sceneHeight, 0);
    pen.stroke();
  }
}

/** Loads the fonts for text on a canvas, which does not wait for them. */
export const loadFonts = () =>
  Promise.all([
    loadFigures(),
    document.fonts.load(`900 32px ${display}`),
    document.fonts.load(`800 24px ${plainText}`),
  ]);

/** Draws the picture of a tale from the pen's corner on, `sceneWidth` by `sceneHeight` of its units. */
export async function paint(pen: Pen, scene: Scene, cast: Cast): Promise<void> {
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, sceneWidth, sceneHeight);
  pen.clip();
  pen.fillStyle = scene.ground;
  pen.fill();
  if (scene.striped === true) stripes(pen);
  for (const item of scene.items) {
    pen.save();
    pen.translate(item.x, item.y);
    pen.rotate(((item.turn ?? 0) * Math.PI) / 180);
    await draw(pen, item, cast);
    pen.restore();
  }
  pen.restore();
}
