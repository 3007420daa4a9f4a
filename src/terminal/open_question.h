// The question that the game asks the person, and the answer that they are about to give.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "table/instant.h"
#include "terminal/draft.h"

namespace kuhhandel::terminal {

class OpenQuestion {
 public:
  Draft const& draft() const { return draft_; }
  /// So soon after the question changed an empty answer was meant for the one before.
  bool has_just_changed(table::Instant now) const;

  /// Sets the phase that asks, by its index; nullopt if there is no question. Text typed for another question
  /// is dropped. Returns whether it is a new question.
  bool ask(std::optional<std::size_t> phase, table::Instant now);

  void type(char letter);
  void take_back();
  void clear() { draft_ = {}; }
  void write(std::string typed) { draft_.typed = std::move(typed); }
  void propose(Draft draft) { draft_ = std::move(draft); }
  /// Moves the mark by that many of the `choices` choices.
  void move_mark(int by, int choices);

 private:
  std::optional<std::size_t> phase_;
  table::Instant since_{0};
  Draft draft_;
};

}  // namespace kuhhandel::terminal
