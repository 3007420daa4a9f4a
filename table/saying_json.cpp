#include "table/saying_json.h"

#include <utility>

#include "codec/animals.h"
#include "codec/seats.h"
#include "codec/written_text.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

saying::Phrase read_phrase(Field const& field) {
  auto const word = field.word();
  for (auto const known : kPhrases)
    if (known == word) return {known};
  field.refuse("no phrase is called that; known are " + list_of(kPhrases));
  return {kPhrases.front()};
}

saying::Text read_text(Field const& field) {
  auto text = read_written_text(field, saying::kLongestText);
  if (text.find_first_not_of(' ') == std::string::npos) field.refuse("must not be empty");
  return {std::move(text)};
}

}  // namespace

Saying read_saying(Field const& root, Fields const& said, Edition const& edition) {
  auto const phrase = said.optional("phrase");
  auto const cry = said.optional("cry");
  auto const text = said.optional("text");
  auto const ways = int{phrase.present()} + int{cry.present()} + int{text.present()};
  if (ways != 1) root.refuse("says exactly one of phrase, cry, text");
  if (phrase.present()) return read_phrase(phrase);
  if (cry.present()) return saying::Cry{read_animal(cry, edition)};
  return text.present() ? read_text(text) : saying::Text{};
}

json::object to_json(Saying const& saying, Edition const& edition) {
  if (auto const* const phrase = std::get_if<saying::Phrase>(&saying)) return {{"phrase", phrase->name}};
  if (auto const* const cry = std::get_if<saying::Cry>(&saying))
    return {{"cry", to_json(cry->animal, edition)}};
  return {{"text", std::get<saying::Text>(saying).text}};
}

json::object to_json(Said const& said, Edition const& edition) {
  json::object object{{"at", said.at.count()}, {"seat", to_json(said.seat)}, {"player", said.player}};
  for (auto const& [kind, what] : to_json(said.saying, edition)) object[kind] = what;
  return object;
}

}  // namespace kuhhandel
