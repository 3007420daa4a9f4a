import { picture } from './images';
import { linesOf } from './lines';

/** The width of a picture to share, as social platforms expect it. */
export const width = 1200;
export const height = 630;

type Pen = CanvasRenderingContext2D;

/** Writes text in lines from a baseline on; returns the baseline after the last. */
export function write(
  pen: Pen,
  text: string,
  font: string,
  x: number,
  y: number,
  most: number,
  line: number,
): number {
  pen.font = font;
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  const lines = linesOf(text, most, (words) => pen.measureText(words).width);
  lines.forEach((words, index) => pen.fillText(words, x, y + index * line, most));
  return y + lines.length * line;
}

/** Draws a card of that colour with a shadow below it. */
export function plate(
  pen: Pen,
  x: number,
  y: number,
  wide: number,
  high: number,
  radius: number,
  colour: string,
): void {
  pen.save();
  pen.shadowColor = '#22302c4c';
  pen.shadowBlur = 22;
  pen.shadowOffsetY = 7;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, wide, high, radius);
  pen.fill();
  pen.restore();
}

/** Returns a picture of the size to share, drawn by `draw`; null if the browser cannot. */
export async function drawn(draw: (pen: Pen) => Promise<void>): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  await draw(pen);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Draws sky and hills; a larger `down` moves the hills further down. */
export async function landscape(pen: Pen, down = 150): Promise<void> {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#cfe8ec');
  sky.addColorStop(1, '#eef3dc');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  const scene = await picture('scene-day', 2300);
  const wide = 2300;
  if (scene) pen.drawImage(scene, 0, height + down - wide / 3, wide, wide / 3);
}

/** Draws the cow of the brand. */
export async function cow(pen: Pen, x: number, y: number, size: number): Promise<void> {
  const drawn = await picture('cow');
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, size, size, 0.28 * size);
  pen.clip();
  pen.fillStyle = '#df6149';
  pen.fill();
  if (drawn) pen.drawImage(drawn, x, y, size, size);
  pen.restore();
}
