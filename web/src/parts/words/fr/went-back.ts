export const wentBack = {
  to: (version: number) =>
    `La table est revenue à l’état ${version} : ce que tu as vu ensuite est annulé. La partie reprend de là.`,
};
