import { picture } from './images';
import { linesOf } from './lines';

/** The width of a picture to share, as social platforms expect it. */
export const width = 1200;
export const height = 630;

type Context2D = CanvasRenderingContext2D;

/** Writes text in lines from a baseline on; returns the baseline after the last. */
export function write(
  context: Context2D,
  text: string,
  font: string,
  x: number,
  y: number,
  most: number,
  line: number,
): number {
  context.font = font;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const lines = linesOf(text, most, (words) => context.measureText(words).width);
  lines.forEach((words, index) => context.fillText(words, x, y + index * line, most));
  return y + lines.length * line;
}

/** Draws a card of that colour with a shadow below it. */
export function panel(
  context: Context2D,
  x: number,
  y: number,
  wide: number,
  high: number,
  radius: number,
  colour: string,
): void {
  context.save();
  context.shadowColor = '#22302c4c';
  context.shadowBlur = 22;
  context.shadowOffsetY = 7;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, wide, high, radius);
  context.fill();
  context.restore();
}

/** Returns a picture of the size to share, drawn by `draw`; null if the browser cannot. */
export async function drawn(draw: (context: Context2D) => Promise<void>): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  await draw(context);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Draws sky and hills; a larger `down` moves the hills further down. */
export async function landscape(context: Context2D, down = 150): Promise<void> {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#cfe8ec');
  sky.addColorStop(1, '#eef3dc');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const scene = await picture('scene-day', 2300);
  const wide = 2300;
  if (scene) context.drawImage(scene, 0, height + down - wide / 3, wide, wide / 3);
}

/** Draws the cow of the brand. */
export async function cow(context: Context2D, x: number, y: number, size: number): Promise<void> {
  const drawn = await picture('cow');
  context.save();
  context.beginPath();
  context.roundRect(x, y, size, size, 0.28 * size);
  context.clip();
  context.fillStyle = '#df6149';
  context.fill();
  if (drawn) context.drawImage(drawn, x, y, size, size);
  context.restore();
}
