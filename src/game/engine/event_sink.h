// Sinks that receive the events of the rules, as a template parameter. The search path's sink is empty and
// costs nothing.
#pragma once

#include <vector>

#include "engine/event.h"

namespace kuhhandel {

struct IgnoreEvents {
  template <class AnyEvent>
  constexpr void operator()(AnyEvent const&) const {}
  /// Builds an event that is costly to make only if the sink uses events.
  template <class Make>
  constexpr void lazily(Make const&) const {}
};

struct CollectEvents {
  std::vector<Event>* events;
  template <class AnyEvent>
  void operator()(AnyEvent const& event) const {
    events->push_back(event);
  }
  template <class Make>
  void lazily(Make const& make) const {
    events->push_back(make());
  }
};

}  // namespace kuhhandel
