// One of several shapes, identified by a word: events and phases by `name`, commands and options by `do`,
// messages by `type`.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "codec/wire/shape.h"

namespace kuhhandel::codec {

namespace wire {

struct AsItIs {
  void operator()(auto&) const {}
};

}  // namespace wire

/// Decides which of two shapes with the same word the fields belong to. Specialised for such shapes.
template <class T>
inline constexpr bool (*kIsMeant)(Fields const&) = [](Fields const&) { return true; };

/// True for actions of the house, which no client receives or may send, so that the schema omits them.
template <class T>
inline constexpr bool kOfHouse = false;

/// Shapes that differ by the word in their member `by`; their order is that of the schema and of the protocol
/// page.
template <class Variant>
struct Named;

template <class... Shapes>
struct Named<std::variant<Shapes...>> {
  using Variant = std::variant<Shapes...>;
  static_assert((Shaped<Shapes> && ...),
                "each of them needs a shape: kShape<T>, as in the *_shapes.h around here");
  std::string_view by;

  void write(JsonText& json, Variant const& any, auto const& words) const {
    std::visit([&](auto const& whole) { write_one(json, whole, words); }, any);
  }

  /// Writes only the members, the word first, for an object that has other members as well.
  void write_members_of(JsonText& json, Variant const& any, auto const& words) const {
    std::visit(
        [&]<class T>(T const& whole) {
          write_members(json, by, kShape<T>.name);
          wire::write_shape_members(json, whole, words);
        },
        any);
  }

  /// Returns nullopt if no shape has this word. `also` are further members of the object; `prepare` is called
  /// with each value before its members are read.
  template <class Prepare = wire::AsItIs>
  std::optional<Variant> read(Field const& field, std::string_view word, auto const& words,
                              std::vector<std::string_view> also = {}, Prepare prepare = {}) const {
    also.push_back(by);
    std::optional<Variant> read;
    static_cast<void>((read_if<Shapes>(read, field, word, words, also, prepare) || ...));
    return read;
  }

  static bool knows(std::string_view word) { return ((kShape<Shapes>.name == word) || ...); }

  /// Returns all words, for a sentence.
  static std::vector<std::string_view> names() {
    std::vector<std::string_view> names;
    each([&]<class T>(T const*) { names.push_back(kShape<T>.name); });
    return names;
  }

  /// Calls `visit` with a null pointer of each type, in order.
  template <class Visit>
  static void each(Visit visit) {
    (visit(static_cast<Shapes const*>(nullptr)), ...);
  }

  /// Returns the schema of each shape, in order.
  boost::json::array schemas(Schemas& all) const {
    boost::json::array schemas;
    each([&]<class T>(T const*) {
      if constexpr (!kOfHouse<T>) schemas.push_back(schema_of<T>(all));
    });
    return schemas;
  }

  /// One of the shapes, without a variant around it.
  template <class T>
    requires(std::same_as<T, Shapes> || ...)
  void write_one(JsonText& json, T const& whole, auto const& words) const {
    json.open_object();
    write_members(json, by, kShape<T>.name);
    wire::write_shape_members(json, whole, words);
    json.close_object();
  }
  template <class T>
  std::string text_of_one(T const& whole, auto const& words) const {
    return json_of([&](JsonText& json) { write_one(json, whole, words); });
  }

 private:
  template <class T, class Prepare>
  bool read_if(std::optional<Variant>& read, Field const& field, std::string_view word, auto const& words,
               std::vector<std::string_view> const& also, Prepare& prepare) const {
    if (kShape<T>.name != word || !kIsMeant<T>(field.fields_of_any_name())) return false;
    T whole{};
    prepare(whole);
    wire::read_shape_members(wire::fields_of<T>(field, words, also), whole, words);
    read = std::move(whole);
    return true;
  }

  template <class T>
  boost::json::value schema_of(Schemas& all) const {
    auto const& shape = kShape<T>;
    auto const make = [&]() -> boost::json::value {
      ObjectSchema object(all, shape.says);
      object.add(by, {}, boost::json::object{{"const", shape.name}}, true);
      wire::describe_members<T>(object);
      return object.schema();
    };
    return shape.defined_as.empty() ? make() : all.definition(shape.defined_as, make);
  }
};

}  // namespace kuhhandel::codec
