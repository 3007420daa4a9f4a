// random-games.mjs EDITION SEATS GAMES: prints the processor time of that many random games, answered one by
// one with the installed package.
import { randomGame } from './random.mjs';

const [edition, seats, games] = process.argv.slice(2);
const names = Array.from({ length: Number(seats) }, (_, seat) => `Player ${seat + 1}`);
const began = process.cpuUsage();
let answers = 0;
for (let game = 0; game < Number(games); ++game) {
  randomGame({ edition, seats: names, seed: String(game) }, game, () => (answers += 1));
}
console.log(`${games} games, ${answers} answers: ${(process.cpuUsage(began).user / 1e6).toFixed(2)} s`);
