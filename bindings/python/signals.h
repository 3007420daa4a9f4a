// Ctrl-C during long calls.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>

namespace kuhhandel::bindings {

/// Lets Python handle its signals during a long call of the C functions, which then ends within about a
/// twentieth of a second.
class Signals {
 public:
  /// For `goes_on`, with the object as its context: returns 0 if a signal handler raised an exception.
  static int none_came(void* signals) { return static_cast<Signals*>(signals)->none_came_now() ? 1 : 0; }

 private:
  using Clock = std::chrono::steady_clock;

  bool none_came_now() {
    auto const now = Clock::now();
    if (now - looked_ < std::chrono::milliseconds(50)) return true;
    looked_ = now;
    nanobind::gil_scoped_acquire const interpreter;
    return PyErr_CheckSignals() == 0;
  }

  Clock::time_point looked_ = Clock::now();
};

}  // namespace kuhhandel::bindings
