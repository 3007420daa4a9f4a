const files = import.meta.glob<string>(['./*.svg', '!./icons.svg'], {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a drawing by its name, without folder and ending. */
export const art = (name: string): string => files[`./${name}.svg`] ?? '';
