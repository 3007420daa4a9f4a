import vollkorn from '@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2?url';

/** The font family with lining figures; a canvas ignores the page's figure settings. */
export const figures = '"Vollkorn Figures"';

let loading: Promise<unknown> | undefined;

/** If it cannot be loaded, the font's other figures are used. */
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
