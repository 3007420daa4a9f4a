// Tells what happens in plain sentences.
#pragma once

#include <iosfwd>
#include <string>

#include "apps/terminal/words.h"
#include "engine/event.h"
#include "engine/scores.h"

namespace kuhhandel {

class Narrator {
 public:
  Narrator(TableWords const& words, std::ostream& out) : words_(words), out_(out) {}

  /// Bids are gathered into one line until something else happens or `finish_line` is called.
  void tell(SeenEvent const& event);
  void finish_line();

 private:
  TableWords const& words_;
  std::ostream& out_;
  std::string bids_;
};

/// Everybody's score with its arithmetic, and who has won.
std::string closing_text(TableWords const& words, Scores const& scores);

}  // namespace kuhhandel
