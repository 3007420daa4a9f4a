#include "codec/edition/edition.h"

#include <boost/json/serialize.hpp>
#include <string>

#include "codec/animals.h"
#include "codec/edition/edition_reading.h"
#include "codec/edition/edition_shapes.h"
#include "codec/edition/edition_words.h"
#include "codec/edition/rules.h"
#include "codec/money.h"

namespace kuhhandel::codec {
namespace json = boost::json;

std::string AllRules::text(Edition const& edition) { return json::serialize(to_json(edition.rules)); }

json::object to_json(Edition const& edition) { return object_of(edition, InEdition{edition}); }

Edition read_edition(Field const& field) { return edition_by(field, read_edition_words); }

std::expected<Edition, FormatError> edition_from(json::value const& document) {
  return read_document(document, "", read_edition);
}

}  // namespace kuhhandel::codec
