import type { evenings as english } from '../en/evenings';

export const evenings: typeof english = {
  title: 'Volgende avond',
  none: 'Er is nog niets gepland.',
  at: 'Dag en tijd',
  place: 'Plaats (als je wilt)',
  notAhead: 'Dat moet een dag zijn die nog komt, binnen twee jaar.',
  planOne: 'De volgende avond plannen',
  plan: 'Plannen',
  move: 'Veranderen',
  callOff: 'Afzeggen',
  cancel: 'Laten',
  next: (moment) => `Volgende avond: ${moment}`,
  calendar: {
    title: 'In jullie agenda',
    explained: 'Jullie avonden, gespeeld en gepland, in ieders agenda. Die leest alleen.',
    open: 'Adres voor agenda’s maken',
    link: 'Adres voor agenda’s',
    hint: 'Abonneer je erop in je agenda. Het toont jullie avonden en verandert niets; wie het heeft, ziet ze.',
    anew: 'Nieuw adres maken',
    close: 'Uitzetten',
    anewHint: 'Het oude adres toont dan in elk geval niets meer.',
  },
  webhook: {
    title: 'Een ander programma inlichten',
    explained:
      'Als een spel wordt bewaard of een avond gepland, stuurt deze server dat meteen daarheen, bijvoorbeeld naar jullie chat. Wie dat programma beheert, leest namen en punten.',
    address: 'Het adres (webhook)',
    set: 'Vanaf nu inlichten',
    remove: 'Niet meer inlichten',
    bad: 'Dat moet een https-adres zijn dat het internet bereikt.',
    off: 'Deze server licht geen andere programma’s in.',
    waits: 'Er is nog niets verstuurd.',
    went: {
      taken: 'Het laatste kwam aan.',
      refused: 'Het laatste wilde het niet.',
      unreachable: 'Het laatste kwam niet aan.',
      gone: 'Op dat adres was niemand meer; het is vergeten.',
    },
  },
};
