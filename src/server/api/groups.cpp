#include "server/api/groups.h"

#include <optional>
#include <utility>

#include "codec/field.h"
#include "codec/parse.h"
#include "codec/score_sheet.h"
#include "codec/written_text.h"
#include "groups/csv.h"
#include "groups/group_json.h"
#include "groups/written_game_json.h"
#include "live/lobby_json.h"
#include "server/api/group_auth.h"

namespace kuhhandel::server::routes {
namespace {

constexpr int kMostPages = 1 + groups::kMostGroupGames / groups::GroupGames::kOnAPage;

template <class Value>
Answer shown(RoutedRequest const& asked, std::expected<Value, groups::GroupRefusal> const& done) {
  if (!done) return refused(done.error());
  return shown(asked);
}

/// What `change` answers of the group that the key opens for more than looking.
template <class Change>
Answer in_group(RoutedRequest const& asked, Change const& change) {
  return for_editors(asked, [&](groups::GroupAccess& opened) -> Answer { return change(opened.group); });
}

/// The same, for what the body says; 400 where `read` does not understand it.
template <class Read, class Change>
Answer by_body(RoutedRequest const& asked, Read const& read, Change const& change) {
  return in_group(asked, [&](groups::Group& group) -> Answer {
    auto const document = codec::parse(asked.request.body);
    if (!document) return bad_request(document.error());
    auto const value = codec::read_document(*document, {}, read);
    if (!value) return bad_request(value.error());
    return change(group, *value);
  });
}

auto name_in(std::string_view field) {
  return [field](codec::Field const& root) {
    return codec::read_player_name(root.fields({field}).required(field));
  };
}

SlowAnswer statistics_of(RoutedRequest const& asked, std::optional<int> year) {
  return for_readers(asked, [year](groups::GroupAccess const& opened) {
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
  if (asked.services.are_full()) return full_answer();
  auto const key = asked.services.lobby.chance().token();
  asked.services.groups.make(group->name, group->players, key, asked.now);
  return json_answer(201, groups::group_keys_text(asked.services.groups.open(key)->store, key));
}

Answer show_group(RoutedRequest const& asked) { return server::shown(asked); }

Answer rename_group(RoutedRequest const& asked) {
  return by_body(asked, name_in("name"), [&](groups::Group& group, std::string const& name) {
    group.rename(name);
    return shown(asked);
  });
}

Answer erase_group(RoutedRequest const& asked) {
  return in_group(asked, [](groups::Group& group) {
    group.erase();
    return json_answer(200, live::erased_text());
  });
}

Answer show_group_keys(RoutedRequest const& asked) {
  return for_editors(asked, [&](groups::GroupAccess& opened) -> Answer {
    return json_answer(200, groups::group_keys_text(opened.store, bearer_of(asked.request)));
  });
}

Answer add_player(RoutedRequest const& asked) {
  return by_body(asked, name_in("player"), [&](groups::Group& group, std::string const& name) {
    return shown(asked, group.add_player(name));
  });
}

Answer rename_player(RoutedRequest const& asked) {
  return by_body(asked, name_in("player"), [&](groups::Group& group, std::string const& name) {
    return shown(asked, group.rename_player(asked.path.number(), name));
  });
}

Answer remove_player(RoutedRequest const& asked) {
  return in_group(
      asked, [&](groups::Group& group) { return shown(asked, group.remove_player(asked.path.number())); });
}

Answer merge_player(RoutedRequest const& asked) {
  auto const read = [](codec::Field const& root) {
    return static_cast<int>(root.fields({"into"}).required("into").whole(1, INT32_MAX));
  };
  return by_body(asked, read, [&](groups::Group& group, int into) {
    return shown(asked, group.merge_player(asked.path.number(), into));
  });
}

Answer add_game(RoutedRequest const& asked) {
  return by_body(asked, groups::read_written_game,
                 [&](groups::Group& group, groups::WrittenGame const& game) -> Answer {
                   if (asked.services.are_full()) return full_answer();
                   return shown(asked, group.add_game(game));
                 });
}

Answer show_game(RoutedRequest const& asked) {
  return for_readers(asked, [number = asked.path.number()](groups::GroupAccess const& opened) {
    auto const game = opened.group.games().find(number);
    return game ? json_answer(200, groups::game_text(*game)) : refused(game.error());
  });
}

Answer correct_game(RoutedRequest const& asked) {
  return by_body(asked, groups::read_written_game,
                 [&](groups::Group& group, groups::WrittenGame const& game) {
                   return shown(asked, group.correct_game(asked.path.number(), game));
                 });
}

Answer delete_game(RoutedRequest const& asked) {
  return in_group(asked,
                  [&](groups::Group& group) { return shown(asked, group.delete_game(asked.path.number())); });
}

Answer undo_change(RoutedRequest const& asked) {
  auto const read = [](codec::Field const& root) {
    return static_cast<int>(root.fields({"change"}).required("change").whole(1, INT32_MAX));
  };
  return by_body(asked, read,
                 [&](groups::Group& group, int change) { return shown(asked, group.undo(change)); });
}

Answer show_page(RoutedRequest const& asked) {
  return for_readers(asked, [number = asked.path.number()](groups::GroupAccess const& opened) {
    if (number >= kMostPages) return nothing_here();
    return json_answer(200, groups::games_text(opened.group.games().page(number)));
  });
}

Answer show_statistics(RoutedRequest const& asked) { return statistics_of(asked, {}); }

Answer show_year(RoutedRequest const& asked) { return statistics_of(asked, asked.path.number()); }

Answer export_json(RoutedRequest const& asked) {
  return for_readers(asked, [](groups::GroupAccess const& opened) {
    auto const text = groups::group_file_text(opened.group.name(), opened.group.games().all());
    return file_answer(text, "application/json", "kuhhandel.json");
  });
}

Answer export_csv(RoutedRequest const& asked) {
  return for_readers(asked, [](groups::GroupAccess const& opened) {
    auto const text = groups::csv_of(opened.group.games().all());
    return file_answer(text, "text/csv; charset=utf-8", "kuhhandel.csv");
  });
}

}  // namespace kuhhandel::server::routes
