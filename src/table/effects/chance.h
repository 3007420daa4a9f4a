#pragma once

#include "table/effects/effect.h"

namespace kuhhandel::table {

/// Effects of the facts of a shuffle.
struct Table::Effect::ChanceEffects : Effect {
  void operator()(fact::Committed const& committed) const {
    table.shuffle_ = Shuffle{.commitment = committed.commitment, .secret = committed.secret};
    step.table_changed = true;
  }
  void operator()(fact::ChanceBound const& bound) const {
    table.shuffle_->bind(bound.seat, bound.hash);
    step.table_changed = true;
  }
  void operator()(fact::Opening const& opening) const {
    table.shuffle_->open_those_of(opening.seats, at);
    step.table_changed = true;
  }
  void operator()(fact::ChanceOpened const& opened) const {
    table.shuffle_->open(opened.seat, opened.random);
    step.table_changed = true;
  }
  void operator()(fact::ChanceWithheld const& withheld) const {
    table.shuffle_->give_up_on(withheld.seats);
    step.table_changed = true;
  }
  void operator()(fact::ChanceAdded const& added) const {
    table.shuffle_->bound.push_back({.seat = added.seat, .hash = {}, .random = added.random});
    step.table_changed = true;
  }
};

}  // namespace kuhhandel::table
