import type { levels as english } from '../en/levels';

export const levels: typeof english = {
  likeMeIs: (level) =>
    `Zurzeit Stufe ${level}: Sie steigt, wenn du gegen Bots mehr gewinnst als deinen Anteil, und sinkt, wenn weniger. Nur dieses Gerät weiß davon.`,
};
