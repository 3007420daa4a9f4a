// Describes events in plain sentences.
#pragma once

#include <iosfwd>
#include <string>

#include "engine/event.h"
#include "engine/scores.h"
#include "terminal/words.h"

namespace kuhhandel::terminal {

/// Returns a sentence about an event; empty for a bid, which shares a line with others.
std::string sentence_of(TableWords const& words, SeenEvent const& event);

/// "Bids: Anna 10, Ben 20", gathered until something else happens.
class Bids {
 public:
  void add(TableWords const& words, Bid const& bid);
  bool empty() const { return text_.empty(); }
  std::string text() const { return text_ + "."; }
  void clear() { text_.clear(); }

 private:
  std::string text_;
};

class Narrator {
 public:
  Narrator(TableWords const& words, std::ostream& out) : words_(words), out_(out) {}

  /// Bids are gathered into one line until something else happens or `finish_line` is called.
  void print(SeenEvent const& event);
  void finish_line();

 private:
  TableWords const& words_;
  std::ostream& out_;
  Bids bids_;
};

/// Everybody's score with its arithmetic, and who has won.
std::string closing_text(TableWords const& words, Scores const& scores);

}  // namespace kuhhandel::terminal
