export const wentBack = {
  to: (version: number) =>
    `Стол вернулся к состоянию ${version}: всё, что ты видел дальше, отменено. Игра продолжается оттуда.`,
};
