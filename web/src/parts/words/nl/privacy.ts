import type { privacy as english } from '../en/privacy';

export const privacy: typeof english = {
  title: 'Wat wordt bewaard, en hoe lang',
  lead: 'Deze server wil geen e-mailadres, zet geen cookies en vraagt niemand anders naar je. Adressen van verbindingen worden tegen overbelasting in het geheugen geteld en nergens opgeschreven.',
  server: 'Op de server',
  tables: (finished, idle) =>
    `Een tafel met de namen daar en elke zet: ${finished} dagen nadat iemand die voor het laatst gebruikte, als het spel voorbij is; ${idle} dagen als dat niet zo is. De verslagen van de spellen gaan mee weg, behalve die een groep bewaart.`,
  talk: 'Wat aan een tafel wordt gezegd, bewaart niemand. De laatste vijftig dingen blijven in het geheugen zolang de tafel daar is.',
  names: (idle) =>
    `Een naam die je houdt: de naam, een vingerafdruk van de sleutel, waar je zit en wie je blokkeert. Tot je hem opgeeft of ${idle} dagen niet gebruikt. Als niemand onder die naam speelt, een week.`,
  rated:
    'Spellen om de rating van een bewaarde naam: uitgave, plaats, bluf, dieren en de rating na elk. Iedereen kan ze zien, en ze blijven; wie de naam opgeeft, haalt de naam eruit.',
  notices:
    'Waar je bericht wilt van je beurt: het adres dat de pushdienst van je browser daarvoor gaf. Tot je het uitzet, de plaats vrijkomt of de tafel verdwijnt.',
  groups: (idle) =>
    `Een groep op het scoreblok: de spelers, de spellen, de volgende avond, wie van hen de puzzels van de laatste 100 dagen oploste, en het programma dat ervan hoort. Tot iemand met de sleutel die verwijdert of niemand die ${idle} dagen lang opent. Als na de eerste dag niemand terugkomt, 30 dagen.`,
  reports: (days) =>
    `Een melding over iemand: wie, de woorden, en wat er gezegd is zoals de melder het kon zien. Hooguit ${days} dagen, voor wie de server beheert.`,
  daily: (days) =>
    `Een spel van de dag dat je liet meetellen: punten, plaats en een vingerafdruk van het spel, zodat het één keer telt; niet van wie het was. ${days} dagen.`,
  unknown: 'De server zegt op dit moment niet hoeveel dagen het zijn.',
  device: 'Op dit apparaat',
  deviceText:
    'Je naam, je instellingen, wie je als gast blokkeert, de sleutels van je plaatsen en groepen, de spellen die je hier speelt, wat de coach vond over hoe jij en anderen spelen, en welke puzzels je geprobeerd hebt. Niemand anders heeft ze; wie in de browser de gegevens van deze site wist, wist ze.',
  deletion: 'Hoe je verwijdert',
  nameGone:
    'Je naam: op de eerste pagina, met ‘Opgeven’, op een apparaat dat de sleutel of de twaalf woorden heeft. Dan is de naam van niemand, en de server weet niet meer welke plaatsen van jou waren.',
  groupGone: 'Een groep: op de eigen pagina, onder ‘Delen’.',
  rest: 'Een tafel of iets anders: vraag het wie deze server beheert. Die kan de tafel voorgoed sluiten.',
};
