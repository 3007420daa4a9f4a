#include "random_games/random_games.h"

#include <string>
#include <utility>
#include <vector>

#include "engine/ceilings/ceilings.h"
#include "engine/choices/choices.h"
#include "engine/choices/replies.h"
#include "engine/digest.h"
#include "engine/knowledge/observation.h"
#include "engine/play.h"
#include "engine/random/rng.h"

namespace kuhhandel::lab {
namespace {

struct LooksAtNothing {
  void operator()(Edition const&, Question const&) {}
};

/// A list into one buffer, filled again at every decision.
struct ListsReplies {
  std::vector<Reply> buffer;

  explicit ListsReplies(Edition const& edition) : buffer(static_cast<std::size_t>(reply_count(edition))) {}
  void operator()(Edition const& edition, Question const& question) {
    list_replies(edition, question, buffer);
  }
};

struct Observes {
  Observation observation{};

  void operator()(Edition const& edition, Question const& question) {
    observe(edition, question, question.seat, observation);
  }
};

Question const& question_of(Question const& current) { return current; }
Question const& question_of(CeilingQuestion const& current) { return current.question; }

template <class Deal, class Look>
RandomGames play_dealt(Edition const& edition, GamesToPlay const& games, Deal deal_game, Look look) {
  RandomGames played;
  for (int game = games.from; game < games.to; ++game) {
    Rng rng(static_cast<std::uint64_t>(game));
    auto current = deal_game(edition, games.seats, static_cast<std::uint64_t>(game));
    auto const& question = question_of(current);
    auto const most = played.decisions + kLongestGame;
    for (; question.count > 0 && played.decisions < most; ++played.decisions) {
      look(edition, question);
      answer(edition, current, rng.below(question.count));
    }
    ++played.games;
    played.signature += digest(question.state);  // a sum, so that threads may share the games
  }
  return played;
}

template <class Look>
RandomGames play_looking(Edition const& edition, GamesToPlay const& games, Look look) {
  return play_dealt(edition, games, deal, look);
}

constexpr auto kCompiler =
#if defined(__clang__)
    "clang++ " __clang_version__;
#else
    "g++ " __VERSION__;
#endif

constexpr auto kMachines =
#if defined(__AVX512F__)
    "x86-64 with AVX-512";
#elif defined(__AVX2__)
    "x86-64 with AVX2";
#elif defined(__x86_64__)
        "any x86-64";
#elif defined(__aarch64__)
        "64-bit Arm";
#else
        "another machine";
#endif

}  // namespace

RandomGames& RandomGames::operator+=(RandomGames const& more) {
  games += more.games;
  decisions += more.decisions;
  signature += more.signature;
  return *this;
}

RandomGames play_random_games(Edition const& edition, GamesToPlay const& games, Wants wants) {
  switch (wants) {
    case Wants::nothing:
      return play_looking(edition, games, LooksAtNothing{});
    case Wants::replies:
      return play_looking(edition, games, ListsReplies(edition));
    case Wants::observation:
      return play_looking(edition, games, Observes{});
  }
  std::unreachable();
}

RandomGames play_random_games_by_ceilings(Edition const& edition, GamesToPlay const& games) {
  return play_dealt(edition, games, deal_by_ceilings, LooksAtNothing{});
}

std::string built_by() {
  std::string const compiler = kCompiler;
  auto const number_ends = compiler.find(' ', compiler.find(' ') + 1);
  return compiler.substr(0, number_ends) + " for " + kMachines;
}

}  // namespace kuhhandel::lab
