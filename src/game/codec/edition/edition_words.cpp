#include "codec/edition/edition_words.h"

#include <string>

#include "codec/animals.h"
#include "codec/text/written_text.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestName = 40;
constexpr std::size_t kLongestLine = 200;

std::string read_name(Field const& field) {
  auto name = read_written_text(field, kLongestName);
  if (field.is_text() && name.empty()) field.refuse("must not be empty");
  return name;
}

json::object read_animal_names(Field const& field, Edition const& edition) {
  json::object names;
  for (auto const& entry : field.entries()) {
    read_animal_name(entry, edition);
    names[entry.name] = read_name(entry.field);
  }
  return names;
}

json::object read_language(Field const& field, Edition const& edition) {
  auto const fields = field.fields({"name", "difference", "animals"});
  json::object words{{"name", read_name(fields.required("name"))},
                     {"difference", read_written_text(fields.required("difference"), kLongestLine)}};
  auto const animals = fields.optional("animals");
  if (animals.present()) words["animals"] = read_animal_names(animals, edition);
  return words;
}

}  // namespace

json::object read_edition_words(Field const& field, Edition const& edition) {
  json::object words;
  if (!field.present()) return words;
  auto const fields = field.fields({"en", "de", "nl", "fr", "ru"});
  for (auto const language : {"en", "de", "nl", "fr", "ru"}) {
    auto const one = fields.optional(language);
    if (one.present()) words[language] = read_language(one, edition);
  }
  return words;
}

}  // namespace kuhhandel::codec
