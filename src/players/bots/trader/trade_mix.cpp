#include "bots/trader/trade_mix.h"

#include <limits>

namespace kuhhandel::bots {
namespace {

/// Returns the frequency of each bucket under each signal, over all of the challenger's hands and habits.
OfferMix all_offers(TradeGame const& game, TradeMix const& mix) {
  auto const& habits = game.habits;
  OfferMix all{};
  for (std::size_t s = 0; s < kSignals; ++s) {
    add(all[s], habits.challengers, habits.offers[s]);
    for (std::size_t h = 0; h < game.challengers.size(); ++h) {
      add(all[s], game.challengers[h].chance * (1 - habits.challengers), mix.offers[h][s]);
    }
  }
  return all;
}

/// Returns the frequency of each answer to each signal, over all of the challenged player's hands and habits.
AnswerMixes all_answers(TradeGame const& game, TradeMix const& mix) {
  auto const& habits = game.habits;
  AnswerMixes all{};
  auto const add_to = [](AnswerMix& to, float chance, AnswerMix const& more) {
    to.accept += chance * more.accept;
    add(to.counter, chance, more.counter);
  };
  for (std::size_t s = 0; s < kSignals; ++s) {
    add_to(all[s], habits.challenged, habits.answers[s]);
    for (std::size_t h = 0; h < game.challenged.size(); ++h) {
      add_to(all[s], game.challenged[h].chance * (1 - habits.challenged), mix.answers[h][s]);
    }
  }
  return all;
}

float best(BucketSet const& may, PerBucket const& worth, float otherwise) {
  for (std::size_t r = 0; r < kBuckets; ++r) {
    if (may[r] > 0) otherwise = std::max(otherwise, worth[r]);
  }
  return otherwise;
}

float best_offers(TradeGame const& game, OfferMix const& worth) {
  float sum = 0;
  for (auto const& hand : game.challengers) {
    auto most = std::numeric_limits<float>::lowest();
    for (std::size_t s = 0; s < kSignals; ++s) most = best(hand.offers[s], worth[s], most);
    sum += hand.chance * most;
  }
  return sum;
}

float best_answers(TradeGame const& game, AnswerMixes const& worth) {
  float sum = 0;
  for (auto const& hand : game.challenged) {
    for (auto const& answer : worth) sum += hand.chance * best(hand.counters, answer.counter, answer.accept);
  }
  return sum;
}

OfferMix worth_of_offers(TradeWorths const& worths, AnswerMixes const& answers) {
  OfferMix worth{};
  for (std::size_t s = 0; s < kSignals; ++s) {
    add(worth[s], answers[s].accept, worths.accepted);
    for (std::size_t c = 0; c < kBuckets; ++c) {
      if (answers[s].counter[c] > 0) add(worth[s], answers[s].counter[c], worths.by_counter[c]);
    }
  }
  return worth;
}

}  // namespace

OfferMix worth_of_offers(TradeGame const& game, TradeMix const& mix) {
  return worth_of_offers(game.worths, all_answers(game, mix));
}

AnswerMixes worth_of_answers(TradeGame const& game, TradeMix const& mix) {
  auto const offers = all_offers(game, mix);
  AnswerMixes worth{};
  for (std::size_t s = 0; s < kSignals; ++s) {
    worth[s].accept = -dot(offers[s], game.worths.accepted);
    for (std::size_t o = 0; o < kBuckets; ++o) {
      if (offers[s][o] > 0) add(worth[s].counter, -offers[s][o], game.worths.by_offer[o]);
    }
  }
  return worth;
}

float expected(OfferMix const& mix, OfferMix const& worth) {
  float sum = 0;
  for (std::size_t s = 0; s < kSignals; ++s) sum += dot(mix[s], worth[s]);
  return sum;
}

float expected(AnswerMix const& mix, AnswerMix const& worth) {
  return mix.accept * worth.accept + dot(mix.counter, worth.counter);
}

float expected(TradeGame const& game, TradeMix const& mix, TradeWorths const& measure) {
  auto const worth = worth_of_offers(measure, all_answers(game, mix));
  float sum = 0;
  for (std::size_t h = 0; h < game.challengers.size(); ++h) {
    sum += game.challengers[h].chance * expected(mix.offers[h], worth);
  }
  return sum;
}

float exploitability(TradeGame const& game, TradeMix const& mix) {
  auto const offers = worth_of_offers(game, mix);
  auto gain = best_offers(game, offers) - expected(game, mix, game.worths);
  auto const answers = worth_of_answers(game, mix);
  gain += best_answers(game, answers);
  for (std::size_t h = 0; h < game.challenged.size(); ++h) {
    for (std::size_t s = 0; s < kSignals; ++s) {
      gain -= game.challenged[h].chance * expected(mix.answers[h][s], answers[s]);
    }
  }
  return gain;
}

}  // namespace kuhhandel::bots
