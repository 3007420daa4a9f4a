#include "server/game_import.h"

#include <algorithm>
#include <string>

#include "codec/field.h"
#include "codec/parse.h"
#include "groups/csv.h"
#include "groups/game_note_json.h"
#include "groups/group_json.h"
#include "server/json_answer.h"
#include "server/refused.h"
#include "server/unless_damaged.h"

namespace kuhhandel::server {
namespace {

/// A few milliseconds' worth.
constexpr std::size_t kSlice = 200;

}  // namespace

std::optional<HttpAnswer> GameImport::go_on() {
  return unless_damaged([&] {
    if (!file_) return begin();
    return read_ < file_->size() ? read_on() : enter();
  });
}

std::optional<HttpAnswer> GameImport::begin() {
  auto const access = groups_.open(bearer_of(request_));
  if (!access) return refused(groups::GroupRefusal::no_such_group);
  if (!access->may_edit) return refused(groups::GroupRefusal::read_only);
  auto document =
      kind_ == GameFile::csv ? groups::group_file_of_csv(request_.body) : codec::parse(request_.body);
  if (!document) return bad_request(document.error());
  auto games = groups::games_in(*std::move(document));
  if (!games) return bad_request(games.error());
  file_ = *std::move(games);
  ready_.emplace(access->group.players().all());
  return {};
}

std::optional<HttpAnswer> GameImport::read_on() {
  auto const end = std::min(read_ + kSlice, file_->size());
  for (; read_ < end; ++read_) {
    auto const game =
        codec::read_document((*file_)[read_], "games[" + std::to_string(read_) + "]", groups::read_game_note);
    if (!game) return bad_request(game.error());
    ready_->add(*game);
  }
  return {};
}

std::optional<HttpAnswer> GameImport::enter() {
  // The group may have gone since the file was begun, or have other players.
  auto access = groups_.open(bearer_of(request_));
  if (!access) return refused(groups::GroupRefusal::no_such_group);
  auto players = access->group.players().all();
  if (!ready_->fits(players)) {
    ready_.emplace(std::move(players));
    read_ = 0;
    return {};
  }
  auto const done = access->group.import(*ready_);
  if (!done) return refused(done.error());
  return json_answer(200, groups::imported_text(*done));
}

}  // namespace kuhhandel::server
