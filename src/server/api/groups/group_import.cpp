// Import of a file of games into a group. Parsing and calculation run in the background; games are stored a
// few at a time, so that tables are not delayed, and become visible together.
#include <algorithm>
#include <cstddef>
#include <exception>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "groups/csv/games_file.h"
#include "groups/group_json.h"
#include "server/api/groups/group_auth.h"
#include "server/api/handlers.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

/// Games per part of the import; about half a millisecond.
constexpr std::size_t kBatchSize = 50;

/// Returns what `use` returns for the group that the key opens for editing; otherwise the refusal.
template <class Use>
std::optional<HttpResponse> with_group(groups::Groups& groups, std::string const& key, Use const& use) {
  auto access = groups.open(key);
  if (!access) return group_error(groups::GroupRefusal::no_such_group);
  if (!access->may_edit) return group_error(groups::GroupRefusal::read_only);
  return use(access->group);
}

/// The steps of an import in their order. Each returns a response if the import ends there.
class GameImport {
 public:
  /// `key` opens the group.
  GameImport(std::string_view key, groups::FileKind kind) : key_(key), kind_(kind) {}

  /// Parses the file; runs in the background.
  std::optional<HttpResponse> read(std::string const& file);
  /// Reserves numbers for the games in the group.
  std::optional<HttpResponse> begin(groups::Groups& groups);
  /// Prepares the rows of all games, on a snapshot of the group taken after `begin`; runs in the background.
  std::optional<HttpResponse> prepare(groups::Groups& groups);
  /// Stores some games; returns a response when all are stored.
  std::optional<HttpResponse> store_batch(groups::Groups& groups);
  /// Cancels an import after `begin`.
  void roll_back(groups::Groups& groups) const;

 private:
  std::string key_;
  groups::FileKind kind_;  // if the content does not show it
  std::size_t bytes_ = 0;  // size of the file
  std::string_view encoding_;
  std::vector<groups::ScoreEntry> entries_;
  std::vector<std::string> names_;
  groups::GameNumbers numbers_{};
  std::vector<groups::GroupPlayer> players_;  // as of `begin`; they may be renamed during the import
  std::vector<groups::PreparedGame> prepared_;
  std::size_t stored_ = 0;
  groups::Imported summary_;
};

std::optional<HttpResponse> GameImport::read(std::string const& file) {
  bytes_ = file.size();
  auto read = groups::read_games_file(file, kind_);
  if (!read) return bad_request(read.error().error, read.error().problems);
  entries_ = std::move(read->games);
  encoding_ = groups::name_of(read->encoding);
  std::set<std::string> names;
  for (auto const& game : entries_) {
    for (auto const& name : game.sheet.players)
      if (names.insert(name).second) names_.push_back(name);
  }
  if (entries_.empty()) return json_response(200, groups::imported_text({.encoding = encoding_}));
  return {};
}

std::optional<HttpResponse> GameImport::begin(groups::Groups& groups) {
  return with_group(groups, key_, [&](groups::Group& group) -> std::optional<HttpResponse> {
    auto const numbers = group.begin_import(names_, static_cast<int>(entries_.size()), bytes_);
    if (!numbers) return group_error(numbers.error());
    numbers_ = *numbers;
    players_ = group.players().all();
    return {};
  });
}

std::optional<HttpResponse> GameImport::prepare(groups::Groups& groups) {
  return with_group(groups, key_, [&](groups::Group& group) -> std::optional<HttpResponse> {
    groups::PreparedGames prepared(players_, group.games().fingerprints());
    for (auto const& game : entries_) prepared.add(game);
    entries_.clear();
    summary_ = {
        .added = static_cast<int>(prepared.games().size()), .known = prepared.known(), .encoding = encoding_};
    prepared_ = std::move(prepared).games();
    return {};
  });
}

void GameImport::roll_back(groups::Groups& groups) const {
  if (auto access = groups.open(key_)) access->group.imports().rollback();
}

std::optional<HttpResponse> GameImport::store_batch(groups::Groups& groups) {
  return with_group(groups, key_, [&](groups::Group& group) -> std::optional<HttpResponse> {
    auto& imports = group.imports();
    auto const batch =
        std::span(prepared_).subspan(stored_, std::min(kBatchSize, prepared_.size() - stored_));
    auto const first = numbers_.first + static_cast<int>(stored_);
    bool const is_running = batch.empty() ? imports.finish(numbers_) : imports.add(numbers_, first, batch);
    if (!is_running) return group_error(groups::GroupRefusal::no_such_group);
    stored_ += batch.size();
    if (!batch.empty()) return {};
    log_json("import", "group", static_cast<std::int64_t>(group.id()), "games", summary_.added, "known",
             summary_.known, "bytes", bytes_);
    return json_response(200, groups::imported_text(summary_));
  });
}

/// After `begin`, until all games are stored or a step refuses.
Task<HttpResponse> store_games(RequestContext& ctx, GameImport& import) {
  auto& groups = ctx.services.groups;
  std::optional<HttpResponse> response;
  co_await ctx.yield();
  BackgroundWork prepare = [&](ReadOnlyDb& archive) { response = import.prepare(archive.groups()); };
  co_await ctx.compute(std::move(prepare));
  if (response) import.roll_back(groups);
  while (!response) {
    co_await ctx.yield();
    response = import.store_batch(groups);
  }
  co_return *std::move(response);
}

Task<HttpResponse> import_games(RequestContext& ctx, groups::FileKind kind) {
  auto& groups = ctx.services.groups;
  GameImport import(bearer_of(ctx.http), kind);
  std::optional<HttpResponse> response;
  BackgroundWork read = [&, file = ctx.release_body()](ReadOnlyDb&) { response = import.read(file); };
  co_await ctx.compute(std::move(read));
  if (!response) response = import.begin(groups);
  if (response) co_return *std::move(response);
  std::exception_ptr thrown;
  try {
    response = co_await store_games(ctx, import);
  } catch (...) {
    thrown = std::current_exception();
  }
  if (!thrown) co_return *std::move(response);
  // Otherwise the group would wait for these games until the next start. If another server owns the account
  // data now, it has cancelled the import itself.
  if (owns_account_data(ctx.services.directory.ledger())) import.roll_back(groups);
  std::rethrow_exception(thrown);
}

}  // namespace

namespace routes {

Task<HttpResponse> import_json(RequestContext& ctx) { return import_games(ctx, groups::FileKind::json); }

Task<HttpResponse> import_csv(RequestContext& ctx) { return import_games(ctx, groups::FileKind::csv); }

}  // namespace routes
}  // namespace kuhhandel::server
