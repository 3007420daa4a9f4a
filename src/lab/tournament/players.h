// The bots of one thread, which play one game after another.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "tournament/programme.h"
#include "tournament/times.h"

namespace kuhhandel::tournament {

using TimesByName = std::map<std::string, Times>;

class Players {
 public:
  explicit Players(Programme const& programme);
  ~Players();

  /// The bots for a line-up in its order; a name that comes twice gets two bots. They are made when they are
  /// first needed.
  std::vector<bots::Bot*> bots_for(Names const& line_up);

  /// How long they took to decide since this was last asked.
  TimesByName take_times();

  /// What went wrong with programs outside this one: a sentence each.
  std::vector<std::string> troubles() const;

 private:
  struct Member;
  Programme const& programme_;
  std::map<std::string, std::vector<std::unique_ptr<Member>>> members_;
};

}  // namespace kuhhandel::tournament
