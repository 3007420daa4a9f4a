// Where the rules tell what happens: a sink of events, a template parameter. The search path's sink is empty
// and costs nothing.
#pragma once

#include <vector>

#include "engine/event.h"

namespace kuhhandel {

struct TellNobody {
  template <class AnyEvent>
  constexpr void operator()(AnyEvent const&) const {}
};

struct TellList {
  std::vector<Event>* events;
  template <class AnyEvent>
  void operator()(AnyEvent const& event) const {
    events->push_back(event);
  }
};

}  // namespace kuhhandel
