// The account of a game for a reader who may know everything: a line for each event, by the players' names.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "codec/records/record.h"
#include "engine/play.h"

namespace kuhhandel::cli {

/// One event as a sentence: "Cleo bids 90."
std::string sentence_for(Event const& event, Edition const& edition, std::vector<std::string> const& names);

class GameNarration {
 public:
  /// Both must outlive the account.
  GameNarration(codec::Record const& record, std::ostream& out) : record_(record), out_(out) {}

  void print_step(Transition const& step);
  void print_scores(State const& end);

 private:
  codec::Record const& record_;
  std::ostream& out_;
};

}  // namespace kuhhandel::cli
