// What a decision of the farmer rests on.
#pragma once

#include "bots/farmer/outlook.h"
#include "bots/farmer/purses.h"
#include "engine/view.h"

namespace kuhhandel {

struct Situation {
  Edition const& edition;
  View const& view;
  Purses const& purses;
  Outlook outlook;
  Seat self;

  /// The own share of points after that.
  double share_after(Exchange const& exchange) const {
    return share_of_points(after(outlook, exchange), self);
  }
  Money means() const { return view.hand.sum(); }
};

}  // namespace kuhhandel
