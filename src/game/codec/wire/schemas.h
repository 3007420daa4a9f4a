// JSON Schema generated from the shapes of the wire; docs/protocol.schema.json is written from it.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kuhhandel::codec {

/// WebAssembly modules emit no schema, so they do not contain its descriptions.
#ifdef __wasm__
inline constexpr bool kHasDescriptions = false;
#else
inline constexpr bool kHasDescriptions = true;
#endif

/// The description of a shape or member in the schema.
class Description {
 public:
  constexpr Description() = default;
  // NOLINTNEXTLINE(google-explicit-constructor)
  constexpr Description(std::convertible_to<std::string_view> auto const& text)
      : text_(kHasDescriptions ? std::string_view(text) : std::string_view{}) {}
  constexpr operator std::string_view() const { return text_; }  // NOLINT(google-explicit-constructor)

 private:
  std::string_view text_;
};

/// The definitions of a schema, in the order of their first use.
class Schemas {
 public:
  /// Returns a reference to the definition of this name, and creates the definition if it does not exist.
  boost::json::value definition(std::string_view name, std::function<boost::json::value()> const& make);

  /// Returns a reference to a definition that is created elsewhere.
  static boost::json::value reference(std::string_view name);

  boost::json::object const& definitions() const { return definitions_; }

 private:
  boost::json::object definitions_;
};

/// The schema of an object with these members and no others.
class ObjectSchema {
 public:
  ObjectSchema(Schemas& all, std::string_view says) : all_(all), says_(says) {}

  Schemas& all() { return all_; }
  void add(std::string_view name, std::string_view says, boost::json::value schema, bool required);
  /// Requires exactly one of these members, which were added as optional.
  void exactly_one_of(std::vector<std::string_view> names) { alternatives_ = std::move(names); }
  boost::json::object schema() const;

 private:
  boost::json::object with_properties(boost::json::object properties, boost::json::array required) const;
  /// Returns the object with one of the alternatives and none of the others.
  boost::json::object with_alternative(std::string_view name) const;

  Schemas& all_;
  std::string_view says_;
  boost::json::object properties_;
  boost::json::array required_;
  std::vector<std::string_view> alternatives_;
};

/// Schemas of single values.
boost::json::value whole_number(std::int64_t from);
boost::json::value whole_number(std::int64_t from, std::int64_t to);
boost::json::value list_schema(boost::json::value items);
boost::json::value or_null(boost::json::value schema);
/// Returns a schema with only a description added.
boost::json::value described(std::string_view says, boost::json::value schema);

/// Returns a schema as a few words for a table: `Seat or null`, `list of Bound`, `1 to 10`.
std::string words_of_schema(boost::json::value const& schema);

}  // namespace kuhhandel::codec
