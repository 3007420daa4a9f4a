#include "server/api/group_import.h"

#include <algorithm>
#include <set>
#include <span>
#include <utility>

#include "codec/parse.h"
#include "groups/csv.h"
#include "groups/group_json.h"
#include "groups/written_game_json.h"
#include "server/api/group_errors.h"
#include "server/http/json_response.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

/// Half a millisecond's worth.
constexpr std::size_t kAtOnce = 50;

template <class Answer>
std::optional<HttpAnswer> for_editor(groups::Groups& groups, std::string const& key, Answer const& answer) {
  auto access = groups.open(key);
  if (!access) return refused(groups::GroupRefusal::no_such_group);
  if (!access->may_edit) return refused(groups::GroupRefusal::read_only);
  return answer(access->group);
}

}  // namespace

std::optional<HttpAnswer> GameImport::may_begin(groups::Groups& groups) const {
  return for_editor(groups, key_, [](groups::Group&) { return std::optional<HttpAnswer>(); });
}

std::optional<HttpAnswer> GameImport::read(std::string file) {
  bytes_ = file.size();
  auto document = kind_ == GameFile::csv ? groups::group_file_of_csv(file) : codec::parse(file);
  if (!document) return bad_request(document.error());
  auto games = groups::games_in(*std::move(document));
  if (!games) return bad_request(games.error());
  written_ = *std::move(games);
  std::set<std::string> names;
  for (auto const& game : written_) {
    for (auto const& name : game.sheet.players)
      if (names.insert(name).second) names_.push_back(name);
  }
  if (written_.empty()) return json_answer(200, groups::imported_text({}));
  return {};
}

std::optional<HttpAnswer> GameImport::begin(groups::Groups& groups) {
  return for_editor(groups, key_, [&](groups::Group& group) -> std::optional<HttpAnswer> {
    auto const numbers = group.begin_import(names_, static_cast<int>(written_.size()), bytes_);
    if (!numbers) return refused(numbers.error());
    numbers_ = *numbers;
    players_ = group.players().all();
    return {};
  });
}

std::optional<HttpAnswer> GameImport::make_ready(groups::Groups& groups) {
  return for_editor(groups, key_, [&](groups::Group& group) -> std::optional<HttpAnswer> {
    groups::ReadyGames ready(players_, group.games().marks());
    for (auto const& game : written_) ready.add(game);
    written_.clear();
    done_ = {.added = static_cast<int>(ready.games().size()), .known = ready.known()};
    ready_ = std::move(ready).games();
    return {};
  });
}

void GameImport::give_up(groups::Groups& groups) const {
  if (auto access = groups.open(key_)) access->group.imports().give_up();
}

std::optional<HttpAnswer> GameImport::enter_some(groups::Groups& groups) {
  return for_editor(groups, key_, [&](groups::Group& group) -> std::optional<HttpAnswer> {
    auto& imports = group.imports();
    auto const some = std::span(ready_).subspan(entered_, std::min(kAtOnce, ready_.size() - entered_));
    auto const first = numbers_.first + static_cast<int>(entered_);
    bool const runs = some.empty() ? imports.finish(numbers_) : imports.enter(numbers_, first, some);
    if (!runs) return refused(groups::GroupRefusal::no_such_group);
    entered_ += some.size();
    if (!some.empty()) return {};
    journal("import", "group", static_cast<std::int64_t>(group.id()), "games", done_.added, "known",
            done_.known, "bytes", bytes_);
    return json_answer(200, groups::imported_text(done_));
  });
}

}  // namespace kuhhandel::server
