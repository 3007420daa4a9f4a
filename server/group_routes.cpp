#include "server/group_routes.h"

#include <optional>

#include "codec/field.h"
#include "codec/parse.h"
#include "codec/score_sheet.h"
#include "codec/written_text.h"
#include "groups/csv.h"
#include "groups/game_note_json.h"
#include "groups/group_json.h"
#include "live/lobby_json.h"
#include "server/json_answer.h"
#include "server/refused.h"

namespace kuhhandel::server::routes {
namespace {

constexpr int kMostPages = 1 + groups::kMostGroupGames / groups::GroupGames::kOnAPage;

HttpAnswer shown(groups::GroupAccess const& opened) { return json_answer(200, groups::group_text(opened)); }

template <class Value>
HttpAnswer shown(groups::GroupAccess const& opened, std::expected<Value, groups::GroupRefusal> const& done) {
  return done ? shown(opened) : refused(done.error());
}

/// What `answer` says of the group that the request's key opens.
template <class Answer>
HttpAnswer for_readers(RoutedRequest const& asked, Answer const& answer) {
  auto opened = asked.services.groups.open(bearer_of(asked.request));
  return opened ? answer(*opened) : refused(groups::GroupRefusal::no_such_group);
}

/// The same, where the key opens it for more than looking.
template <class Answer>
HttpAnswer for_editors(RoutedRequest const& asked, Answer const& answer) {
  return for_readers(asked, [&](groups::GroupAccess& opened) {
    return opened.may_edit ? answer(opened) : refused(groups::GroupRefusal::read_only);
  });
}

/// The same, for what the body says; 400 where `read` does not understand it.
template <class Read, class Answer>
HttpAnswer by_body(RoutedRequest const& asked, Read const& read, Answer const& answer) {
  return for_editors(asked, [&](groups::GroupAccess& opened) {
    auto const document = codec::parse(asked.request.body);
    if (!document) return bad_request(document.error());
    auto const value = codec::read_document(*document, {}, read);
    return value ? answer(opened, *value) : bad_request(value.error());
  });
}

auto name_in(std::string_view field) {
  return [field](codec::Field const& root) {
    return codec::read_player_name(root.fields({field}).required(field));
  };
}

HttpAnswer statistics_of(RoutedRequest const& asked, std::optional<int> year) {
  return for_readers(asked, [&](groups::GroupAccess const& opened) {
    return json_answer(200, opened.group.statistics(year));
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
  auto const sheet = codec::score_sheet_from_text(asked.request.body);
  if (!sheet) return bad_request(sheet.error());
  return json_answer(200, groups::scored_text(*sheet));
}

HttpAnswer make_group(RoutedRequest const& asked) {
  auto const group = groups::read_new_group(asked.request.body);
  if (!group) return bad_request(group.error());
  auto const key = asked.services.lobby.chance().token();
  asked.services.groups.make(group->name, group->players, key, asked.now);
  return json_answer(201, groups::group_keys_text(key));
}

HttpAnswer show_group(RoutedRequest const& asked) {
  return for_readers(asked, [](groups::GroupAccess const& opened) { return shown(opened); });
}

HttpAnswer rename_group(RoutedRequest const& asked) {
  return by_body(asked, name_in("name"), [](groups::GroupAccess& opened, std::string const& name) {
    opened.group.rename(name);
    return shown(opened);
  });
}

HttpAnswer erase_group(RoutedRequest const& asked) {
  return for_editors(asked, [](groups::GroupAccess& opened) {
    opened.group.erase();
    return json_answer(200, live::erased_text());
  });
}

HttpAnswer show_group_keys(RoutedRequest const& asked) {
  return for_editors(asked, [&](groups::GroupAccess&) {
    return json_answer(200, groups::group_keys_text(bearer_of(asked.request)));
  });
}

HttpAnswer add_player(RoutedRequest const& asked) {
  return by_body(asked, name_in("player"), [](groups::GroupAccess& opened, std::string const& name) {
    return shown(opened, opened.group.add_player(name));
  });
}

HttpAnswer rename_player(RoutedRequest const& asked) {
  return by_body(asked, name_in("player"), [&](groups::GroupAccess& opened, std::string const& name) {
    return shown(opened, opened.group.rename_player(asked.path.number(), name));
  });
}

HttpAnswer remove_player(RoutedRequest const& asked) {
  return for_editors(asked, [&](groups::GroupAccess& opened) {
    return shown(opened, opened.group.remove_player(asked.path.number()));
  });
}

HttpAnswer add_game(RoutedRequest const& asked) {
  return by_body(asked, groups::read_game_note,
                 [](groups::GroupAccess& opened, groups::GameNote const& game) {
                   return shown(opened, opened.group.add_game(game));
                 });
}

HttpAnswer show_game(RoutedRequest const& asked) {
  return for_readers(asked, [&](groups::GroupAccess const& opened) {
    auto const game = opened.group.games().find(asked.path.number());
    return game ? json_answer(200, groups::game_text(*game)) : refused(game.error());
  });
}

HttpAnswer correct_game(RoutedRequest const& asked) {
  return by_body(asked, groups::read_game_note,
                 [&](groups::GroupAccess& opened, groups::GameNote const& game) {
                   return shown(opened, opened.group.correct_game(asked.path.number(), game));
                 });
}

HttpAnswer delete_game(RoutedRequest const& asked) {
  return for_editors(asked, [&](groups::GroupAccess& opened) {
    return shown(opened, opened.group.delete_game(asked.path.number()));
  });
}

HttpAnswer undo_change(RoutedRequest const& asked) {
  auto const read = [](codec::Field const& root) {
    return static_cast<int>(root.fields({"change"}).required("change").whole(1, INT32_MAX));
  };
  return by_body(asked, read, [](groups::GroupAccess& opened, int change) {
    return shown(opened, opened.group.undo(change));
  });
}

HttpAnswer show_page(RoutedRequest const& asked) {
  return for_readers(asked, [&](groups::GroupAccess const& opened) {
    auto const number = asked.path.number();
    if (number >= kMostPages) return nothing_here();
    return json_answer(200, groups::games_text(opened.group.games().page(number)));
  });
}

HttpAnswer show_statistics(RoutedRequest const& asked) { return statistics_of(asked, {}); }

HttpAnswer show_year(RoutedRequest const& asked) { return statistics_of(asked, asked.path.number()); }

HttpAnswer export_json(RoutedRequest const& asked) {
  return for_readers(asked, [](groups::GroupAccess const& opened) {
    auto const text = groups::group_file_text(opened.group.name(), opened.group.games().all());
    return file_answer(text, "application/json", "kuhhandel.json");
  });
}

HttpAnswer export_csv(RoutedRequest const& asked) {
  return for_readers(asked, [](groups::GroupAccess const& opened) {
    auto const text = groups::csv_of(opened.group.games().all());
    return file_answer(text, "text/csv; charset=utf-8", "kuhhandel.csv");
  });
}

}  // namespace kuhhandel::server::routes
