const possessives: Readonly<Record<string, (name: string) => string>> = {
  en: (name) => (name.endsWith('s') ? `${name}’` : `${name}’s`),
  de: (name) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`),
  fr: (name) => (/^[aeiouyhâàéèêëîïôûü]/i.test(name) ? `d’${name}` : `de ${name}`),
};

/** Returns a function for the possessive of a name: 'Anna’s', 'Annas', 'd’Anna'. */
export const possessiveIn = (language: string): ((name: string) => string) =>
  possessives[language] ?? ((name) => name);
