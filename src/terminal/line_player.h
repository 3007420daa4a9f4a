// A person in front of a terminal, in a bot's chair.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "terminal/narrator.h"

namespace kuhhandel::terminal {

class LinePlayer : public bots::Bot {
 public:
  LinePlayer(TableWords const& words, std::istream& in, std::ostream& out)
      : words_(words), in_(in), out_(out), narrator_(words, out) {}

  void start(Edition const&, int, Seat, std::uint64_t) override {}
  void see(SeenEvent const& event) override;
  bots::Choice decide(View const& view, LegalActions const& legal) override;

  /// Sets the bots that can explain their actions; `others[i]` is in seat i, or nullptr.
  void set_opponents(std::vector<bots::Bot const*> others) { others_ = std::move(others); }

  /// Whether the player has typed quit or their input has ended.
  bool has_left() const { return left_; }

 private:
  std::optional<std::string> line();
  bool handle_aside(std::string const& line, View const& view);
  void print_reasons();

  TableWords const& words_;
  std::istream& in_;
  std::ostream& out_;
  Narrator narrator_;
  std::vector<bots::Bot const*> others_;
  bool left_ = false;
};

}  // namespace kuhhandel::terminal
