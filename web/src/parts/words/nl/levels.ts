import type { levels as english } from '../en/levels';

const characters: Readonly<Record<string, string>> = {
  random: 'doet maar wat, zolang het mag',
  dreamer: 'betaalt voor alles wat hem bevalt',
  guest: 'is voor het eerst op de markt en kijkt op van de prijzen',
  child: 'kent elk dier bij naam, het geld wat minder',
  neighbour: 'komt even buurten en betaalt soms iets te veel',
  miser: 'zit op het geld en laat de anderen te veel betalen',
  bluffer: 'biedt hoog en legt veel biljetten zonder waarde',
  blocker: 'gunt niemand anders een kwartet',
  collector: 'betaalt alles voor de kaart die nog ontbreekt',
  farmer: 'weegt prijzen en kansen, zoals altijd op de markt',
  innkeeper: 'heeft menige handel aangehoord en rekent er een paar na',
  trader: 'rekent elke koehandel tot het eind door',
  shark: 'speelt in zijn hoofd de hele avond uit voor hij biedt',
  fox: 'heeft al spelend geleerd wat loont',
  owl: 'heeft ook geleerd, en kijkt vooruit voor ze beslist',
};

export const levels: typeof english = {
  character: (kind) => characters[kind] ?? '',
  likeMeIs: (level) =>
    `Voorlopig niveau ${level}: het stijgt als je meer dan jouw deel wint tegen bots en daalt als je minder wint. Alleen dit apparaat weet ervan.`,
};
