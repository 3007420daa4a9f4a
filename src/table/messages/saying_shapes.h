// Wire format of chat messages: exactly one of `phrase`, `cry` and `text`.
#pragma once

#include "codec/wire/shape.h"
#include "table/messages/saying.h"
#include "table/messages/table_kinds.h"

namespace kuhhandel::table {

saying::Phrase read_phrase(codec::Field const& field);
saying::Text read_own_text(codec::Field const& field);

/// A phrase, shown to each player in their own language.
struct PhraseWord {
  using Value = saying::Phrase;
  static void write(codec::JsonText& json, saying::Phrase const& phrase, auto const&) {
    json.text(phrase.name);
  }
  static saying::Phrase read(codec::Field const& field, auto const&) { return read_phrase(field); }
  static boost::json::value schema(codec::Schemas& all);
};

/// One line of free text.
struct OwnText {
  using Value = saying::Text;
  static void write(codec::JsonText& json, saying::Text const& text, auto const&) { json.text(text.text); }
  static saying::Text read(codec::Field const& field, auto const&) { return read_own_text(field); }
  static boost::json::value schema(auto&) {
    return boost::json::object{{"type", "string"}, {"minLength", 1}, {"maxLength", saying::kLongestText}};
  }
};

template <auto... way>
struct SayingMembers {
  void write(codec::JsonText& json, auto const& whole, auto const& words) const {
    Saying const& saying = codec::wire::at<way...>(whole);
    write_if<PhraseWord>(json, "phrase", saying, words);
    if (auto const* const cry = std::get_if<saying::Cry>(&saying)) {
      json.name("cry");
      codec::KindOf<AnimalId>::write(json, cry->animal, words);
    }
    write_if<OwnText>(json, "text", saying, words);
  }
  void read(codec::Fields const& fields, auto& whole, auto const& words) const {
    auto const phrase = fields.optional("phrase");
    auto const cry = fields.optional("cry");
    auto const text = fields.optional("text");
    auto const ways = int{phrase.present()} + int{cry.present()} + int{text.present()};
    if (ways != 1) fields.whole().refuse("must contain exactly one of phrase, cry, text");
    auto& saying = codec::wire::at<way...>(whole);
    if (phrase.present()) saying = PhraseWord::read(phrase, words);
    if (cry.present()) saying = saying::Cry{codec::KindOf<AnimalId>::read(cry, words)};
    if (text.present()) saying = OwnText::read(text, words);
  }
  void describe(codec::ObjectSchema& object) const {
    object.add("phrase", {}, PhraseWord::schema(object.all()), false);
    object.add("cry", {}, codec::KindOf<AnimalId>::schema(object.all()), false);
    object.add("text", {}, OwnText::schema(object.all()), false);
    object.exactly_one_of({"phrase", "cry", "text"});
  }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    visit("phrase");
    visit("cry");
    visit("text");
  }

 private:
  template <class Kind>
  static void write_if(codec::JsonText& json, std::string_view name, Saying const& saying,
                       auto const& words) {
    auto const* const value = std::get_if<typename Kind::Value>(&saying);
    if (value == nullptr) return;
    json.name(name);
    Kind::write(json, *value, words);
  }
};

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::TalkMessage> =
    shape("Said", "A chat message: exactly one of phrase, cry and text.",
          member<table::Time, &table::TalkMessage::at>("at"), member<&table::TalkMessage::seat>("seat"),
          member<table::LoggedText, &table::TalkMessage::player>("player"),
          table::SayingMembers<&table::TalkMessage::saying>{});

}  // namespace kuhhandel::codec
