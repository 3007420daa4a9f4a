// JSON Schema, as the shapes of the wire give it; docs/protocol.schema.json is written from it.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kuhhandel::codec {

/// The definitions of a schema, in the order in which they were first needed.
class Schemas {
 public:
  /// A reference to the definition of this name, which is made where it is not there yet.
  boost::json::value definition(std::string_view name, std::function<boost::json::value()> const& make);

  /// To a definition that is made elsewhere.
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
  /// Exactly one of these members, which were added as optional, stands in the object.
  void exactly_one_of(std::vector<std::string_view> names) { alternatives_ = std::move(names); }
  boost::json::object schema() const;

 private:
  boost::json::object with_properties(boost::json::object properties, boost::json::array required) const;
  /// The object with one of the alternatives and none of the others.
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
/// A definition of which nothing else is known.
boost::json::value described(std::string_view says, boost::json::value schema);

/// A schema in a few words of a table: `Seat or null`, `list of Bound`, `1 to 10`.
std::string words_of_schema(boost::json::value const& schema);

}  // namespace kuhhandel::codec
