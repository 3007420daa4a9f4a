export const wentBack = {
  to: (version: number) =>
    `De tafel is teruggegaan naar stand ${version}: wat je daarna zag, telt niet meer. Vanaf daar gaat het verder.`,
};
