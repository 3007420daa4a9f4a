#include "table/messages/saying_shapes.h"

#include <utility>

#include "codec/text/written_text.h"

namespace kuhhandel::table {

namespace json = boost::json;

saying::Phrase read_phrase(codec::Field const& field) {
  auto const word = field.word();
  for (auto const known : kPhrases)
    if (known == word) return {known};
  field.refuse("no phrase is called that; known are " + codec::list_of(kPhrases));
  return {kPhrases.front()};
}

saying::Text read_own_text(codec::Field const& field) {
  auto text = codec::read_written_text(field, saying::kLongestText);
  if (text.empty() && field.sound()) field.refuse("must have a visible character");
  return {std::move(text)};
}

json::value PhraseWord::schema(codec::Schemas& all) {
  return all.definition("Phrase", [] {
    json::array words;
    for (auto const phrase : kPhrases) words.push_back(json::string_view(phrase));
    return codec::described("A phrase, which each client shows in its own language.",
                            json::object{{"enum", words}});
  });
}

}  // namespace kuhhandel::table
