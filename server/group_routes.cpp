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
#include "server/refused.h"

namespace kuhhandel::routes {
namespace {

constexpr int kMostPages = 1 + kMostGroupGames / Groups::kGamesOnAPage;

/// A group that the request's key has opened.
struct Opened {
  Groups& groups;
  GroupAccess access;
  GroupId group;

  HttpAnswer shown() const { return json_answer(200, group_text(groups, access)); }
  template <class Value>
  HttpAnswer shown(std::expected<Value, GroupRefusal> const& done) const {
    return done ? shown() : refused(done.error());
  }
};

/// What `answer` says of the group that the request's key opens.
template <class Answer>
HttpAnswer for_readers(RoutedRequest const& asked, Answer const& answer) {
  auto& groups = asked.services.groups;
  auto const access = groups.open(bearer_of(asked.request));
  if (!access) return refused(GroupRefusal::no_such_group);
  return answer(Opened{groups, *access, access->group});
}

/// The same, where the key opens it for more than looking.
template <class Answer>
HttpAnswer for_editors(RoutedRequest const& asked, Answer const& answer) {
  return for_readers(asked, [&](Opened const& opened) {
    return opened.access.may_edit ? answer(opened) : refused(GroupRefusal::read_only);
  });
}

/// The same, for what the body says; 400 where `read` does not understand it.
template <class Read, class Answer>
HttpAnswer by_body(RoutedRequest const& asked, Read const& read, Answer const& answer) {
  return for_editors(asked, [&](Opened const& opened) {
    auto const document = parse(asked.request.body);
    if (!document) return bad_request(document.error());
    auto const value = read_document(*document, {}, read);
    return value ? answer(opened, *value) : bad_request(value.error());
  });
}

auto name_in(std::string_view field) {
  return [field](Field const& root) { return read_player_name(root.fields({field}).required(field)); };
}

HttpAnswer statistics_of(RoutedRequest const& asked, std::optional<int> year) {
  return for_readers(asked, [&](Opened const& opened) {
    return json_answer(200, opened.groups.statistics(opened.group, year));
  });
}

HttpAnswer file_answer(std::string body, std::string const& type, std::string const& name) {
  return {200,
          std::move(body),
          {{"Content-Type", type},
           {"Cache-Control", "no-store"},
           {"Content-Disposition", "attachment; filename=\"" + name + "\""}}};
}

}  // namespace

HttpAnswer score_sheet(RoutedRequest const& asked) {
  auto const sheet = score_sheet_from_text(asked.request.body);
  if (!sheet) return bad_request(sheet.error());
  return json_answer(200, scored_text(*sheet));
}

HttpAnswer make_group(RoutedRequest const& asked) {
  auto const group = read_new_group(asked.request.body);
  if (!group) return bad_request(group.error());
  auto const key = asked.services.lobby.chance().token();
  asked.services.groups.make(group->name, group->players, key, asked.now);
  return json_answer(201, group_keys_text(key));
}

HttpAnswer show_group(RoutedRequest const& asked) {
  return for_readers(asked, [](Opened const& opened) { return opened.shown(); });
}

HttpAnswer rename_group(RoutedRequest const& asked) {
  return by_body(asked, name_in("name"), [](Opened const& opened, std::string const& name) {
    opened.groups.rename(opened.group, name);
    return opened.shown();
  });
}

HttpAnswer erase_group(RoutedRequest const& asked) {
  return for_editors(asked, [](Opened const& opened) {
    opened.groups.erase(opened.group);
    return json_answer(200, R"({"erased":true})");
  });
}

HttpAnswer show_group_keys(RoutedRequest const& asked) {
  return for_editors(
      asked, [&](Opened const&) { return json_answer(200, group_keys_text(bearer_of(asked.request))); });
}

HttpAnswer add_player(RoutedRequest const& asked) {
  return by_body(asked, name_in("player"), [](Opened const& opened, std::string const& name) {
    return opened.shown(opened.groups.add_player(opened.group, name));
  });
}

HttpAnswer rename_player(RoutedRequest const& asked) {
  return by_body(asked, name_in("player"), [&](Opened const& opened, std::string const& name) {
    return opened.shown(opened.groups.rename_player(opened.group, asked.path.number(), name));
  });
}

HttpAnswer remove_player(RoutedRequest const& asked) {
  return for_editors(asked, [&](Opened const& opened) {
    return opened.shown(opened.groups.remove_player(opened.group, asked.path.number()));
  });
}

HttpAnswer add_game(RoutedRequest const& asked) {
  return by_body(asked, read_game_note, [](Opened const& opened, GameNote const& game) {
    return opened.shown(opened.groups.add_game(opened.group, game));
  });
}

HttpAnswer show_game(RoutedRequest const& asked) {
  return for_readers(asked, [&](Opened const& opened) {
    auto const game = opened.groups.game(opened.group, asked.path.number());
    return game ? json_answer(200, game_text(*game)) : refused(game.error());
  });
}

HttpAnswer correct_game(RoutedRequest const& asked) {
  return by_body(asked, read_game_note, [&](Opened const& opened, GameNote const& game) {
    return opened.shown(opened.groups.correct_game(opened.group, asked.path.number(), game));
  });
}

HttpAnswer delete_game(RoutedRequest const& asked) {
  return for_editors(asked, [&](Opened const& opened) {
    return opened.shown(opened.groups.delete_game(opened.group, asked.path.number()));
  });
}

HttpAnswer undo_change(RoutedRequest const& asked) {
  auto const read = [](Field const& root) {
    return static_cast<int>(root.fields({"change"}).required("change").whole(1, INT32_MAX));
  };
  return by_body(asked, read, [](Opened const& opened, int change) {
    return opened.shown(opened.groups.undo(opened.group, change));
  });
}

HttpAnswer show_page(RoutedRequest const& asked) {
  return for_readers(asked, [&](Opened const& opened) {
    auto const number = asked.path.number();
    if (number >= kMostPages) return nothing_here();
    return json_answer(200, games_text(opened.groups.games(opened.group, number)));
  });
}

HttpAnswer show_statistics(RoutedRequest const& asked) { return statistics_of(asked, {}); }

HttpAnswer show_year(RoutedRequest const& asked) { return statistics_of(asked, asked.path.number()); }

HttpAnswer export_json(RoutedRequest const& asked) {
  return for_readers(asked, [](Opened const& opened) {
    auto& [groups, access, group] = opened;
    auto const text = group_file_text(groups.name(group), groups.all_games(group));
    return file_answer(text, "application/json", "kuhhandel.json");
  });
}

HttpAnswer export_csv(RoutedRequest const& asked) {
  return for_readers(asked, [](Opened const& opened) {
    auto const text = csv_of(opened.groups.all_games(opened.group));
    return file_answer(text, "text/csv; charset=utf-8", "kuhhandel.csv");
  });
}

}  // namespace kuhhandel::routes
