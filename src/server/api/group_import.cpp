#include "server/api/group_import.h"

#include <algorithm>
#include <cstddef>
#include <exception>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "codec/parse.h"
#include "groups/csv.h"
#include "groups/group_json.h"
#include "groups/written_game_json.h"
#include "server/api/group_errors.h"
#include "server/api/handlers.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

/// Games per part of the import; about half a millisecond.
constexpr std::size_t kAtOnce = 50;

/// Returns what `use` returns for the group that the key opens for editing; else the refusal.
template <class Use>
std::optional<HttpAnswer> for_editor(groups::Groups& groups, std::string const& key, Use const& use) {
  auto access = groups.open(key);
  if (!access) return refused(groups::GroupRefusal::no_such_group);
  if (!access->may_edit) return refused(groups::GroupRefusal::read_only);
  return use(access->group);
}

enum class GameFile : std::uint8_t { json, csv };

/// The steps of an import in their order. Each returns a response if the import ends there.
class GameImport {
 public:
  /// `key` opens the group.
  GameImport(std::string_view key, GameFile kind) : key_(key), kind_(kind) {}

  /// Parses the file; runs in the background.
  std::optional<HttpAnswer> read(std::string const& file);
  /// Reserves numbers for the games in the group.
  std::optional<HttpAnswer> begin(groups::Groups& groups);
  /// Prepares the rows of all games, on a snapshot of the group taken after `begin`; runs in the background.
  std::optional<HttpAnswer> make_ready(groups::Groups& groups);
  /// Stores some games; returns a response when all are stored.
  std::optional<HttpAnswer> enter_some(groups::Groups& groups);
  /// Cancels an import after `begin`.
  void give_up(groups::Groups& groups) const;

 private:
  std::string key_;
  GameFile kind_;
  std::size_t bytes_ = 0;  // size of the file
  std::vector<groups::WrittenGame> written_;
  std::vector<std::string> names_;
  groups::GameNumbers numbers_{};
  std::vector<groups::GroupPlayer> players_;  // as of `begin`; they may be renamed during the import
  std::vector<groups::ReadyGame> ready_;
  std::size_t entered_ = 0;
  groups::Imported done_;
};

std::optional<HttpAnswer> GameImport::read(std::string const& file) {
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

/// After `begin`, until all games are stored or a step refuses.
Task<HttpAnswer> enter_games(RequestContext& ctx, GameImport& import) {
  auto& groups = ctx.services.groups;
  std::optional<HttpAnswer> response;
  co_await ctx.yield();
  BackgroundWork make_ready = [&](Archive& archive) { response = import.make_ready(archive.groups()); };
  co_await ctx.compute(std::move(make_ready));
  if (response) import.give_up(groups);
  while (!response) {
    co_await ctx.yield();
    response = import.enter_some(groups);
  }
  co_return *std::move(response);
}

Task<HttpAnswer> import_games(RequestContext& ctx, GameFile kind) {
  auto& groups = ctx.services.groups;
  GameImport import(bearer_of(ctx.http), kind);
  std::optional<HttpAnswer> response;
  BackgroundWork read = [&, file = ctx.take_body()](Archive&) { response = import.read(file); };
  co_await ctx.compute(std::move(read));
  if (!response) response = import.begin(groups);
  if (response) co_return *std::move(response);
  std::exception_ptr thrown;
  try {
    response = co_await enter_games(ctx, import);
  } catch (...) {
    thrown = std::current_exception();
  }
  if (!thrown) co_return *std::move(response);
  // The group would wait for these games until the next start. Another server that owns it now has cancelled
  // the import itself.
  if (holds_surroundings(ctx.services.lobby.ledger())) import.give_up(groups);
  std::rethrow_exception(thrown);
}

}  // namespace

std::optional<HttpAnswer> refused_import(Services const& services, HttpRequest const& request) {
  return for_editor(services.groups, std::string(bearer_of(request)),
                    [](groups::Group&) { return std::optional<HttpAnswer>(); });
}

namespace routes {

Task<HttpAnswer> import_json(RequestContext& ctx) { return import_games(ctx, GameFile::json); }

Task<HttpAnswer> import_csv(RequestContext& ctx) { return import_games(ctx, GameFile::csv); }

}  // namespace routes
}  // namespace kuhhandel::server
