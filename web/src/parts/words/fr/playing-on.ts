export const playingOn = {
  fromHere: 'Rejouer à partir d’ici',
  playOnAs: 'Rejouer à la place de',
  table: (step: number) => `À partir du coup ${step}`,
  own: (step: number) =>
    `Une partie à part, à partir du coup ${step}. Celle qui a été jouée reste comme elle était.`,
  back: 'Retour à la partie revue',
  failed: (why: string) => `Impossible de rejouer à partir d’ici. ${why}`,
};
