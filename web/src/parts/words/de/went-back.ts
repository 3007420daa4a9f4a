export const wentBack = {
  to: (version: number) =>
    `Der Tisch ist auf Stand ${version} zurückgegangen: Was du danach gesehen hast, gilt nicht mehr. Von dort geht es weiter.`,
};
