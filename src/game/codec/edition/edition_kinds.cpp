#include "codec/edition/edition_kinds.h"

#include <boost/json/serialize.hpp>

#include "codec/edition/edition_shapes.h"
#include "codec/editions.h"

namespace kuhhandel::codec {

namespace json = boost::json;

std::string HouseRules::text(Edition const& edition) {
  return json::serialize(difference(edition.rules, edition_named(edition.id.text())->rules));
}

std::string EditionForPeople::text(Edition const& edition) {
  return json::serialize(edition_for_people(edition));
}

namespace {

json::value describe_words(Schemas& all) {
  return all.definition("EditionWords", [&] {
    auto const text = Text::schema(all);
    ObjectSchema words(all, "An edition's names in one language.");
    words.add("name", {}, text, true);
    words.add("difference", "How the edition differs from others, in a sentence.", text, true);
    words.add("animals", "The animals' names by animal id.",
              json::object{{"type", "object"}, {"additionalProperties", text}}, false);
    return words.schema();
  });
}

}  // namespace

json::value EditionForPeople::schema(Schemas& all) {
  return all.definition("Edition", [&] {
    ObjectSchema edition(all, kShape<Edition>.says);
    wire::describe_members<Edition>(edition);
    edition.add("words", "The edition's names by language, if it is from a file.",
                json::object{{"type", "object"}, {"additionalProperties", describe_words(all)}}, false);
    return edition.schema();
  });
}

}  // namespace kuhhandel::codec
