#include "terminal/wire/table_model.h"

#include <algorithm>
#include <sstream>
#include <utility>
#include <vector>

#include "terminal/wire/table_info.h"

namespace kuhhandel::terminal {
namespace {

seen::Finished const* end_of(std::optional<GameInfo> const& game) {
  return game ? std::get_if<seen::Finished>(&game->view.phase) : nullptr;
}

void add_scores(TableModel& model) {
  std::istringstream lines(closing_text(model.words(), end_of(model.game)->scores));
  for (std::string line; std::getline(lines, line);) {
    if (!line.empty()) model.log.add(line);
  }
}

void take_game(TableModel& model, std::optional<GameInfo> game) {
  bool const ends = end_of(game) != nullptr && end_of(model.game) == nullptr;
  model.game = std::move(game);
  if (ends) add_scores(model);
}

/// The times at which the clock announces something.
std::vector<table::Instant> announced(table::Clock const& clock) {
  if (auto const* const calls = std::get_if<table::Calls>(&clock))
    return {calls->at.begin(), calls->at.end() - 1};
  auto const* const count = std::get_if<table::Count>(&clock);
  if (count == nullptr) return {};
  return {count->at.begin(), count->at.begin() + count->from};
}

}  // namespace

TableWords TableModel::words() const { return {edition, names_at(table)}; }

std::vector<std::string> TableModel::others() const {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < table.occupants.size(); ++i) {
    bool const own = me && index_of(*me) == static_cast<int>(i);
    auto const* const person = std::get_if<table::Person>(&table.occupants[i]);
    if (person != nullptr && !own) names.push_back(person->name);
  }
  return names;
}

void take(TableModel& model, Snapshot snapshot, table::Instant now) {
  model = {.version = snapshot.version,
           .me = snapshot.me,
           .table = std::move(snapshot.table),
           .edition = snapshot.edition,
           .game = {},
           .log = {},
           .server_time = snapshot.now,
           .received_at = now};
  auto const words = model.words();
  for (auto const& event : snapshot.log) model.log.print(words, event);
  take_game(model, std::move(snapshot.game));
}

bool take(TableModel& model, StepMessage step, table::Instant now) {
  if (step.version <= model.version) return true;
  if (step.version != model.version + 1) return false;
  model.version = step.version;
  model.server_time = step.now;
  model.received_at = now;
  if (step.table) model.table = std::move(*step.table);
  auto const words = model.words();
  for (auto const& event : step.events) model.log.print(words, event);
  if (step.game) take_game(model, std::move(step.game));
  return true;
}

table::Seen seen_on_screen(TableModel const& model, table::Instant now) {
  auto const server = model.at_server(now);
  auto latest = model.server_time;
  if (model.game) {
    for (auto const at : announced(model.game->clock)) {
      if (at <= server) latest = std::max(latest, at);
    }
  }
  return {.at = latest, .ago = server - latest};
}

void TableLog::add(std::string line) {
  bids_.clear();
  lines_.push_back(std::move(line));
  if (lines_.size() > kMostLines) lines_.pop_front();
}

void TableLog::print(TableWords const& words, EventInfo const& event) {
  if (auto const* const of_table = std::get_if<std::string>(&event)) return add(*of_table);
  auto const& seen = std::get<SeenEvent>(event);
  auto const* const raised = std::get_if<event::Raised>(&seen);
  if (raised == nullptr) return add(sentence_of(words, seen));
  bool const first = bids_.empty();
  auto bids = bids_;
  bids.add(words, raised->bid);
  if (first) add({});
  bids_ = std::move(bids);
  lines_.back() = bids_.text();
}

}  // namespace kuhhandel::terminal
