import type { refusal as english, refusals as englishRefusals } from '../en/refusals';

export const refusals: typeof englishRefusals = {
  not_now: 'Das geht gerade nicht.',
  not_yours: 'Du bist damit nicht dran.',
  own_auction: 'Du hältst den Hammer; die anderen bieten.',
  barred: 'Du hast bei dieser Karte deine Hand gezeigt und bietest nicht mehr mit.',
  above_shown_hand: 'Du hast bei dieser Karte deine Hand gezeigt und darfst nicht darüber gehen.',
  wrong_number_of_cards: 'Es müssen genau so viele Scheine sein wie verlangt.',
  must_take: 'Wer keinen Schein hat, muss die Ratte nehmen.',
  no_such_quartet: 'Auslassen kannst du nur eines deiner Quartette.',
  bid_too_low: 'Dein Gebot muss mindestens 10 über dem stehenden liegen.',
  bid_not_in_tens: 'Geboten wird in Zehnern.',
  bid_beyond_all_money: 'So viel Geld ist gar nicht im Spiel.',
  not_enough_paid: 'Diese Scheine reichen nicht.',
  not_your_cards: 'Diese Scheine hast du nicht.',
  cannot_buy: 'Dein Beutel reicht nicht, um selbst zu kaufen.',
  too_few_cards: 'Leg mindestens einen Schein.',
  no_such_trade: 'Dieser Tausch ist nicht möglich.',
  pile_empty: 'Der Stapel ist leer: Es wird nur noch getauscht.',
  not_host: 'Das darf nur, wer eingeladen hat.',
  not_waiting: 'Das Spiel hat schon begonnen.',
  not_finished: 'Das Spiel läuft noch.',
  seat_taken: 'Dieser Platz ist besetzt.',
  seat_empty: 'Dieser Platz ist leer.',
  seats_empty: 'Es sind noch Plätze frei.',
  no_such_seat: 'Diesen Platz gibt es nicht.',
  no_such_bot: 'Diesen Bot gibt es nicht.',
};

export const refusal: typeof english = {
  names: refusals,
  other: (message) => message,
  overtaken: (name, amount) => `${name} war schneller: ${amount} steht.`,
};
