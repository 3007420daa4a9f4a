#include "terminal/terminal.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>
#include <sstream>

#include "bots/match.h"
#include "codec/editions.h"
#include "codec/text/written_text.h"
#include "engine/random/rng.h"
#include "live/known_bots.h"
#include "terminal/line_player.h"
#include "terminal/questions.h"

namespace kuhhandel::terminal {
namespace {

/// The person in seat 0, the bots behind.
struct Players {
  std::vector<std::string> names;
  std::vector<std::unique_ptr<bots::Bot>> bots;
};

Players players_of(TerminalOptions const& options) {
  std::vector<std::string> first_names{"Berta", "Carl", "Dora", "Emil", "Frieda", "Gustav"};
  auto const name = own_name(options);
  std::erase(first_names, name);
  Players players{.names = {name}, .bots = {}};
  for (auto const& kind : bots_of(options)) {
    players.names.push_back(first_names[players.bots.size() % first_names.size()]);
    players.bots.push_back(live::make_bot(kind));
  }
  return players;
}

std::string welcome_text(TerminalOptions const& options, Players const& players) {
  std::string others;
  auto const kinds = bots_of(options);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    others += fmt::format("{}{} ({})", i == 0 ? "" : ", ", players.names[i + 1], kinds[i]);
  }
  return wrapped(
      fmt::format("Kuhhandel: {} against {}. Type help for help, quit to leave.", players.names[0], others));
}

}  // namespace

std::string own_name(TerminalOptions const& options) {
  return codec::player_name(options.name).value_or(std::string());
}

std::vector<std::string> bots_of(TerminalOptions const& options) {
  std::vector<std::string> bots;
  std::istringstream rest(options.bots);
  for (std::string kind; std::getline(rest, kind, ',');) bots.emplace_back(live::resolve_bot_name(kind));
  return bots;
}

std::string fault_of(TerminalOptions const& options) {
  auto const* const edition = codec::edition_named(options.edition);
  if (edition == nullptr) return fmt::format("--edition: there is no edition '{}'.", options.edition);
  auto const bots = bots_of(options);
  for (auto const& kind : bots) {
    if (live::make_bot(kind) != nullptr) continue;
    return fmt::format("--bots: there is no bot {}, and levels are from 1 to {}.", kind.empty() ? "''" : kind,
                       bots::kLevels);
  }
  if (auto const name = codec::player_name(options.name); !name)
    return fmt::format("--name {}.", name.error());
  auto const seats = static_cast<int>(bots.size()) + 1;
  if (seats >= edition->fewest_seats && seats <= edition->most_seats) return {};
  return fmt::format("--bots: the edition '{}' is for {} to {} players, not for {} with you.",
                     options.edition, edition->fewest_seats, edition->most_seats, seats);
}

int play_in_terminal(TerminalOptions const& options, std::istream& in, std::ostream& out) {
  auto const fault = fault_of(options);
  if (!fault.empty()) {
    out << fault << '\n';
    return 1;
  }
  auto const* const edition = codec::edition_named(options.edition);
  auto const players = players_of(options);
  out << welcome_text(options, players);
  TableWords const words{*edition, players.names};
  LinePlayer person(words, in, out);
  std::vector<bots::Bot*> line_up{&person};
  for (auto const& bot : players.bots) line_up.push_back(bot.get());
  std::vector<bots::Bot const*> others(line_up.begin(), line_up.end());
  others.front() = nullptr;
  person.set_opponents(std::move(others));

  auto const opening = start(*edition, static_cast<int>(line_up.size()), options.seed);
  bots::Match match(*edition, opening, line_up, Rng::from_text(options.seed).next());
  while (!person.has_left() && match.step()) {
  }
  if (person.has_left()) {
    out << "\nYou leave the game. Goodbye.\n";
    return 0;
  }
  out << closing_text(words, scores(*edition, match.state()));
  return 0;
}

}  // namespace kuhhandel::terminal
