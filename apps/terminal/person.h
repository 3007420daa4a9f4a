// A person in front of a terminal, in a bot's chair.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "apps/terminal/narrator.h"
#include "bots/bot.h"

namespace kuhhandel {

class Person : public Bot {
 public:
  Person(TableWords const& words, std::istream& in, std::ostream& out)
      : words_(words), in_(in), out_(out), narrator_(words, out) {}

  void start(Edition const&, int, Seat, std::uint64_t) override {}
  void see(SeenEvent const& event) override;
  Choice decide(View const& view, LegalActions const& legal) override;

  /// Whether he has typed quit or his input has ended.
  bool has_left() const { return left_; }

 private:
  std::optional<std::string> line();
  bool is_aside(std::string const& line, View const& view);

  TableWords const& words_;
  std::istream& in_;
  std::ostream& out_;
  Narrator narrator_;
  bool left_ = false;
};

}  // namespace kuhhandel
