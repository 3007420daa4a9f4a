#pragma once

#include "table/effects/effect.h"
#include "table/modes/passing.h"

namespace kuhhandel::table {

/// Effects of passing on a lot, on a reveal, or on everything until the next decision.
struct Table::Effect::PassingEffects : Effect {
  void operator()(fact::Passed const& passed) const {
    table.passed_.insert(passed.seat);
    emit(passed);
    if (is_left_to_the_hammer(table)) begin_phase();
  }
  void operator()(fact::PassTakenBack const& back) const {
    bool const was_left_to_hammer = is_left_to_the_hammer(table);
    table.passed_.erase(back.seat);
    emit(back);
    if (was_left_to_hammer) begin_phase();
  }
  void operator()(fact::SeenEnough const& enough) const {
    table.reveal_delay_.see_enough(enough.seat);
    emit(enough);
    end_reveal_when_seen();
  }
  void operator()(fact::FastForward const& on) const {
    table.fast_forward_.insert(on.seat);
    table.reveal_delay_.see_enough(on.seat);
    emit(on);
    end_reveal_when_seen();
  }
};

}  // namespace kuhhandel::table
