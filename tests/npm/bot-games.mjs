// bot-games.mjs EDITION GAMES BOT...: prints the same games as build/release/bot_games, played by the
// installed npm package, and on standard error the processor time.
import 'kuhhandel/owl';
import { openState, playBots, resume } from 'kuhhandel';

const [edition, games, ...line] = process.argv.slice(2);
const seats = line.map((_, seat) => `Player ${seat + 1}`);
const records = [];
const began = process.cpuUsage();
for (let game = 0; game < Number(games); ++game) {
  records.push(playBots({ edition, seats, seed: String(game) }, line, game));
}
console.error(`${(process.cpuUsage(began).user / 1e6).toFixed(2)} s`);

const steps = records.reduce((all, { commands }) => all + commands.length, 0);
const digests = records.reduce((all, record) => all + BigInt(`0x${openState(resume(record)).digest}`), 0n);
const sum = BigInt.asUintN(64, digests).toString(16).padStart(16, '0');
console.log(`${games} games, ${steps} steps, digests ${sum}`);
