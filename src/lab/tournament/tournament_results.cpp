#include "tournament/tournament_results.h"

namespace kuhhandel::tournament {
namespace {

template <class Visit>
void each_game(TournamentResults const& findings, Visit visit) {
  for (auto const& result : findings.results) {
    if (!result) continue;
    for (auto const& game : *result) visit(game);
  }
}

}  // namespace

std::vector<std::string> TournamentResults::idle_programs() const {
  std::vector<std::string> idle;
  for (auto const& [name, program] : programs) {
    if (program.was_asked && !program.has_played) idle.push_back(name);
  }
  return idle;
}

int TournamentResults::games() const {
  int number = 0;
  each_game(*this, [&](GameResult const&) { ++number; });
  return number;
}

int TournamentResults::cut_off() const {
  int number = 0;
  each_game(*this, [&](GameResult const& game) { number += game.cut_off ? 1 : 0; });
  return number;
}

std::uint64_t TournamentResults::digest() const {
  std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a over words
  each_game(*this, [&](GameResult const& game) { hash = (hash ^ game.digest) * 0x100000001b3U; });
  return hash ^ (hash >> 31);
}

}  // namespace kuhhandel::tournament
