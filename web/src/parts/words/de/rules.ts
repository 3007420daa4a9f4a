import type { rules as english } from '../en/rules';

export const rules: typeof english = {
  texts: {
    'C1.1': {
      title: 'Die Tiere',
      text: 'Es gibt zehn Tiere mit je vier Karten. Die Zahl auf der Karte ist der Wert des ganzen Quartetts.',
    },
    'C1.2': {
      title: 'Das Geld',
      text: 'Scheine gehen von 0 bis 500. Eine Null ist nichts wert und sieht von hinten aus wie jeder andere.',
    },
    'C1.4': {
      title: 'Stammbäume und Ratten',
      text: 'Ein Stammbaum jedes Tiers und vier Ratten sind mit den Tieren im Stapel gemischt.',
    },
    'C1.5': {
      title: 'Die Bonuskarte',
      text: 'Eine Karte der Schachtel bringt eigene Punkte. Wer sie gewinnt, steht bei ihr.',
    },
    'C2.2': {
      title: 'Kein Wechselgeld',
      text: 'Geld wird nie gewechselt, und niemand gibt heraus. Was nicht ausgeteilt ist, bleibt in der Bank für die Esel.',
    },
    'C2.4': {
      title: 'Was offen liegt',
      text: 'Tiere und alle anderen Karten liegen offen. Dein Geld ist geheim; bekannt ist nur, wie viele Scheine du hast.',
    },
    'C3.1': {
      title: 'Dein Zug',
      text: 'Du tust eines von beiden: die oberste Karte aufdecken oder einen Kuhhandel beginnen. Dann ist der Nächste dran.',
    },
    'C3.2': {
      title: 'Mit wem tauschen',
      text: 'Ein Kuhhandel braucht ein Tier, von dem ihr beide mindestens eines habt und keiner alle.',
    },
    'C3.3': {
      title: 'Wenn der Stapel leer ist',
      text: 'Dann muss jeder Zug ein Handel sein. Wer nur ganze Quartette hat oder gar nichts, wird übergangen.',
    },
    'C3.4': {
      title: 'Das Ende',
      text: 'Das Spiel ist aus, wenn der Stapel leer und jedes Quartett vollständig ist.',
    },
    'C4.1': {
      title: 'Bieten',
      text: 'Die Karte liegt offen. Alle außer dem Versteigerer dürfen jederzeit bieten, jedes Gebot mindestens 10 über dem letzten. Du darfst bieten, was du nicht hast.',
    },
    'C4.2': {
      title: 'Zum Ersten, zum Zweiten',
      text: 'Niemand muss bieten. Der Versteigerer schließt mit drei Rufen, und ein Gebot dazwischen lässt sie neu beginnen.',
    },
    'C4.3': {
      title: 'Kein Gebot',
      text: 'Bietet bis zum dritten Ruf niemand, behält der Versteigerer die Karte umsonst.',
    },
    'C4.4': {
      title: 'Verkaufen oder kaufen',
      text: 'Fällt der Hammer, verkauft der Versteigerer: Der Höchstbietende zahlt und nimmt die Karte. Oder er kauft: Er zahlt dem Höchstbietenden ebenso viel und behält sie.',
    },
    'C4.5': {
      title: 'Der Versteigerer wählt zuerst',
      text: 'Nur wenn er verkauft, muss gezahlt werden; ein Bluff, den er abkauft, kommt nie heraus. Zum Kaufen braucht er die Mittel.',
    },
    'C4.6': {
      title: 'Zahlen',
      text: 'Zahle mit beliebigen Scheinen, die zusammen den Preis erreichen. Herausgegeben wird nichts, und wer zahlen kann, muss zahlen.',
    },
    'C4.7': {
      title: 'Offen oder verdeckt',
      text: 'Ob alle die Scheine einer Zahlung sehen oder nur, wie viele es sind.',
    },
    'C4.8': {
      title: 'Wer nicht zahlen kann',
      text: 'Wer zahlen muss und nicht kann, zeigt allen seine ganze Hand.',
    },
    'C4.9': {
      title: 'Das höchste Gebot',
      text: 'Kein Gebot darf über alles Geld gehen, das bisher ausgegeben wurde: So viel könnte niemand haben.',
    },
    'C5.1': {
      title: 'Der Esel zahlt',
      text: 'Kommt ein Esel, bekommen erst alle einen Schein aus der Bank: 50, dann 100, 200 und 500. Dann wird er versteigert wie jedes Tier.',
    },
    'C6.1': { title: 'Die Forderung', text: 'Du nennst einen Gegner und ein Tier. Ablehnen kann er nicht.' },
    'C6.2': {
      title: 'Ein Tier oder zwei',
      text: 'Habt ihr beide genau zwei, geht es um beide Paare, sonst um je eine Karte.',
    },
    'C6.3': {
      title: 'Das Angebot',
      text: 'Der Fordernde legt verdeckt Scheine, so viele er will. Auch nur Nullen sind erlaubt.',
    },
    'C6.4': {
      title: 'Wie viele Scheine',
      text: 'Ob die anderen sehen, wie viele Scheine im Angebot liegen.',
    },
    'C6.5': {
      title: 'Annehmen oder dagegenhalten',
      text: 'Der Geforderte nimmt das Geld ungesehen und gibt die Tiere, oder er legt mindestens einen Schein verdeckt dagegen.',
    },
    'C6.6': {
      title: 'Die Stapel werden getauscht',
      text: 'Nach dem Gegengebot tauschen die beiden und zählen heimlich. Die höhere Summe bekommt die Tiere. Die anderen erfahren nur, wer gewann und wie viele Scheine es waren.',
    },
    'C6.7': {
      title: 'Gleiche Summen',
      text: 'Die Scheine bleiben getauscht, und es gibt ein neues Angebot. Wieder gleich: Der Fordernde bekommt die Tiere.',
    },
    'C6.8': {
      title: 'Wer im Handel zahlt',
      text: 'Ob beide Stapel den Besitzer wechseln oder nur der Sieger zahlt, und wohin die Nullen gehen.',
    },
    'C6.9': {
      title: 'Ratten tauschen',
      text: 'Bei Ratten ist es umgekehrt: Die höhere Summe gibt ihre Ratte her. Wer das Geld annimmt, nimmt die Ratte dazu.',
    },
    'C6.10': { title: 'Stammbäume bleiben', text: 'Stammbäume werden nie getauscht.' },
    'C7.1': {
      title: 'MEINS!',
      text: 'Es wird von 10 heruntergezählt. Wer zuerst zugreift, schuldet so viele Scheine, gleich welche, auch Nullen.',
    },
    'C7.2': {
      title: 'Verkaufen oder kaufen, ungesehen',
      text: 'Bevor ein Schein zu sehen ist, darf der Versteigerer selbst kaufen, für ebenso viele Scheine, wenn er sie hat.',
    },
    'C7.3': {
      title: 'Niemand greift zu',
      text: 'Greift auch bei 1 niemand zu, gehört der Stammbaum dem Versteigerer umsonst.',
    },
    'C7.4': {
      title: 'Verdeckt bezahlt',
      text: 'Welche Scheine für einen Stammbaum gezahlt werden, sehen nur die beiden; wie viele, sehen alle.',
    },
    'C7.5': {
      title: 'Zu wenige Scheine',
      text: 'Wer zu wenige Scheine hat, zeigt seine Hand, und der Countdown beginnt neu. Über das Gezeigte darf er nicht mehr.',
    },
    'C7.6': {
      title: 'Zwei Hände zugleich',
      text: 'Die frühere Hand gewinnt, über welche Verbindung sie auch kam; was nicht zu unterscheiden ist, entscheidet das Los.',
    },
    'C8.1': {
      title: 'Eine Ratte geht herum',
      text: 'Links vom Versteigerer beginnend nimmt jeder die Ratte mit allen Scheinen darauf oder legt einen Schein verdeckt dazu. Der Versteigerer kommt zuletzt, dann weiter reihum.',
    },
    'C8.2': { title: 'Nichts zu legen', text: 'Wer keinen Schein hat, muss die Ratte nehmen.' },
    'C8.3': {
      title: 'Was auf der Ratte liegt',
      text: 'Nur wer sie nimmt, sieht, welche Scheine dazukommen.',
    },
    'C8.4': {
      title: 'Nach der Ratte',
      text: 'Derselbe Versteigerer deckt gleich die nächste Karte auf. Ist es wieder eine Ratte, geht auch sie herum.',
    },
    'C9.1': {
      title: 'Die Wertung',
      text: 'Zähle die Werte deiner Quartette zusammen und nimm sie mit ihrer Zahl mal. Unvollständiges zählt nichts.',
    },
    'C9.2': {
      title: 'Einfache Summen',
      text: 'Die Werte der Quartette werden addiert; wer die Bonuskarte hat, zählt sie dazu.',
    },
    'C9.3': {
      title: 'Wer die Bonuskarte bekommt',
      text: 'Wer zuerst beide Quartette von Hahn und Gans, Katze und Hund oder Schaf und Ziege hat, nimmt und behält sie.',
    },
    'C9.4': {
      title: 'Die Wertung in fünf Schritten',
      text: 'Wer alle Ratten hat, lässt ein Quartett aus. Zähle die übrigen zusammen, 250 für jeden ihrer Stammbäume dazu, mal Zahl der Quartette, dann 250 für jeden anderen Stammbaum.',
    },
    'C9.5': { title: 'Geld stinkt nicht', text: 'Ob das Geld auf der Hand ganz am Ende dazukommt.' },
    'C9.6': {
      title: 'Wer gewinnt',
      text: 'Die meisten Punkte gewinnen. Bei gleich vielen wird der Sieg geteilt.',
    },
    'C10.1': {
      title: 'Der Stapel im Duell',
      text: 'Das Geld der Esel liegt beiseite, zehn Scheine kommen ungesehen weg, der Rest ist mit den Karten gemischt: ein Stapel von 80.',
    },
    'C10.2': {
      title: 'Ein Zug zu zweit',
      text: 'Versteigert wird nicht. Ein Zug ist eine Teilung oder ein Kuhhandel.',
    },
    'C10.3': {
      title: 'Behalten oder geben',
      text: 'Sieh die oberste Karte heimlich an. Behältst du sie, bekommt der andere die nächste; gibst du sie, gehört die nächste dir.',
    },
    'C10.4': {
      title: 'Was der andere sieht',
      text: 'Tiere, Stammbäume und Ratten liegen gleich offen. Geld geht auf die Hand; wer es gegeben hat, weiß, was es war.',
    },
    'C10.5': {
      title: 'Esel zu zweit',
      text: 'Bekommt einer der beiden einen Esel, zahlt er beiden aus dem beiseitegelegten Geld.',
    },
    'C11.1': {
      title: 'Super-Kuhhandel',
      text: 'Ob der Zug mit dem Handel endet oder danach noch eine Karte aufgedeckt werden darf.',
    },
    'C11.4': {
      title: 'Hausregeln',
      text: 'Ein Tisch darf jede dieser Regeln anders setzen, als die Ausgabe sie hat.',
    },
  },
  asking: 'Jetzt tippe auf das, was du erklärt haben willst.',
  all: 'Alle Regeln',
  here: 'An diesem Tisch:',
};
