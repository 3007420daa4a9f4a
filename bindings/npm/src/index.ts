export { answer, asked, openState, play, recordOf, resume, start, type Game } from './game.js';
export { eventsFor, legalActions, viewFor } from './seen.js';
export { bots, playBots, seatBot, type Player } from './bots.js';
export { editions, replay, score } from './files.js';
export { BadInput, Refused } from './errors.js';
export type { BotName, Choice, Eyes, Setup } from './types.js';
export type {
  Command,
  Edition,
  Event as GameEvent,
  GameRecord,
  MoneyCards,
  OpenState,
  Option,
  Phase,
  Position,
  RecordCommand,
  RefusalName,
  Replay,
  Rules,
  ScoredSheet,
  ScoreSheet,
  Seat,
  Sheet,
  Tale,
  View,
} from './protocol.gen.js';
