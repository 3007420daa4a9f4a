#pragma once

#include "table/effects/effect.h"
#include "table/passing.h"

namespace kuhhandel::table {

/// What somebody passes: the lot, what is shown, or all until their next decision.
struct Table::Effect::OfPassing : Effect {
  void operator()(fact::Passed const& passed) const {
    table.passed_.insert(passed.seat);
    tell(passed);
    if (is_left_to_the_hammer(table)) begin_phase();
  }
  void operator()(fact::PassTakenBack const& back) const {
    bool const was_left = is_left_to_the_hammer(table);
    table.passed_.erase(back.seat);
    tell(back);
    if (was_left) begin_phase();
  }
  void operator()(fact::SeenEnough const& enough) const {
    table.shows_.see_enough(enough.seat);
    tell(enough);
    end_show_when_seen();
  }
  void operator()(fact::OnToMe const& on) const {
    table.on_to_me_.insert(on.seat);
    table.shows_.see_enough(on.seat);
    tell(on);
    end_show_when_seen();
  }
};

}  // namespace kuhhandel::table
