// Generated from web/messages by `npm run generate`; not to be edited.
declare module 'virtual:messages/*/first' {
  export const core: import('./messages.gen').CoreMessages;
  export const cards: import('./messages.gen').CardsMessages;
  export const editions: import('../../wire/edition-words').BuiltInWords;
}
declare module 'virtual:messages/all' {
  export const all: Readonly<Record<'en' | 'de' | 'nl' | 'fr' | 'ru', import('./messages.gen').Sections>>;
}
declare module 'virtual:messages/*/core' {
  const messages: import('./messages.gen').CoreMessages;
  export default messages;
}
declare module 'virtual:messages/*/game' {
  const messages: import('./messages.gen').GameMessages;
  export default messages;
}
declare module 'virtual:messages/*/cards' {
  const messages: import('./messages.gen').CardsMessages;
  export default messages;
}
declare module 'virtual:messages/*/allDid' {
  const messages: import('./messages.gen').AllDidMessages;
  export default messages;
}
declare module 'virtual:messages/*/seating' {
  const messages: import('./messages.gen').SeatingMessages;
  export default messages;
}
declare module 'virtual:messages/*/assessment' {
  const messages: import('./messages.gen').AssessmentMessages;
  export default messages;
}
declare module 'virtual:messages/*/block' {
  const messages: import('./messages.gen').BlockMessages;
  export default messages;
}
declare module 'virtual:messages/*/coach' {
  const messages: import('./messages.gen').CoachMessages;
  export default messages;
}
declare module 'virtual:messages/*/ending' {
  const messages: import('./messages.gen').EndingMessages;
  export default messages;
}
declare module 'virtual:messages/*/evenings' {
  const messages: import('./messages.gen').EveningsMessages;
  export default messages;
}
declare module 'virtual:messages/*/faces' {
  const messages: import('./messages.gen').FacesMessages;
  export default messages;
}
declare module 'virtual:messages/*/fairness' {
  const messages: import('./messages.gen').FairnessMessages;
  export default messages;
}
declare module 'virtual:messages/*/groupPuzzles' {
  const messages: import('./messages.gen').GroupPuzzlesMessages;
  export default messages;
}
declare module 'virtual:messages/*/imports' {
  const messages: import('./messages.gen').ImportsMessages;
  export default messages;
}
declare module 'virtual:messages/*/interruption' {
  const messages: import('./messages.gen').InterruptionMessages;
  export default messages;
}
declare module 'virtual:messages/*/join' {
  const messages: import('./messages.gen').JoinMessages;
  export default messages;
}
declare module 'virtual:messages/*/learn' {
  const messages: import('./messages.gen').LearnMessages;
  export default messages;
}
declare module 'virtual:messages/*/levels' {
  const messages: import('./messages.gen').LevelsMessages;
  export default messages;
}
declare module 'virtual:messages/*/mine' {
  const messages: import('./messages.gen').MineMessages;
  export default messages;
}
declare module 'virtual:messages/*/name' {
  const messages: import('./messages.gen').NameMessages;
  export default messages;
}
declare module 'virtual:messages/*/notices' {
  const messages: import('./messages.gen').NoticesMessages;
  export default messages;
}
declare module 'virtual:messages/*/operator' {
  const messages: import('./messages.gen').OperatorMessages;
  export default messages;
}
declare module 'virtual:messages/*/pad' {
  const messages: import('./messages.gen').PadMessages;
  export default messages;
}
declare module 'virtual:messages/*/paper' {
  const messages: import('./messages.gen').PaperMessages;
  export default messages;
}
declare module 'virtual:messages/*/playerProfile' {
  const messages: import('./messages.gen').PlayerProfileMessages;
  export default messages;
}
declare module 'virtual:messages/*/playingOn' {
  const messages: import('./messages.gen').PlayingOnMessages;
  export default messages;
}
declare module 'virtual:messages/*/privacy' {
  const messages: import('./messages.gen').PrivacyMessages;
  export default messages;
}
declare module 'virtual:messages/*/profile' {
  const messages: import('./messages.gen').ProfileMessages;
  export default messages;
}
declare module 'virtual:messages/*/puzzles' {
  const messages: import('./messages.gen').PuzzlesMessages;
  export default messages;
}
declare module 'virtual:messages/*/rated' {
  const messages: import('./messages.gen').RatedMessages;
  export default messages;
}
declare module 'virtual:messages/*/replay' {
  const messages: import('./messages.gen').ReplayMessages;
  export default messages;
}
declare module 'virtual:messages/*/report' {
  const messages: import('./messages.gen').ReportMessages;
  export default messages;
}
declare module 'virtual:messages/*/rules' {
  const messages: import('./messages.gen').RulesMessages;
  export default messages;
}
declare module 'virtual:messages/*/screen' {
  const messages: import('./messages.gen').ScreenMessages;
  export default messages;
}
declare module 'virtual:messages/*/seat' {
  const messages: import('./messages.gen').SeatMessages;
  export default messages;
}
declare module 'virtual:messages/*/storage' {
  const messages: import('./messages.gen').StorageMessages;
  export default messages;
}
declare module 'virtual:messages/*/strangers' {
  const messages: import('./messages.gen').StrangersMessages;
  export default messages;
}
declare module 'virtual:messages/*/tale' {
  const messages: import('./messages.gen').TaleMessages;
  export default messages;
}
declare module 'virtual:messages/*/wentBack' {
  const messages: import('./messages.gen').WentBackMessages;
  export default messages;
}
declare module 'virtual:messages/*/calls' {
  const messages: import('./messages.gen').CallsMessages;
  export default messages;
}
declare module 'virtual:messages/*/deed' {
  const messages: import('./messages.gen').DeedMessages;
  export default messages;
}
declare module 'virtual:messages/*/nowhere' {
  const messages: import('./messages.gen').NowhereMessages;
  export default messages;
}
declare module 'virtual:messages/*/typed' {
  const messages: import('./messages.gen').TypedMessages;
  export default messages;
}
declare module 'virtual:messages/*/hand' {
  const messages: import('./messages.gen').HandMessages;
  export default messages;
}
declare module 'virtual:messages/game' {
  export const gameMessages: () => import('./messages.gen').GameMessages;
}
declare module 'virtual:messages/allDid' {
  export const allDidMessages: () => import('./messages.gen').AllDidMessages;
}
declare module 'virtual:messages/seating' {
  export const seatingMessages: () => import('./messages.gen').SeatingMessages;
}
declare module 'virtual:messages/assessment' {
  export const assessmentMessages: () => import('./messages.gen').AssessmentMessages;
}
declare module 'virtual:messages/block' {
  export const blockMessages: () => import('./messages.gen').BlockMessages;
}
declare module 'virtual:messages/coach' {
  export const coachMessages: () => import('./messages.gen').CoachMessages;
}
declare module 'virtual:messages/ending' {
  export const endingMessages: () => import('./messages.gen').EndingMessages;
}
declare module 'virtual:messages/evenings' {
  export const eveningsMessages: () => import('./messages.gen').EveningsMessages;
}
declare module 'virtual:messages/faces' {
  export const facesMessages: () => import('./messages.gen').FacesMessages;
}
declare module 'virtual:messages/fairness' {
  export const fairnessMessages: () => import('./messages.gen').FairnessMessages;
}
declare module 'virtual:messages/groupPuzzles' {
  export const groupPuzzlesMessages: () => import('./messages.gen').GroupPuzzlesMessages;
}
declare module 'virtual:messages/imports' {
  export const importsMessages: () => import('./messages.gen').ImportsMessages;
}
declare module 'virtual:messages/interruption' {
  export const interruptionMessages: () => import('./messages.gen').InterruptionMessages;
}
declare module 'virtual:messages/join' {
  export const joinMessages: () => import('./messages.gen').JoinMessages;
}
declare module 'virtual:messages/learn' {
  export const learnMessages: () => import('./messages.gen').LearnMessages;
}
declare module 'virtual:messages/levels' {
  export const levelsMessages: () => import('./messages.gen').LevelsMessages;
}
declare module 'virtual:messages/mine' {
  export const mineMessages: () => import('./messages.gen').MineMessages;
}
declare module 'virtual:messages/name' {
  export const nameMessages: () => import('./messages.gen').NameMessages;
}
declare module 'virtual:messages/notices' {
  export const noticesMessages: () => import('./messages.gen').NoticesMessages;
}
declare module 'virtual:messages/operator' {
  export const operatorMessages: () => import('./messages.gen').OperatorMessages;
}
declare module 'virtual:messages/pad' {
  export const padMessages: () => import('./messages.gen').PadMessages;
}
declare module 'virtual:messages/paper' {
  export const paperMessages: () => import('./messages.gen').PaperMessages;
}
declare module 'virtual:messages/playerProfile' {
  export const playerProfileMessages: () => import('./messages.gen').PlayerProfileMessages;
}
declare module 'virtual:messages/playingOn' {
  export const playingOnMessages: () => import('./messages.gen').PlayingOnMessages;
}
declare module 'virtual:messages/privacy' {
  export const privacyMessages: () => import('./messages.gen').PrivacyMessages;
}
declare module 'virtual:messages/profile' {
  export const profileMessages: () => import('./messages.gen').ProfileMessages;
}
declare module 'virtual:messages/puzzles' {
  export const puzzlesMessages: () => import('./messages.gen').PuzzlesMessages;
}
declare module 'virtual:messages/rated' {
  export const ratedMessages: () => import('./messages.gen').RatedMessages;
}
declare module 'virtual:messages/replay' {
  export const replayMessages: () => import('./messages.gen').ReplayMessages;
}
declare module 'virtual:messages/report' {
  export const reportMessages: () => import('./messages.gen').ReportMessages;
}
declare module 'virtual:messages/rules' {
  export const rulesMessages: () => import('./messages.gen').RulesMessages;
}
declare module 'virtual:messages/screen' {
  export const screenMessages: () => import('./messages.gen').ScreenMessages;
}
declare module 'virtual:messages/seat' {
  export const seatMessages: () => import('./messages.gen').SeatMessages;
}
declare module 'virtual:messages/storage' {
  export const storageMessages: () => import('./messages.gen').StorageMessages;
}
declare module 'virtual:messages/strangers' {
  export const strangersMessages: () => import('./messages.gen').StrangersMessages;
}
declare module 'virtual:messages/tale' {
  export const taleMessages: () => import('./messages.gen').TaleMessages;
}
declare module 'virtual:messages/wentBack' {
  export const wentBackMessages: () => import('./messages.gen').WentBackMessages;
}
declare module 'virtual:messages/calls' {
  export const callsMessages: () => import('./messages.gen').CallsMessages;
}
declare module 'virtual:messages/deed' {
  export const deedMessages: () => import('./messages.gen').DeedMessages;
}
declare module 'virtual:messages/nowhere' {
  export const nowhereMessages: () => import('./messages.gen').NowhereMessages;
}
declare module 'virtual:messages/typed' {
  export const typedMessages: () => import('./messages.gen').TypedMessages;
}
declare module 'virtual:messages/hand' {
  export const handMessages: () => import('./messages.gen').HandMessages;
}
