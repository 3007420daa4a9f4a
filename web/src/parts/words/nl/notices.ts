import type { notices as english } from '../en/notices';

export const notices: typeof english = {
  pill: 'Meldingen',
  title: 'Zullen we je roepen als je nodig bent?',
  kinds: { turns: 'Jouw zet in briefspellen', letIn: 'Je bent binnengelaten', begins: 'Het begint' },
  hints: {
    turns: 'hooguit één per zet',
    letIn: 'als je om een plaats vroeg en de gastheer ja zegt',
    begins: 'als een spel begint en je er niet bent',
  },
  quiet: 'Stille uren',
  quietHint: 'er klinkt niets; het wacht tot de ochtend',
  from: 'Stil vanaf',
  until: 'Stil tot',
  yes: 'Ja, roep me',
  busy: 'Een ogenblik …',
  notNow: 'Nu niet',
  done: 'Klaar',
  noMore: 'Roep me niet meer',
  on: 'We roepen je op dit apparaat.',
  promise:
    'Je browser vraagt hierna nog een keer. We bewaren één adres voor dit apparaat, verder niets, en vergeten het als je nee zegt.',
  off: 'Hier kan dat niet.',
  because: {
    insecure:
      'De pagina kwam via je thuisnetwerk zonder certificaat, en browsers tonen alleen meldingen voor veilige pagina’s. De titel van het tabblad zegt het je, zolang de pagina open is.',
    unsupported:
      'Deze browser toont geen meldingen. De titel van het tabblad zegt het je, zolang de pagina open is.',
    install: 'Zet deze pagina eerst op je beginscherm (delen, dan op beginscherm) en open haar van daar.',
    denied:
      'Je browser mag er geen tonen: tik op het teken naast het adres, kies meldingen voor deze pagina en sta ze toe.',
    server: 'Deze server roept niemand. De titel van het tabblad zegt het je, zolang de pagina open is.',
    unreachable:
      'Van hier is geen pushdienst te bereiken. De titel van het tabblad zegt het je, zolang de pagina open is.',
    trouble: 'Dat lukte niet. Probeer het nog eens.',
  },
};
