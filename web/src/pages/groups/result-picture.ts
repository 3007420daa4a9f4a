import { isolated } from '../../parts/i18n/isolated';
import { grouped } from '../../parts/i18n/locale.svelte';
import { handOver } from '../../parts/links/hand-over';
import type { PadMessages } from '../../parts/i18n/messages.gen';
import type { GroupGame } from '../../wire/protocol';
import { dayInWords } from './dates';
import { fileNameOf } from './file-name';
import type { PadSession } from './pad-session.svelte';

const width = 1080;
const rowHeight = 150;
const head = 330;
const foot = 110;
const colours = ['#2f7d4f', '#e5ad2f', '#2f5d8c', '#b5443a', '#6b4c93', '#efa3a0'];
const paper = '#fffdf6';
const ink = '#22302c';

function rounded(context: CanvasRenderingContext2D, box: DOMRect, radius: number): void {
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.fill();
}

function drawHead(
  context: CanvasRenderingContext2D,
  game: GroupGame,
  pad: PadSession,
  words: PadMessages,
): void {
  context.fillStyle = ink;
  context.font = '900 76px "Vollkorn Variable", serif';
  context.fillText(isolated(pad.group?.name ?? words.result.heading), 70, 130, width - 140);
  context.font = '700 38px "Nunito Variable", sans-serif';
  const where = game.place === '' ? '' : ` · ${isolated(game.place)}`;
  context.fillText(`${dayInWords(game.date)}${where}`, 70, 195, width - 140);
  const names = game.scored.winners
    .map((seat) => isolated(game.scored.players[seat]?.name ?? ''))
    .join(' & ');
  const best = Math.max(...game.scored.players.map(({ total }) => total));
  context.font = '900 48px "Vollkorn Variable", serif';
  context.fillText(words.won(names, grouped(best)), 70, 280, width - 140);
}

function drawRows(context: CanvasRenderingContext2D, game: GroupGame, pad: PadSession): void {
  const players = game.scored.players.toSorted((a, b) => a.rank - b.rank);
  const best = Math.max(1, players[0]?.total ?? 1);
  players.forEach((player, row) => {
    const top = head + row * rowHeight;
    context.fillStyle = player.rank === 1 ? '#fff1c9' : paper;
    rounded(context, new DOMRect(60, top, width - 120, rowHeight - 20), 28);
    context.fillStyle = colours[pad.emblem(player.name) % colours.length] ?? ink;
    rounded(context, new DOMRect(60, top + rowHeight - 36, (width - 120) * (player.total / best), 16), 8);
    context.fillStyle = ink;
    context.textAlign = 'left';
    context.font = '800 46px "Nunito Variable", sans-serif';
    context.fillText(`${player.rank}.  ${isolated(player.name)}`, 95, top + 62, 560);
    context.font = '600 27px "Nunito Variable", sans-serif';
    context.fillText(player.arithmetic ?? '', 95, top + 102, 660);
    context.textAlign = 'right';
    context.font = '900 62px "Vollkorn Variable", serif';
    context.fillText(grouped(player.total), width - 95, top + 78);
    context.textAlign = 'left';
  });
}

/** Draws the result of a game as a picture; nothing of it leaves the browser. */
export async function resultPicture(
  game: GroupGame,
  pad: PadSession,
  words: PadMessages,
): Promise<Blob | null> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = head + game.scored.players.length * rowHeight + foot;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const ground = context.createLinearGradient(0, 0, 0, canvas.height);
  ground.addColorStop(0, '#cfe8ec');
  ground.addColorStop(1, '#dcebc6');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, canvas.height);
  drawHead(context, game, pad, words);
  drawRows(context, game, pad);
  context.fillStyle = ink;
  context.font = '800 32px "Nunito Variable", sans-serif';
  context.fillText(words.result.heading, 70, canvas.height - 40);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

export async function saveResult(game: GroupGame, pad: PadSession, words: PadMessages): Promise<void> {
  const picture = await resultPicture(game, pad, words);
  if (picture !== null) await handOver(picture, fileNameOf(pad.group?.name ?? '', game.date, 'png'));
}
