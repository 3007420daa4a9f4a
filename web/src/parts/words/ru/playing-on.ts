export const playingOn = {
  fromHere: 'Играть отсюда дальше',
  playOnAs: 'Играть дальше за',
  table: (step: number) => `С шага ${step}`,
  own: (step: number) => `Отдельная игра с шага ${step}. Сыгранное остаётся как было.`,
  back: 'Назад к просмотру',
  failed: (why: string) => `Отсюда дальше играть нельзя. ${why}`,
};
