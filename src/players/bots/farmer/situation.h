// What a decision of the farmer rests on, and what came of it.
#pragma once

#include <cstdint>
#include <optional>

#include "bots/bot.h"
#include "bots/explanation.h"
#include "bots/farmer/fancy.h"
#include "bots/farmer/manners.h"
#include "bots/farmer/outlook.h"
#include "bots/farmer/purses.h"
#include "bots/farmer/temperament.h"
#include "engine/view.h"

namespace kuhhandel::bots {

struct Situation {
  Edition const& edition;
  View const& view;
  Purses const& purses;
  Manners const& manners;
  Temperament const& temperament;
  Outlook outlook;
  Seat self;
  std::uint64_t seed;

  /// How content the farmer thinks it would be after that: its chance to win, and what else it likes.
  double content_after(Exchange const& exchange) const {
    auto const content = contentment(after(outlook, exchange), self, temperament);
    bool const gets_it = exchange.to == self;
    if (temperament.fancies == 0 || !gets_it) return content;
    return content + temperament.fancies * fancy_for(exchange.animal, outlook, seed);
  }
  Money means() const { return view.hand.sum(); }
};

/// A choice, and what spoke for it.
struct Verdict {
  Choice choice;
  Reason reason;
  std::optional<Seat> other = {};  // with whom, or against whom
};

}  // namespace kuhhandel::bots
