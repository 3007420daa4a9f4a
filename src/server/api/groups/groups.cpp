#include <optional>
#include <utility>

#include "codec/score_sheet.h"
#include "codec/text/field.h"
#include "codec/text/parse.h"
#include "codec/text/written_text.h"
#include "groups/csv/csv.h"
#include "groups/games/score_entry_json.h"
#include "groups/group_json.h"
#include "live/lobby_json.h"
#include "server/api/groups/group_auth.h"
#include "server/api/handlers.h"

namespace kuhhandel::server::routes {
namespace {

constexpr int kMaxPages = 1 + groups::kMaxGroupGames / groups::GroupGames::kPageSize;

/// Returns the body read by `read`. Throws ErrorResponse (400) if it cannot.
template <class Read>
auto body_read_by(RequestContext const& ctx, Read const& read) {
  auto const document = RequestContext::valid(codec::parse(ctx.http.body));
  return RequestContext::valid(codec::read_document(document, {}, read));
}

std::string name_in(RequestContext const& ctx, std::string_view field) {
  return body_read_by(ctx, [&](codec::Field const& root) {
    return codec::read_player_name(root.fields({field}).required(field));
  });
}

int id_in(RequestContext const& ctx, std::string_view field) {
  return body_read_by(ctx, [&](codec::Field const& root) {
    return static_cast<int>(root.fields({field}).required(field).whole(1, INT32_MAX));
  });
}

Task<HttpResponse> statistics_of(RequestContext& ctx, std::optional<int> year) {
  return read_group(ctx, [year](groups::GroupAccess const& access) {
    return json_response(200, access.group.statistics(year));
  });
}

HttpResponse file_response(std::string body, std::string const& type, std::string const& name) {
  return {200,
          std::move(body),
          {{"Content-Type", type},
           {"Cache-Control", "no-store"},
           {"Content-Disposition", "attachment; filename=\"" + name + "\""}}};
}

}  // namespace

Task<HttpResponse> score_sheet(RequestContext& ctx) {
  auto const sheet = RequestContext::valid(codec::score_sheet_from_text(ctx.http.body));
  co_return json_response(200, groups::scored_text(sheet));
}

Task<HttpResponse> make_group(RequestContext& ctx) {
  auto const group = RequestContext::valid(groups::read_new_group(ctx.http.body));
  ctx.require_disk_space();
  auto const key = ctx.services.directory.chance().token();
  ctx.services.groups.make(group.name, group.players, key, ctx.now);
  co_return json_response(201, groups::group_keys_text(ctx.services.groups.open(key)->store, key));
}

Task<HttpResponse> show_group(RequestContext& ctx) { return show(ctx); }

Task<HttpResponse> rename_group(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  access.group.rename(name_in(ctx, "name"));
  co_return co_await show(ctx);
}

Task<HttpResponse> erase_group(RequestContext& ctx) {
  group_to_edit(ctx).group.erase();
  co_return json_response(200, live::erased_text());
}

Task<HttpResponse> show_group_keys(RequestContext& ctx) {
  auto const access = group_to_edit(ctx);
  co_return json_response(200, groups::group_keys_text(access.store, bearer_of(ctx.http)));
}

Task<HttpResponse> add_player(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  granted(access.group.add_player(name_in(ctx, "player")));
  co_return co_await show(ctx);
}

Task<HttpResponse> rename_player(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  granted(access.group.rename_player(ctx.path.number(), name_in(ctx, "player")));
  co_return co_await show(ctx);
}

Task<HttpResponse> remove_player(RequestContext& ctx) {
  granted(group_to_edit(ctx).group.remove_player(ctx.path.number()));
  co_return co_await show(ctx);
}

Task<HttpResponse> merge_player(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  granted(access.group.merge_player(ctx.path.number(), id_in(ctx, "into")));
  co_return co_await show(ctx);
}

Task<HttpResponse> add_game(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  auto const game = body_read_by(ctx, groups::read_score_entry);
  ctx.require_disk_space();
  granted(access.group.add_game(game));
  co_return co_await show(ctx);
}

Task<HttpResponse> show_game(RequestContext& ctx) {
  return read_group(ctx, [number = ctx.path.number()](groups::GroupAccess const& access) {
    auto const game = access.group.games().find(number);
    return game ? json_response(200, groups::game_text(*game)) : group_error(game.error());
  });
}

Task<HttpResponse> correct_game(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  granted(access.group.correct_game(ctx.path.number(), body_read_by(ctx, groups::read_score_entry)));
  co_return co_await show(ctx);
}

Task<HttpResponse> delete_game(RequestContext& ctx) {
  granted(group_to_edit(ctx).group.delete_game(ctx.path.number()));
  co_return co_await show(ctx);
}

Task<HttpResponse> undo_change(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  granted(access.group.undo(id_in(ctx, "change")));
  co_return co_await show(ctx);
}

Task<HttpResponse> show_page(RequestContext& ctx) {
  return read_group(ctx, [number = ctx.path.number()](groups::GroupAccess const& access) {
    if (number >= kMaxPages) return not_found();
    return json_response(200, groups::games_text(access.group.games().page(number)));
  });
}

Task<HttpResponse> show_statistics(RequestContext& ctx) { return statistics_of(ctx, {}); }

Task<HttpResponse> show_year(RequestContext& ctx) { return statistics_of(ctx, ctx.path.number()); }

Task<HttpResponse> export_json(RequestContext& ctx) {
  return read_group(ctx, [](groups::GroupAccess const& access) {
    auto const text = groups::group_file_text(access.group.name(), access.group.games().all());
    return file_response(text, "application/json", "kuhhandel.json");
  });
}

Task<HttpResponse> export_csv(RequestContext& ctx) {
  return read_group(ctx, [](groups::GroupAccess const& access) {
    auto const text = groups::csv_of(access.group.games().all());
    return file_response(text, "text/csv; charset=utf-8", "kuhhandel.csv");
  });
}

}  // namespace kuhhandel::server::routes
