#include "groups/games/group_row.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <climits>
#include <iterator>

#include "codec/text/field.h"
#include "codec/text/parse.h"
#include "store/corrupt_data.h"

namespace kuhhandel::groups {
namespace {

namespace json = boost::json;

GroupRow read_row(codec::Field const& field) {
  auto const fields = field.fields({"date", "place", "note", "players", "sheet"});
  GroupRow row{.id = 0,
               .entry = {.date = std::string(fields.required("date").text(10)),
                         .place = std::string(fields.required("place").text(std::string::npos)),
                         .note = std::string(fields.required("note").text(std::string::npos)),
                         .sheet = codec::read_score_sheet(fields.required("sheet"))},
               .players = {},
               .online = {}};
  auto const players = fields.required("players");
  for (auto const& player : players.list(0, kMaxSeats))
    row.players.push_back(static_cast<int>(player.whole(1, INT_MAX)));
  if (row.players.size() != row.entry.sheet.players.size()) players.refuse("must be as many as on the sheet");
  return row;
}

}  // namespace

std::string text_of(GroupRow const& row) {
  return json::serialize(json::object{{"date", row.entry.date},
                                      {"place", row.entry.place},
                                      {"note", row.entry.note},
                                      {"players", json::array(row.players.begin(), row.players.end())},
                                      {"sheet", codec::to_json(row.entry.sheet)}});
}

json::value stored_json(std::string_view text) {
  auto document = codec::parse(text);
  if (!document)
    throw store::CorruptData("A game of a group cannot be read: " + codec::text_of(document.error()));
  return *std::move(document);
}

std::string const& name_of(int player, std::vector<std::string> const& names_by_id) {
  if (player < 0 || player >= std::ssize(names_by_id))
    throw store::CorruptData("A game of a group has a player that the group does not have: " +
                             std::to_string(player));
  return names_by_id[static_cast<std::size_t>(player)];
}

GroupRow row_from(int id, std::string_view text, std::string online) {
  auto row = codec::read_document(stored_json(text), {}, read_row, codec::Reading::Source::store);
  if (!row) throw store::CorruptData("A game of a group cannot be read: " + codec::text_of(row.error()));
  row->id = id;
  row->online = std::move(online);
  return *std::move(row);
}

}  // namespace kuhhandel::groups
