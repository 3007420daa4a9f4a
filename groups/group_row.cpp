#include "groups/group_row.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <climits>

#include "codec/field.h"
#include "codec/parse.h"
#include "store/unreadable.h"

namespace kuhhandel::groups {
namespace {

namespace json = boost::json;

GroupRow read_row(codec::Field const& field) {
  auto const fields = field.fields({"date", "place", "note", "players", "sheet"});
  GroupRow row{.id = 0,
               .written = {.date = std::string(fields.required("date").text(10)),
                           .place = std::string(fields.required("place").text(std::string::npos)),
                           .note = std::string(fields.required("note").text(std::string::npos)),
                           .sheet = codec::read_score_sheet(fields.required("sheet"))},
               .players = {},
               .online = {}};
  for (auto const& player : fields.required("players").list(0, kMaxSeats))
    row.players.push_back(static_cast<int>(player.whole(1, INT_MAX)));
  return row;
}

}  // namespace

std::string text_of(GroupRow const& row) {
  return json::serialize(json::object{{"date", row.written.date},
                                      {"place", row.written.place},
                                      {"note", row.written.note},
                                      {"players", json::array(row.players.begin(), row.players.end())},
                                      {"sheet", codec::to_json(row.written.sheet)}});
}

GroupRow row_from(int id, std::string_view text, std::string online) {
  auto const document = codec::parse(text);
  if (!document)
    throw store::Unreadable("A game of a group cannot be read: " + codec::text_of(document.error()));
  auto row = codec::read_document(*document, {}, read_row, codec::Reading::Source::store);
  if (!row) throw store::Unreadable("A game of a group cannot be read: " + codec::text_of(row.error()));
  row->id = id;
  row->online = std::move(online);
  return *std::move(row);
}

}  // namespace kuhhandel::groups
