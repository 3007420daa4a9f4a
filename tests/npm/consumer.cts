// A CommonJS file in TypeScript.
import kuhhandel = require('kuhhandel');

const record: kuhhandel.GameRecord = kuhhandel.playBots({ edition: 'duel', seats: ['A', 'B'], seed: '1' }, [
  'farmer',
  'random',
]);
export const commands: number = record.commands.length;
