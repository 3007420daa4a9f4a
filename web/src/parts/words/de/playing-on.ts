export const playingOn = {
  fromHere: 'Von hier weiterspielen',
  playOnAs: 'Weiterspielen als',
  table: (step: number) => `Ab Schritt ${step}`,
  own: (step: number) => `Ein eigenes Spiel ab Schritt ${step}. Was gespielt wurde, bleibt, wie es war.`,
  back: 'Zurück zur Aufzeichnung',
  failed: (why: string) => `Das lässt sich hier nicht weiterspielen. ${why}`,
};
