export const playingOn = {
  fromHere: 'Vanaf hier verder spelen',
  playOnAs: 'Verder spelen als',
  table: (step: number) => `Vanaf stap ${step}`,
  own: (step: number) => `Een eigen spel vanaf stap ${step}. Wat gespeeld is, blijft zoals het was.`,
  back: 'Terug naar de herhaling',
  failed: (why: string) => `Hier kan niet verder worden gespeeld. ${why}`,
};
