// Wire kinds that are used in many shapes.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "codec/text/field.h"
#include "codec/text/json_text.h"
#include "codec/text/written_text.h"
#include "codec/wire/kind.h"
#include "codec/wire/schemas.h"

namespace kuhhandel::codec {

/// The words of shapes without parts of a game.
struct NoEdition {};

template <>
struct KindOf<bool> {
  using Value = bool;
  static void write(JsonText& json, bool truth, auto const&) { json.truth(truth); }
  static bool read(Field const& field, auto const&) { return field.truth(); }
  static boost::json::value schema(auto&) { return boost::json::object{{"type", "boolean"}}; }
};

/// Also for types based on whole numbers, such as Money.
template <class Number>
constexpr Number number_of(std::int64_t whole) {
  if constexpr (requires { Number::of(whole); }) {
    return Number::of(whole);
  } else {
    return static_cast<Number>(whole);
  }
}

/// A whole number in this range, as a Number.
template <class Number, std::int64_t from, std::int64_t to>
struct Whole {
  using Value = Number;
  static void write(JsonText& json, Number number, auto const&) {
    json.number(static_cast<std::int64_t>(number));
  }
  static Number read(Field const& field, auto const&) { return number_of<Number>(field.whole(from, to)); }
  static boost::json::value schema(auto&) { return whole_number(from, to); }
};

/// True, or omitted.
struct IfTrue : KindOf<bool> {
  static bool is_there(bool truth) { return truth; }
  static boost::json::value schema(auto&) { return boost::json::object{{"const", true}}; }
};

/// Text that is written but never read; a reader would need a length limit.
struct Text {
  using Value = std::string_view;
  static void write(JsonText& json, std::string_view text, auto const&) { json.text(text); }
  static boost::json::value schema(auto&) { return boost::json::object{{"type", "string"}}; }
};

template <std::size_t longest>
struct TextUpTo {
  using Value = std::string;
  static void write(JsonText& json, std::string_view text, auto const&) { json.text(text); }
  static std::string read(Field const& field, auto const&) { return std::string(field.text(longest)); }
  static boost::json::value schema(auto&) { return boost::json::object{{"type", "string"}}; }
};

/// One line of text by users, without control characters and with a maximum number of letters; may be empty.
template <std::size_t longest>
struct WrittenUpTo : TextUpTo<longest> {
  static std::string usual() { return {}; }
  static std::string read(Field const& field, auto const&) { return read_written_text(field, longest); }
};

/// Text or a list that is omitted if it is empty.
template <class Kind>
struct IfAny : Kind {
  static bool is_there(auto const& some) { return !some.empty(); }
};

/// A count that is written but never read.
template <class Number>
struct HowMany {
  using Value = Number;
  static void write(JsonText& json, Number number, auto const&) {
    json.number(static_cast<std::int64_t>(number));
  }
  static boost::json::value schema(auto&) { return whole_number(0); }
};
using Counted = HowMany<std::int64_t>;

/// A value of a closed enum, as a word: `word_of` writes it, and kEach lists all values.
template <class Enum>
inline constexpr std::nullptr_t kEach = nullptr;

/// The name and description of such an enum in the schema; if empty, its words are listed at each use.
struct Definition {
  std::string_view name{};
  Description says{};
};
template <class Enum>
inline constexpr Definition kDefinition{};

template <class Enum>
concept Worded = !std::same_as<std::remove_const_t<decltype(kEach<Enum>)>, std::nullptr_t>;

template <Worded Enum>
struct KindOf<Enum> {
  using Value = Enum;
  static void write(JsonText& json, Enum value, auto const&) { json.text(word_of(value)); }
  static Enum read(Field const& field, auto const&) {
    auto const text = field.word();
    for (auto const value : kEach<Enum>)
      if (word_of(value) == text) return value;
    if (field.is_text()) field.refuse("must be one of " + list_of(words()));
    return kEach<Enum>.front();
  }
  static boost::json::value schema(auto& all) {
    boost::json::array each;
    for (auto const word : words()) each.push_back(boost::json::string_view(word));
    boost::json::object const schema{{"enum", each}};
    auto const& [name, says] = kDefinition<Enum>;
    if (name.empty()) return schema;
    return all.definition(name, [&schema, &says] { return described(says, schema); });
  }

 private:
  static std::vector<std::string_view> words() {
    std::vector<std::string_view> words;
    for (auto const value : kEach<Enum>) words.push_back(word_of(value));
    return words;
  }
};

/// A list of `fewest` to `most` items, as a List.
template <class Kind, class List, std::size_t most, std::size_t fewest = 0>
struct ListOf {
  using Value = List;
  static void write(JsonText& json, List const& list, auto const& words) {
    json.open_list();
    for (auto const& one : list) Kind::write(json, one, words);
    json.close_list();
  }
  static List read(Field const& field, auto const& words) {
    List list;
    for (auto const& item : field.list(fewest, most)) {
      auto one = Kind::read(item, words);
      if (item.sound()) list.push_back(std::move(one));
    }
    return list;
  }
  static boost::json::value schema(auto& all) { return list_schema(Kind::schema(all)); }
};

/// A list of any length that is written but never read.
template <class Kind>
using Listed = ListOf<Kind, std::vector<typename Kind::Value>, 10'000>;

/// The name of a player.
struct PlayerName {
  using Value = std::string;
  static void write(JsonText& json, std::string_view name, auto const&) { json.text(name); }
  static std::string read(Field const& field, auto const&) { return read_player_name(field); }
  static boost::json::value schema(auto&) {
    return boost::json::object{{"type", "string"}, {"minLength", 1}, {"maxLength", 24}};
  }
};

/// A value that is omitted if absent.
template <class Kind>
struct Maybe {
  using Value = std::optional<typename Kind::Value>;
  static bool is_there(Value const& value) { return value.has_value(); }
  static void write(JsonText& json, Value const& value, auto const& words) {
    Kind::write(json, *value, words);
  }
  static Value read(Field const& field, auto const& words) { return Kind::read(field, words); }
  static boost::json::value schema(auto& all) { return Kind::schema(all); }
};

/// A value that is optional by its type, but always present here.
template <class Kind>
struct Always {
  using Value = std::optional<typename Kind::Value>;
  static void write(JsonText& json, Value const& value, auto const& words) {
    Kind::write(json, *value, words);
  }
  static Value read(Field const& field, auto const& words) { return Kind::read(field, words); }
  static boost::json::value schema(auto& all) { return Kind::schema(all); }
};

/// A value that is null if absent.
template <class Kind>
struct OrNull {
  using Value = std::optional<typename Kind::Value>;
  static void write(JsonText& json, Value const& value, auto const& words) {
    if (!value) return json.null();
    Kind::write(json, *value, words);
  }
  static Value read(Field const& field, auto const& words) {
    if (field.is_null()) return {};
    return Kind::read(field, words);
  }
  static boost::json::value schema(auto& all) { return or_null(Kind::schema(all)); }
};

template <class T>
struct KindOf<std::optional<T>> : OrNull<KindOf<T>> {};

}  // namespace kuhhandel::codec
