#include "engine/choices/replies.h"

#include <bit>
#include <cassert>
#include <utility>

#include "engine/choices/reply_runs.h"

namespace kuhhandel {
namespace {

Reply nth_turn(State const& state, int nth) {
  if (state.pile.empty()) ++nth;
  if (nth == 0) return Reply::auction;
  if (has_traded(state)) return Reply::stop;
  auto const trade = nth_trade(state, nth - 1);
  return trade_reply(trade.steps, trade.animal);
}

MoneyCards hand_of(Question const& question) { return question.state.hand(question.seat); }

Reply nth_lay(MoneyCards hand, int nth) { return plus(Reply::lay, index_of(nth_denomination(hand, nth))); }

int nth_quartet(Edition const& edition, Question const& question, int nth) {
  int animal = 0;
  while (!owns_quartet(edition, question.state, question.seat, animal_at(animal)) || nth-- > 0) ++animal;
  return animal;
}

std::optional<int> nth_of_turn(State const& state, Reply reply) {
  auto const before = state.pile.empty() ? 0 : 1;
  if (reply == Reply::auction) return before == 1 ? std::optional(0) : std::nullopt;
  if (has_traded(state)) return reply == Reply::stop ? std::optional(before) : std::nullopt;
  auto const trade = place_among(reply, Reply::trade, (state.seats - 1) * kMaxKinds);
  if (!trade) return {};
  auto nth = before;
  auto const own = state.herd(state.turn).kinds();
  auto const steps = *trade / kMaxKinds + 1;
  for (int step = 1; step < steps; ++step) {
    nth += std::popcount(own & state.herd(left_of(state.turn, state.seats, step)).kinds());
  }
  auto const shared = own & state.herd(left_of(state.turn, state.seats, steps)).kinds();
  auto const animal = kind_of(animal_at(*trade % kMaxKinds));
  if ((shared & animal) == 0) return {};
  return nth + std::popcount(shared & (animal - 1));
}

std::optional<int> nth_of_bid(Question const& question, Reply reply) {
  if (reply == Reply::silent) return 0;
  auto const amount = place_among(reply, plus(Reply::bid, question.from - 1), question.count - 1);
  return amount ? std::optional(1 + *amount) : std::nullopt;
}

std::optional<int> nth_of_sum(Question const& question, Reply reply) {
  if (reply == Reply::silent) return question.from == 0 ? std::optional(0) : std::nullopt;
  auto const nothing = question.from == 0 ? 1 : 0;
  auto const lowest = amount_reply(question.from + nothing);
  auto const amount = place_among(reply, lowest, question.count - nothing);
  return amount ? std::optional(nothing + *amount) : std::nullopt;
}

std::optional<int> nth_of_rat(MoneyCards hand, Reply reply) {
  if (reply == Reply::take) return 0;
  auto const place = place_among(reply, Reply::lay, kDenominationCount);
  if (!place || hand.count(denomination_at(*place)) == 0) return {};
  return 1 + values_in(hand.below(denomination_at(*place)));
}

std::optional<int> nth_of_exclusion(Edition const& edition, Question const& question, Reply reply) {
  auto const excluded = place_among(reply, Reply::exclude, edition.animal_count());
  if (!excluded) return {};
  auto const owns = [&](int animal) {
    return owns_quartet(edition, question.state, question.seat, animal_at(animal));
  };
  if (!owns(*excluded)) return {};
  int nth = 0;
  for (int animal = 0; animal < *excluded; ++animal) nth += owns(animal) ? 1 : 0;
  return nth;
}

}  // namespace

int reply_count(Edition const& edition) {
  return static_cast<int>(Reply::bid) + tens_of(edition.money.sum());
}

Reply reply_of(Edition const& edition, Question const& question, int nth) {
  assert(nth >= 0 && nth < question.count);
  switch (question.asks) {
    case Asks::turn:
      return nth_turn(question.state, nth);
    case Asks::bid:
      return nth == 0 ? Reply::silent : plus(Reply::bid, question.from + nth - 2);
    case Asks::buying_right:
      return plus(Reply::sell, nth);
    case Asks::answer:
      return plus(Reply::accept, nth);
    case Asks::money:
      return plus(Reply::money, question.from + nth);
    case Asks::claim:
      return plus(Reply::silent, nth);
    case Asks::rat:
      return nth == 0 ? Reply::take : nth_lay(hand_of(question), nth - 1);
    case Asks::division:
      return plus(Reply::keep, nth);
    case Asks::exclusion:
      return plus(Reply::exclude, nth_quartet(edition, question, nth));
    case Asks::sum:
      return amount_reply(question.from + nth);
    case Asks::nothing:
      break;
  }
  std::unreachable();
}

std::optional<int> nth_of(Edition const& edition, Question const& question, Reply reply) {
  switch (question.asks) {
    case Asks::turn:
      return nth_of_turn(question.state, reply);
    case Asks::bid:
      return nth_of_bid(question, reply);
    case Asks::buying_right:
      return place_among(reply, Reply::sell, question.count);
    case Asks::answer:
      return place_among(reply, Reply::accept, question.count);
    case Asks::money:
      return place_among(reply, plus(Reply::money, question.from), question.count);
    case Asks::claim:
      return place_among(reply, Reply::silent, question.count);
    case Asks::rat:
      return nth_of_rat(hand_of(question), reply);
    case Asks::division:
      return place_among(reply, Reply::keep, question.count);
    case Asks::exclusion:
      return nth_of_exclusion(edition, question, reply);
    case Asks::sum:
      return nth_of_sum(question, reply);
    case Asks::nothing:
      return {};
  }
  std::unreachable();
}

std::span<Reply> list_replies(Edition const& edition, Question const& question, std::span<Reply> replies) {
  assert(replies.size() >= question.count);
  std::size_t written = 0;
  each_run_of_replies(edition, question, [&](Reply first, int count) {
    for (int i = 0; i < count; ++i) replies[written++] = plus(first, i);
  });
  return replies.first(written);
}

}  // namespace kuhhandel
