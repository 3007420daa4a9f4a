// Fills a group with 10,000 games of five players and prints how long its pages take to answer, from the
// request to the finished text.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "codec/editions.h"
#include "engine/random/rng.h"
#include "groups/games/score_entry_json.h"
#include "server/ledger/sqlite_ledger.h"
#include "tests/support/answered.h"

namespace kuhhandel {
namespace {

constexpr int kGames = 10'000;
constexpr int kRuns = 11;
constexpr std::array kPlayers{"Anna", "Ben", "Cleo", "Dora", "Emil"};
constexpr auto kKey = "key-of-the-players-12345";

/// Each quartet has an owner, as at the end of a real game.
groups::ScoreEntry some_game(int number, Rng& chance) {
  auto const& edition = *codec::edition_named("second");
  groups::ScoreEntry game{.date = {}, .place = "Oma's", .note = {}, .sheet = {}};
  std::array<char, 16> date;
  auto const day = number % 28 + 1;
  std::snprintf(date.data(), date.size(), "%04d-%02d-%02d", 2000 + number / 400, number / 34 % 12 + 1, day);
  game.date = date.data();
  game.sheet.edition = edition;
  game.sheet.cards.seats = kPlayers.size();
  game.sheet.players.assign(kPlayers.begin(), kPlayers.end());
  for (auto const animal : animals_of(edition)) {
    auto const owner = seat_at(chance.below(static_cast<int>(kPlayers.size())));
    game.sheet.cards.herd(owner).add(animal, edition.copies(animal));
  }
  return game;
}

/// The first run, when the group has just changed, and the median of some more, in milliseconds; and the
/// answer's size.
void measure(server::Services const& services, char const* path) {
  std::array<double, kRuns> times{};
  std::size_t size = 0;
  for (auto& time : times) {
    auto const began = std::chrono::steady_clock::now();
    auto const authorization = "Bearer " + std::string(kKey);
    auto const answer = answered(services, {.method = "GET", .path = path, .authorization = authorization},
                                 table::Instant{1});
    time = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count();
    size = answer.body.size();
  }
  auto const first = times.front();
  std::ranges::sort(times);
  std::printf("%-28s %7.1f ms, then %7.3f ms %9zu bytes\n", path, first, times[kRuns / 2], size);
}

/// Prints the longest time that a file of all games blocks the server's loop, and the total.
void import(server::Services const& services, std::string const& file) {
  using Clock = std::chrono::steady_clock;
  auto const in_milliseconds = [](Clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
  };
  double longest = 0;
  auto const began = Clock::now();
  auto turn = began;
  bool ready = false;
  imported(services, kKey, "/api/group/import.json", file, [&] {
    auto const now = Clock::now();
    // The first parts run in the background.
    if (std::exchange(ready, true)) longest = std::max(longest, in_milliseconds(now - turn));
    turn = now;
  });
  std::printf("%-28s %7.1f ms at once, %7.1f ms in all %9zu bytes\n", "import", longest,
              in_milliseconds(Clock::now() - began), file.size());
}

void run(std::filesystem::path const& folder) {
  std::ofstream(folder / "index.html") << "<!doctype html>";
  store::Store store(folder);
  groups::Groups groups(store.database());
  names::Names names(store);
  keys::SecureRandom keys("speed");
  server::SqliteLedger ledger(store);
  server::TableDirectory lobby(ledger, keys);
  server::StaticFiles const files(folder);
  groups.make("Large", {}, kKey, table::Instant{1});
  std::vector<groups::ScoreEntry> games;
  Rng chance(1);
  for (int i = 0; i < kGames; ++i) games.push_back(some_game(i, chance));
  std::vector<groups::GroupGame> file;
  for (auto const& game : games) file.push_back({0, game, {}});
  server::ReadOnlyDb archive(folder);
  server::Services const services{lobby, store, groups, names, files, archive};
  import(services, groups::group_file_text("Large", file));
  for (auto const* const path : {"/api/group", "/api/group/statistics", "/api/group/statistics/2020"})
    measure(services, path);
}

}  // namespace
}  // namespace kuhhandel

int main() {
  auto pattern = (std::filesystem::temp_directory_path() / "kuhhandel-XXXXXX").string();
  std::filesystem::path const folder = mkdtemp(pattern.data());
  kuhhandel::run(folder);
  std::filesystem::remove_all(folder);
}
