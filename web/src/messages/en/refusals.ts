/** Why the server refused, in words; the clause stands beside it. */
export const refusals = {
  not_now: 'That is not possible at this moment.',
  not_yours: 'It is not your turn for that.',
  own_auction: 'You hold the gavel; the others bid.',
  barred: 'You showed your hand for this card and cannot bid on it again.',
  above_shown_hand: 'You showed your hand for this card and may not go above it.',
  wrong_number_of_cards: 'Exactly as many notes must be paid as were claimed.',
  must_take: 'Whoever has no note must take the rat.',
  no_such_quartet: 'Only one of your own quartets can be left out.',
  bid_too_low: 'Your bid must beat the standing one by at least 10.',
  bid_not_in_tens: 'Bids go in tens.',
  bid_beyond_all_money: 'So much money has not even been handed out.',
  not_enough_paid: 'These notes do not reach the price.',
  not_your_cards: 'You do not have these notes.',
  cannot_buy: 'Your purse does not reach to buy it yourself.',
  too_few_cards: 'Lay at least one note.',
  no_such_trade: 'That trade is not possible.',
  pile_empty: 'The pile is empty: only trades are left.',
  not_host: 'Only the host can do that.',
  not_waiting: 'The game has already begun.',
  not_finished: 'The game is still on.',
  seat_taken: 'That seat is taken.',
  seat_empty: 'That seat is empty.',
  seats_empty: 'There are still empty seats.',
  no_such_seat: 'There is no such seat.',
  no_such_bot: 'There is no such bot.',
};

export const refusal = {
  names: refusals as Readonly<Record<string, string>>,
  other: (message: string) => message,
  overtaken: (name: string, amount: number) => `${name} was faster: ${amount} stands.`,
};
