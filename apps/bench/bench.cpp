#include "apps/bench/bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <functional>
#include <ostream>
#include <thread>
#include <vector>

#include "apps/bench/random_games.h"
#include "codec/editions.h"
#include "engine/choices.h"
#include "engine/play.h"

namespace kuhhandel {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_of(std::function<void()> const& work) {
  auto const began = Clock::now();
  work();
  return std::chrono::duration<double>(Clock::now() - began).count();
}

double median(std::vector<double> numbers) {
  std::ranges::sort(numbers);
  return numbers[numbers.size() / 2];
}

/// The games of one run, shared by the threads.
RandomGames play_shared(Edition const& edition, int seats, BenchOptions const& options) {
  auto const threads = static_cast<std::size_t>(options.threads);
  std::vector<RandomGames> parts(threads);
  std::vector<std::jthread> workers;
  for (std::size_t i = 0; i < threads; ++i) {
    auto const share = [&](std::size_t part) {
      return static_cast<int>(static_cast<std::size_t>(options.games) * part / threads);
    };
    workers.emplace_back([&, i, from = share(i), to = share(i + 1)] {
      parts[i] = play_random_games(edition, seats, from, to);
    });
  }
  workers.clear();
  RandomGames all;
  for (auto const& part : parts) {
    all.games += part.games;
    all.decisions += part.decisions;
    all.signature += part.signature;
  }
  return all;
}

struct Figures {
  int seats;
  double games_per_second;
  double decisions_per_second;
  double decisions_per_game;
  std::uint64_t signature;
};

Figures measure(Edition const& edition, int seats, BenchOptions const& options) {
  RandomGames played;
  std::vector<double> seconds;
  for (int run = 0; run < options.runs; ++run) {
    seconds.push_back(seconds_of([&] { played = play_shared(edition, seats, options); }));
  }
  auto const typical = median(seconds);
  auto const games = static_cast<double>(played.games);
  auto const decisions = static_cast<double>(played.decisions);
  return {seats, games / typical, decisions / typical, decisions / games, played.signature};
}

/// Nanoseconds to copy a question, which is what a search does at every node.
double copy_nanoseconds(Edition const& edition) {
  constexpr int kCopies = 10'000'000;
  std::vector<Question> nodes(64, ask(edition, start(edition, edition.fewest_seats, "copy").next));
  auto const seconds = seconds_of([&] {
    for (std::size_t i = 0; i < kCopies; ++i) {
      auto& node = nodes[(i + 1) % nodes.size()];
      node = nodes[i % nodes.size()];
      node.count = static_cast<std::uint16_t>(i);  // so that no copy can be left out
    }
  });
  return seconds * 1e9 / kCopies;
}

void write_text(BenchOptions const& options, std::vector<Figures> const& rows, double copy,
                std::ostream& out) {
  out << fmt::format("Edition {}, {} games a run, median of {} runs, threads: {}\n\n", options.edition,
                     options.games, options.runs, options.threads);
  out << fmt::format("{:>5} {:>10} {:>14} {:>12} {:>15}  {}\n", "seats", "games/s", "decisions/s",
                     "ns/decision", "decisions/game", "signature");
  for (auto const& row : rows) {
    out << fmt::format("{:>5} {:>10.0f} {:>14.0f} {:>12.1f} {:>15.1f}  {:016x}\n", row.seats,
                       row.games_per_second, row.decisions_per_second,
                       1e9 * options.threads / row.decisions_per_second, row.decisions_per_game,
                       row.signature);
  }
  out << fmt::format("\nA state is {} bytes, a question {}; a copy takes {:.1f} ns.\n", sizeof(State),
                     sizeof(Question), copy);
}

void write_json(BenchOptions const& options, std::vector<Figures> const& rows, double copy,
                std::ostream& out) {
  boost::json::array list;
  for (auto const& row : rows) {
    list.push_back({{"seats", row.seats},
                    {"games_per_second", row.games_per_second},
                    {"decisions_per_second", row.decisions_per_second},
                    {"ns_per_decision", 1e9 * options.threads / row.decisions_per_second},
                    {"decisions_per_game", row.decisions_per_game},
                    {"signature", fmt::format("{:016x}", row.signature)}});
  }
  out << boost::json::serialize(boost::json::object{{"edition", options.edition},
                                                    {"games", options.games},
                                                    {"runs", options.runs},
                                                    {"threads", options.threads},
                                                    {"rows", std::move(list)},
                                                    {"state_bytes", sizeof(State)},
                                                    {"question_bytes", sizeof(Question)},
                                                    {"copy_ns", copy}})
      << '\n';
}

/// The option that cannot be, as a sentence; empty where all can.
std::string wrong_option(BenchOptions const& options) {
  if (edition_named(options.edition) == nullptr) {
    return fmt::format("--edition: no edition is called '{}'.", options.edition);
  }
  if (options.games < 1) return "--games: at least one game is needed.";
  if (options.runs < 1) return "--runs: at least one run is needed.";
  if (options.threads < 1 || options.threads > 256) return "--threads: from 1 to 256.";
  return {};
}

}  // namespace

int bench(BenchOptions const& options, std::ostream& out, std::ostream& err) {
  if (auto const wrong = wrong_option(options); !wrong.empty()) {
    err << wrong << '\n';
    return 1;
  }
  auto const& edition = *edition_named(options.edition);
  std::vector<Figures> rows;
  for (int seats = edition.fewest_seats; seats <= edition.most_seats; ++seats) {
    rows.push_back(measure(edition, seats, options));
  }
  (options.json ? write_json : write_text)(options, rows, copy_nanoseconds(edition), out);
  return 0;
}

}  // namespace kuhhandel
