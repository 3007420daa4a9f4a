#include "coach/puzzle/puzzle.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <memory>
#include <utility>

#include "bots/match.h"
#include "bots/registry.h"
#include "coach/puzzle/resumed_game.h"
#include "coach/scored_choice_json.h"
#include "codec/records/replay.h"
#include "engine/digest.h"
#include "engine/legal_actions.h"

namespace kuhhandel::coach {
namespace {

constexpr std::size_t kMostChoices = 3;
constexpr std::array<char const*, kMaxSeats> kNames{"Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"};
constexpr std::array<char const*, 4> kTempted{"farmer", "trader", "collector", "bluffer"};
constexpr auto kFollows = "trader";   // plays the turn to its end
constexpr auto kFinishes = "farmer";  // plays the game to its end

/// A decision of a seat after the record's commands, which start with a turn.
struct Moment {
  codec::Record record;
  Seat seat;
  View view;
  LegalActions legal;
};

Knowledge knowledge_of(Moment const& moment, int worlds, std::uint64_t seed) {
  auto const& record = moment.record;
  Knowledge knowledge(record.edition, static_cast<int>(record.seats.size()), moment.seat, worlds, seed);
  (void)codec::replay(record, [&](Transition const& step) {
    for (auto const& event : step.events) knowledge.see(seen_by(moment.seat, event));
    knowledge.look(view_for(record.edition, step.next, moment.seat));
  });
  return knowledge;
}

/// Returns whether people would consider the two equal: similar sums, or both bidding or both not.
bool alike(bots::Candidate const& one, bots::Candidate const& other) {
  auto const laid = [](bots::Candidate const& candidate) -> std::optional<MoneyCards> {
    if (!candidate.choice) return {};
    if (auto const* const offer = std::get_if<action::Offer>(&*candidate.choice)) return offer->money;
    if (auto const* const counter = std::get_if<action::Counter>(&*candidate.choice)) return counter->money;
    return {};
  };
  auto const first = laid(one);
  auto const second = laid(other);
  if (first && second) return first->sum() == second->sum() && first->empty() == second->empty();
  auto const bids = [](bots::Candidate const& candidate) {
    return candidate.choice && std::holds_alternative<action::Bid>(*candidate.choice);
  };
  if (bids(one) && bids(other)) return one.limit == 0 || other.limit == 0 || one.limit == other.limit;
  return one.choice == other.choice;
}

bots::Candidate candidate_of(Ranked const& one) { return {one.choice.choice, one.choice.limit}; }

/// Returns the choices of bots in this position, without duplicates.
std::vector<bots::Candidate> choices_of_bots(Moment const& moment, std::uint64_t seed) {
  std::vector<bots::Candidate> choices;
  for (auto const* const bot : kTempted) {
    bots::Candidate const own{choice_by(bot, moment.record, moment.seat, seed), 0};
    auto const same = [&](bots::Candidate const& other) { return alike(own, other); };
    if (std::ranges::none_of(choices, same)) choices.push_back(own);
  }
  return choices;
}

bool is_clearly_worse(Ranked const& one, float at_least) {
  return one.behind >= at_least && one.behind >= 2 * one.margin;
}

/// Returns the first of them that is not as good as the best; nullopt if all find the best.
std::optional<bots::Candidate> temptation(Knowledge const& knowledge, Moment const& moment,
                                          bots::Candidate const& best,
                                          std::vector<bots::Candidate> const& choices, float at_least) {
  for (auto const& one : choices) {
    if (alike(one, best)) continue;
    auto const ranking = knowledge.rank(moment.legal, std::array{best, one});
    if (ranking[0].choice.choice == best.choice && is_clearly_worse(ranking[1], at_least)) return one;
  }
  return {};
}

/// Returns the best choice, the tempting one, and the best of the others that are clearly worse.
std::vector<bots::Candidate> candidates_of(std::span<Ranked const> ranking, bots::Candidate const& tempting,
                                           float at_least) {
  std::vector<bots::Candidate> choices{candidate_of(ranking[0]), tempting};
  for (auto const& one : ranking) {
    auto const candidate = candidate_of(one);
    auto const known = [&](bots::Candidate const& other) { return alike(candidate, other); };
    if (choices.size() == kMostChoices || !is_clearly_worse(one, at_least)) continue;
    if (std::ranges::none_of(choices, known)) choices.push_back(candidate);
  }
  return choices;
}

/// Moves the tempting choice to the second place.
void bring_forward(std::vector<Ranked>& choices, bots::Candidate const& tempting) {
  auto const it = std::ranges::find_if(
      choices, [&](Ranked const& one) { return one.choice.choice == tempting.choice && one.behind > 0; });
  if (it != choices.end()) std::rotate(choices.begin() + 1, it, it + 1);
}

class Seeker {
 public:
  Seeker(PuzzleSearch const& search, CountsByTheme& counts) : search_(search), counts_(counts) {}

  /// Returns nullopt if nothing is clear enough, or nothing tempts.
  std::optional<Puzzle> look_at(Moment const& moment) {
    auto const seed = search_.seed * 1000 + digest_of(moment);
    auto const glance = knowledge_of(moment, search_.glance, seed);
    auto const candidates = glance.candidates(moment.legal);
    auto const ranking = glance.rank(moment.legal, candidates);
    auto const theme = theme_of(moment.record.edition, moment.view, ranking);
    if (!theme || ranking.size() < 2 || has_enough(*theme)) return {};
    auto& counts = counts_[static_cast<std::size_t>(*theme)];
    ++counts.decisions;
    auto const own = choices_of_bots(moment, seed);
    if (!temptation(glance, moment, candidate_of(ranking[0]), own, search_.at_least)) return {};

    auto const look = knowledge_of(moment, search_.look, seed + 1);
    auto const better = look.rank(moment.legal, candidates);
    auto const tempting = temptation(look, moment, candidate_of(better[0]), own, search_.at_least);
    if (!tempting) return {};
    auto const compared = candidates_of(better, *tempting, search_.at_least);
    ++counts.tempting;
    return prove(moment, compared, seed + 2);
  }

 private:
  static std::uint64_t digest_of(Moment const& moment) {
    return digest(std::get<State>(moment.record.from)) + moment.record.commands.size();
  }

  std::optional<Puzzle> prove(Moment const& moment, std::vector<bots::Candidate> const& candidates,
                              std::uint64_t seed) {
    auto const knowledge = knowledge_of(moment, search_.worlds, seed);
    auto choices = knowledge.rank(moment.legal, candidates);
    auto const best = candidate_of(choices[0]);
    if (best.choice != candidates[0].choice || best.limit != candidates[0].limit) return {};
    if (!is_clear(choices, search_.at_least)) return {};
    auto const theme = theme_of(moment.record.edition, moment.view, choices);
    if (!theme || has_enough(*theme)) return {};
    auto& counts = counts_[static_cast<std::size_t>(*theme)];
    ++counts.proven;
    auto const played = more_of_the_win(moment, knowledge, candidates, seed);
    if (played <= 0) return {};
    ++counts.kept;
    ++found_[static_cast<std::size_t>(*theme)];
    bring_forward(choices, candidates[1]);
    Puzzle puzzle{.record = moment.record,
                  .step = moment.record.commands.size(),
                  .seat = moment.seat,
                  .theme = *theme,
                  .choices = std::move(choices),
                  .worth = knowledge.worth(),
                  .played = played};
    for (auto const& command : rest_of_turn(moment.record, {moment.seat, best}, kFollows, seed)) {
      puzzle.record.commands.push_back(command);
    }
    return puzzle;
  }

  /// Returns the advantage of the first choice over the second in the same imagined games.
  float more_of_the_win(Moment const& moment, Knowledge const& knowledge,
                        std::vector<bots::Candidate> const& candidates, std::uint64_t seed) const {
    double more = 0;
    for (int game = 0; game < search_.games; ++game) {
      Rng rng(seed + static_cast<std::uint64_t>(game));
      auto const state = knowledge.imagined(rng);
      auto const dice = rng.next();
      auto const share = [&](bots::Candidate const& choice) {
        return share_after(moment.record.edition, state, {moment.seat, choice}, kFinishes, dice);
      };
      more += share(candidates[0]) - share(candidates[1]);
    }
    return static_cast<float>(more / std::max(1, search_.games));
  }

  bool has_enough(Theme theme) const {
    auto const place = static_cast<std::size_t>(theme);
    return found_[place] >= search_.most_of_a_theme[place];
  }

  PuzzleSearch const& search_;
  CountsByTheme& counts_;
  std::array<int, kThemes> found_{};
};

/// Returns the seats that choose when the command is given: its author, or those that let the house continue.
SeatSet choosing(Edition const& edition, State const& now, Command const& command) {
  SeatSet seats;
  if (auto const* const seat = std::get_if<Seat>(&command.by)) {
    seats.insert(*seat);
    return seats;
  }
  for (auto const seat : seats_of(now.seats)) {
    if (!legal_actions(edition, now, seat).empty()) seats.insert(seat);
  }
  return seats;
}

}  // namespace

bool is_clear(std::span<Ranked const> choices, float at_least) {
  return choices.size() > 1 && std::ranges::all_of(choices.subspan(1), [&](Ranked const& one) {
           return is_clearly_worse(one, at_least);
         });
}

codec::Record game_of(Edition const& edition, std::span<std::string const> bots, std::string const& deal) {
  std::vector<std::unique_ptr<bots::Bot>> players;
  std::vector<bots::Bot*> line_up;
  codec::Record record{
      .edition = edition, .seats = {}, .from = codec::Dealt{.seed = deal, .first = {}}, .commands = {}};
  for (auto const& bot : bots) {
    players.push_back(bots::make_bot(bot));
    line_up.push_back(players.back().get());
    record.seats.emplace_back(kNames[record.seats.size()]);
  }
  bots::Match match(edition, codec::beginning_of(record), line_up, Rng::from_text(deal).next());
  while (match.turns() <= kMostTurns && match.step()) {
    if (match.last_command()) record.commands.push_back(*match.last_command());
  }
  return record;
}

std::vector<Puzzle> find_puzzles(codec::Record const& game, PuzzleSearch const& search,
                                 CountsByTheme& counts) {
  std::vector<Puzzle> puzzles;
  Seeker seeker(search, counts);
  codec::Record turn{.edition = game.edition, .seats = game.seats, .from = State{}, .commands = {}};
  bool taken_up = false;
  bool found = false;
  std::size_t at = 0;
  (void)codec::replay(game, [&](Transition const& step) {
    auto const& now = step.next;
    auto const* const begins = std::get_if<phase::TurnChoice>(&now.phase);
    if (begins != nullptr) {
      turn.from = now;
      turn.commands.clear();
      found = false;
      taken_up = digest(codec::beginning_of(turn).next) == digest(now);
    }
    if (at == game.commands.size()) return;
    auto const& command = game.commands[at++];
    auto const who = choosing(game.edition, now, command);
    for (auto const seat : seats_of(now.seats)) {
      if (!taken_up || found || !who.contains(seat)) continue;
      auto const legal = legal_actions(game.edition, now, seat);
      auto puzzle = seeker.look_at({turn, seat, view_for(game.edition, now, seat), legal});
      found = puzzle.has_value();
      if (puzzle) puzzles.push_back(*std::move(puzzle));
    }
    turn.commands.push_back(command);
  });
  return puzzles;
}

boost::json::object to_json(Puzzle const& puzzle) {
  boost::json::array choices;
  for (auto const& one : puzzle.choices) {
    auto choice = to_json(one.choice, puzzle.record.edition);
    choice["behind"] = rounded(one.behind);
    choice["margin"] = rounded(one.margin);
    choices.push_back(std::move(choice));
  }
  boost::json::object object{{"theme", word_of(puzzle.theme)},
                             {"seat", index_of(puzzle.seat)},
                             {"step", puzzle.step},
                             {"played", rounded(puzzle.played)}};
  if (puzzle.worth) object["worth"] = puzzle.worth->points();
  object["choices"] = std::move(choices);
  object["record"] = codec::to_json(puzzle.record);
  return object;
}

}  // namespace kuhhandel::coach
