#include "table/messages/table_kinds.h"

namespace kuhhandel::table {

namespace json = boost::json;

std::chrono::milliseconds read_time(codec::Field const& field) {
  constexpr std::int64_t kFarthest = 300'000'000'000'000;
  return std::chrono::milliseconds{field.whole(0, kFarthest)};
}

json::value Time::schema(codec::Schemas& all) {
  return all.definition("Time", [] {
    return codec::described("Whole milliseconds on the server's clock.", json::object{{"type", "integer"}});
  });
}

json::value Version::schema(codec::Schemas& all) {
  return all.definition(
      "Version", [] { return codec::described("The table's version counter.", codec::whole_number(0)); });
}

json::value ChanceDigits::schema(codec::Schemas& all) {
  return all.definition("Random", [] {
    return codec::described("256 random bits in hexadecimal digits.",
                            json::object{{"type", "string"}, {"pattern", "^[0-9a-f]{64}$"}});
  });
}

json::value ReviewEyes::schema(codec::Schemas& all) {
  return all.definition("ReviewEyes", [] {
    return codec::described("The viewer in a replay's address: open, audience or a seat's number.",
                            json::object{{"type", "string"}, {"pattern", "^(open|audience|[0-9]+)$"}});
  });
}

}  // namespace kuhhandel::table
