import { grouped, type Messages } from '../../parts/i18n/locale.svelte';
import { groundOf } from '../../parts/cards/art';
import type { Seat } from '../../wire/protocol';
import { emblem, picture } from './images';
import { sceneHeight, sceneWidth, type Item, type Scene } from './scene';
import vollkorn from '@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2?url';

/** The font family with lining figures; a canvas ignores the page's figure settings. */
const figures = '"Vollkorn Figures"';

let loading: Promise<unknown> | undefined;

/** If it cannot be loaded, the font's other figures are used. */
function loadFigures(): Promise<unknown> {
  const face = new FontFace('Vollkorn Figures', `url(${vollkorn})`, {
    weight: '400 900',
    unicodeRange: 'U+30-39',
    featureSettings: '"lnum", "tnum"',
  });
  loading ??= face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => undefined,
  );
  return loading;
}

export const display = `${figures}, "Vollkorn Variable", serif`;
export const plainText = '"Nunito Variable", sans-serif';
export const ink = '#22302c';
export const paper = '#fffaf0';
const accent = '#ffc93f';

/** The light-mode colours of `.seat-…` in the tokens: a picture is the same in every theme. */
const colours = ['#2f7d4f', '#e5ad2f', '#2f5d8c', '#b5443a', '#6b4c93', '#efa3a0'];
const onColours = ['#fff', ink, '#fff', '#fff', '#fff', ink];

/** The players by seat with their kinds of bots, and the texts to name them. */
export interface Cast {
  readonly bots: readonly (string | undefined)[];
  readonly t: Messages;
}

type Of<Draw extends Item['draw']> = Extract<Item, { draw: Draw }>;
type Context2D = CanvasRenderingContext2D;

/** Adds a path with round corners, around the middle. */
function box(context: Context2D, width: number, height: number, radius: number | number[]): void {
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, radius);
}

function shadow(context: Context2D, blur: number): void {
  context.shadowColor = '#22302c55';
  context.shadowBlur = blur;
  context.shadowOffsetY = blur / 3;
}

export function centred(context: Context2D, text: string, font: string, y = 0, widest?: number): void {
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, 0, y, widest);
}

async function card(context: Context2D, { animal, worth, width }: Of<'card'>, { t }: Cast): Promise<void> {
  const em = width / 10;
  const [ground, drawn] = await Promise.all([picture(`ground-${animal}`), picture(animal)]);
  const [inner, high] = [width - 0.8 * em, 1.4 * width - 0.8 * em];
  context.save();
  shadow(context, 9);
  context.fillStyle = paper;
  box(context, width, 1.4 * width, 0.85 * em);
  context.fill();
  context.restore();
  context.save();
  box(context, inner, high, 0.55 * em);
  context.clip();
  context.fillStyle = groundOf(animal);
  context.fill();
  if (ground) context.drawImage(ground, -inner / 2, -high / 2, inner, high);
  const size = 0.96 * inner;
  if (drawn) context.drawImage(drawn, -size / 2, high / 2 - 1.8 * em - size, size, size);
  context.fillStyle = paper;
  context.fillRect(-inner / 2, high / 2 - 1.75 * em, inner, 1.75 * em);
  context.fillStyle = ink;
  centred(context, t.card(animal).name, `900 ${1.32 * em}px ${display}`, high / 2 - 0.8 * em, inner - em);
  context.restore();
  tag(context, worth, em, width);
}

function tag(context: Context2D, worth: number, em: number, width: number): void {
  context.font = `900 ${1.7 * em}px ${display}`;
  const wide = context.measureText(grouped(worth)).width + 0.9 * em;
  context.save();
  context.translate(-width / 2 + 0.55 * em + wide / 2, -0.7 * width + 1.7 * em);
  context.fillStyle = accent;
  box(context, wide, 2.3 * em, 0.4 * em);
  context.fill();
  context.fillStyle = ink;
  centred(context, grouped(worth), context.font, 0.2 * em);
  context.restore();
}

async function plainPicture(context: Context2D, { name, width, height }: Of<'picture'>): Promise<void> {
  const image = await picture(name);
  if (image === undefined) return;
  shadow(context, 6);
  context.drawImage(image, -width / 2, -height / 2, width, height);
}

function sum(context: Context2D, { amount, panel }: Of<'sum'>): void {
  const font = `900 ${panel ? 42 : 54}px ${display}`;
  context.font = font;
  if (panel) {
    context.save();
    shadow(context, 8);
    context.fillStyle = paper;
    box(context, context.measureText(grouped(amount)).width + 30, 58, 16);
    context.fill();
    context.restore();
  }
  context.fillStyle = ink;
  centred(context, grouped(amount), font, 3, 130);
}

const disc = (context: Context2D, radius: number): void => {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
};

/** Draws a seat as `Face` shows it: the face of its bot, or its emblem. */
export async function player(context: Context2D, seat: Seat, size: number, { bots }: Cast): Promise<void> {
  const colour = colours[seat % colours.length] ?? ink;
  const bot = bots[seat];
  const face = bot === undefined ? undefined : await picture(`bot-${bot}`);
  context.fillStyle = paper;
  disc(context, size / 2 + 4.5);
  context.fillStyle = colour;
  disc(context, size / 2 + (face === undefined ? 1 : 3));
  if (face === undefined) {
    const image = await emblem(seat, onColours[seat % onColours.length] ?? paper);
    context.drawImage(image, -0.32 * size, -0.32 * size, 0.64 * size, 0.64 * size);
    return;
  }
  context.save();
  context.fillStyle = paper;
  disc(context, size / 2);
  context.clip();
  context.fillStyle = `${colour}57`;
  disc(context, size / 2);
  context.drawImage(face, -size / 2, -size / 2, size, size);
  context.restore();
}

function ring(context: Context2D, { radius }: Of<'ring'>): void {
  for (const [colour, inset] of [
    ['#8a5a34', 0],
    ['#ffc93f', 14],
    ['#f1dba6', 20],
  ] as const) {
    context.fillStyle = colour;
    disc(context, radius - inset);
  }
}

function cross(context: Context2D, { size }: Of<'cross'>): void {
  context.strokeStyle = '#b3312c';
  context.lineWidth = 12;
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo((-side * size) / 2, -size / 2);
    context.lineTo((side * size) / 2, size / 2);
    context.stroke();
  }
}

async function draw(context: Context2D, item: Item, cast: Cast): Promise<void> {
  switch (item.draw) {
    case 'card':
      return card(context, item, cast);
    case 'picture':
      return plainPicture(context, item);
    case 'sum':
      sum(context, item);
      break;
    case 'player':
      return player(context, item.seat, item.size, cast);
    case 'ring':
      ring(context, item);
      break;
    case 'cross':
      cross(context, item);
      break;
  }
}

function stripes(context: Context2D): void {
  context.strokeStyle = '#ffffff14';
  context.lineWidth = 6;
  for (let x = -sceneHeight; x < sceneWidth; x += 20) {
    context.beginPath();
    context.moveTo(x, sceneHeight);
    context.lineTo(x + sceneHeight, 0);
    context.stroke();
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
export async function paint(context: Context2D, scene: Scene, cast: Cast): Promise<void> {
  context.save();
  context.beginPath();
  context.rect(0, 0, sceneWidth, sceneHeight);
  context.clip();
  context.fillStyle = scene.ground;
  context.fill();
  if (scene.striped === true) stripes(context);
  for (const item of scene.items) {
    context.save();
    context.translate(item.x, item.y);
    context.rotate(((item.turn ?? 0) * Math.PI) / 180);
    await draw(context, item, cast);
    context.restore();
  }
  context.restore();
}
