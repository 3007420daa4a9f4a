#include "server/group_routes.h"

#include <optional>

#include "codec/field.h"
#include "codec/parse.h"
#include "codec/score_sheet.h"
#include "codec/written_text.h"
#include "groups/csv.h"
#include "groups/game_note_json.h"
#include "groups/group_json.h"
#include "server/json_answer.h"
#include "server/path_number.h"
#include "server/refused.h"

namespace kuhhandel {
namespace {

constexpr std::string_view kGroup = "/api/group";
constexpr std::size_t kUsualBody = std::size_t{16} * 1024;
constexpr int kMostPages = 1 + kMostGroupGames / Groups::kGamesOnAPage;

template <class Read>
auto read_body(std::string_view body, Read read)
    -> std::expected<decltype(read(std::declval<Field const&>())), FormatError> {
  auto const document = parse(body);
  if (!document) return std::unexpected(document.error());
  return read_document(*document, {}, read);
}

auto read_name_of(std::string_view body, std::string_view field) {
  return read_body(body,
                   [&](Field const& root) { return read_player_name(root.fields({field}).required(field)); });
}

HttpAnswer file_answer(std::string body, std::string const& type, std::string const& name) {
  return {200,
          std::move(body),
          {{"Content-Type", type},
           {"Cache-Control", "no-store"},
           {"Content-Disposition", "attachment; filename=\"" + name + "\""}}};
}

/// A request of who has opened a group; `rest` is what follows /api/group/.
class Desk {
 public:
  Desk(Groups& groups, GroupAccess access, HttpRequest const& request)
      : groups_(groups), access_(access), group_(access.group), request_(request) {}

  HttpAnswer answer() {
    auto const rest = request_.path.substr(kGroup.size());
    if (!reads(request_) && !access_.may_edit) return refused(GroupRefusal::read_only);
    if (rest.empty()) return whole();
    auto const slash = std::min(rest.find('/', 1), rest.size());
    auto const what = rest.substr(1, slash - 1);
    auto const which = rest.substr(std::min(slash + 1, rest.size()));
    if (what == "players") return players(which);
    if (what == "games") return games(which);
    if (what == "pages") return page(which);
    if (what == "statistics") return statistics(which);
    if (!which.empty()) return nothing_here();
    if (what == "keys") return keys();
    if (what == "undo") return undo();
    if (what == "export.json" || what == "export.csv") return file(what);
    if (what == "import.json" || what == "import.csv") return method_not_allowed("POST");
    return nothing_here();
  }

 private:
  HttpAnswer shown() { return json_answer(200, group_text(groups_, access_)); }

  template <class Value>
  HttpAnswer shown(std::expected<Value, GroupRefusal> const& done) {
    return done ? shown() : refused(done.error());
  }

  HttpAnswer whole() {
    if (reads(request_)) return shown();
    if (request_.method == "PUT") {
      auto const name = read_name_of(request_.body, "name");
      if (!name) return bad_request(name.error());
      groups_.rename(group_, *name);
      return shown();
    }
    if (request_.method != "DELETE") return method_not_allowed("GET, PUT, DELETE");
    groups_.erase(group_);
    return json_answer(200, R"({"erased":true})");
  }

  HttpAnswer keys() {
    if (!reads(request_)) return method_not_allowed("GET");
    if (!access_.may_edit) return refused(GroupRefusal::read_only);
    return json_answer(200, group_keys_text(bearer_of(request_)));
  }

  HttpAnswer players(std::string_view which) {
    if (request_.method == "DELETE") {
      auto const id = number_in_path(which);
      return id ? shown(groups_.remove_player(group_, *id)) : nothing_here();
    }
    bool const is_new = which.empty() && request_.method == "POST";
    auto const id = number_in_path(which);
    if (!is_new && (request_.method != "PUT" || !id)) return method_not_allowed("POST, PUT, DELETE");
    auto const name = read_name_of(request_.body, "player");
    if (!name) return bad_request(name.error());
    if (is_new) return shown(groups_.add_player(group_, *name));
    return shown(groups_.rename_player(group_, *id, *name));
  }

  HttpAnswer games(std::string_view which) {
    auto const id = number_in_path(which);
    if (which.empty() ? request_.method != "POST" : !id.has_value())
      return which.empty() ? method_not_allowed("POST") : nothing_here();
    if (reads(request_)) {
      auto const game = groups_.game(group_, *id);
      return game ? json_answer(200, game_text(*game)) : refused(game.error());
    }
    if (request_.method == "DELETE") return shown(groups_.delete_game(group_, *id));
    auto const written = read_body(request_.body, read_game_note);
    if (!written) return bad_request(written.error());
    if (which.empty()) return shown(groups_.add_game(group_, *written));
    if (request_.method != "PUT") return method_not_allowed("GET, PUT, DELETE");
    return shown(groups_.correct_game(group_, *id, *written));
  }

  HttpAnswer page(std::string_view which) {
    auto const number = number_in_path(which);
    if (!number || *number >= kMostPages) return nothing_here();
    if (!reads(request_)) return method_not_allowed("GET");
    return json_answer(200, games_text(groups_.games(group_, *number)));
  }

  HttpAnswer statistics(std::string_view which) {
    auto const year = which.empty() ? std::nullopt : number_in_path(which);
    if (!which.empty() && !year) return nothing_here();
    if (!reads(request_)) return method_not_allowed("GET");
    return json_answer(200, groups_.statistics(group_, year));
  }

  HttpAnswer undo() {
    if (request_.method != "POST") return method_not_allowed("POST");
    auto const number = read_body(request_.body, [](Field const& root) {
      return static_cast<int>(root.fields({"change"}).required("change").whole(1, INT32_MAX));
    });
    if (!number) return bad_request(number.error());
    return shown(groups_.undo(group_, *number));
  }

  HttpAnswer file(std::string_view what) {
    if (!reads(request_)) return method_not_allowed("GET");
    auto const games = groups_.all_games(group_);
    if (what == "export.csv") return file_answer(csv_of(games), "text/csv; charset=utf-8", "kuhhandel.csv");
    return file_answer(group_file_text(groups_.name(group_), games), "application/json", "kuhhandel.json");
  }

  Groups& groups_;
  GroupAccess access_;
  GroupId group_;
  HttpRequest const& request_;
};

HttpAnswer make_group(Groups& groups, HttpRequest const& request, std::string const& new_key, Instant now) {
  if (request.method != "POST") return method_not_allowed("POST");
  auto const group = read_new_group(request.body);
  if (!group) return bad_request(group.error());
  groups.make(group->name, group->players, new_key, now);
  return json_answer(201, group_keys_text(new_key));
}

HttpAnswer score_sheet(HttpRequest const& request) {
  if (request.method != "POST") return method_not_allowed("POST");
  auto const sheet = score_sheet_from_text(request.body);
  if (!sheet) return bad_request(sheet.error());
  return json_answer(200, scored_text(*sheet));
}

}  // namespace

bool is_about_groups(std::string_view path) {
  return path == "/api/score" || path == "/api/groups" || path == kGroup || path.starts_with("/api/group/");
}

HttpAnswer answer_groups(Groups& groups, HttpRequest const& request, std::string const& new_key,
                         Instant now) {
  if (request.path == "/api/score") return score_sheet(request);
  if (request.path == "/api/groups") return make_group(groups, request, new_key, now);
  auto const access = groups.open(bearer_of(request));
  if (!access) return refused(GroupRefusal::no_such_group);
  return Desk(groups, *access, request).answer();
}

std::size_t longest_body(std::string_view path) {
  return path.starts_with("/api/group/import.") ? kLongestBody : kUsualBody;
}

}  // namespace kuhhandel
