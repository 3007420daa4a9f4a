import vollkorn from '@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2?url';

/** The family of figures that stand on the line; a canvas does not follow what the page says of figures. */
export const figures = '"Vollkorn Figures"';

let loading: Promise<unknown> | undefined;

/** Where they cannot be had, the font's other figures do as well. */
export function loadFigures(): Promise<unknown> {
  const face = new FontFace('Vollkorn Figures', `url(${vollkorn})`, {
    weight: '400 900',
    unicodeRange: 'U+30-39',
    featureSettings: '"lnum", "tnum"',
  });
  loading ??= face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => undefined,
  );
  return loading;
}
