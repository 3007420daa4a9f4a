#include "codec/wire/schemas.h"

#include <boost/json/serialize.hpp>
#include <string>
#include <utility>

namespace kuhhandel::codec {

namespace json = boost::json;

json::value Schemas::definition(std::string_view name, std::function<json::value()> const& make) {
  if (!definitions_.contains(name)) {
    definitions_[name] = nullptr;  // reserves its position, before the definitions that it uses
    auto made = make();
    definitions_[name] = std::move(made);
  }
  return reference(name);
}

json::value Schemas::reference(std::string_view name) {
  return json::object{{"$ref", "#/definitions/" + std::string(name)}};
}

void ObjectSchema::add(std::string_view name, std::string_view says, json::value schema, bool required) {
  properties_[name] = says.empty() ? std::move(schema) : described(says, std::move(schema));
  if (required) required_.push_back(json::string_view(name));
}

json::object ObjectSchema::with_properties(json::object properties, json::array required) const {
  json::object object{{"type", "object"}, {"properties", std::move(properties)}};
  if (!required.empty()) object["required"] = std::move(required);
  object["additionalProperties"] = false;
  return object;
}

json::object ObjectSchema::with_alternative(std::string_view name) const {
  auto properties = properties_;
  for (auto const other : alternatives_)
    if (other != name) properties.erase(other);
  auto required = required_;
  required.push_back(json::string_view(name));
  return with_properties(std::move(properties), std::move(required));
}

json::object ObjectSchema::schema() const {
  auto object = with_properties(properties_, required_);
  if (!alternatives_.empty()) {
    json::array each;
    for (auto const name : alternatives_) each.push_back(with_alternative(name));
    object = json::object{{"oneOf", std::move(each)}};
  }
  return says_.empty() ? object : described(says_, std::move(object)).as_object();
}

json::value whole_number(std::int64_t from) { return json::object{{"type", "integer"}, {"minimum", from}}; }

json::value whole_number(std::int64_t from, std::int64_t to) {
  return json::object{{"type", "integer"}, {"minimum", from}, {"maximum", to}};
}

json::value list_schema(json::value items) {
  return json::object{{"type", "array"}, {"items", std::move(items)}};
}

json::value or_null(json::value schema) {
  return json::object{{"anyOf", {std::move(schema), {{"type", "null"}}}}};
}

json::value described(std::string_view says, json::value schema) {
  json::object object{{"description", says}};
  for (auto& [name, value] : schema.as_object()) object[name] = std::move(value);
  return object;
}

namespace {

std::string referred(std::string_view reference) {
  return std::string(reference.substr(reference.rfind('/') + 1));
}

std::string choices(json::array const& values, std::string_view between) {
  std::string words;
  for (auto const& value : values) {
    words += words.empty() ? "" : std::string(between);
    words += value.is_object() ? words_of_schema(value) : json::serialize(value);
  }
  return words;
}

std::string whole_numbers(json::object const& schema) {
  auto const* const from = schema.if_contains("minimum");
  auto const* const to = schema.if_contains("maximum");
  if (from == nullptr) return "a whole number";
  if (to == nullptr) return "a whole number from " + json::serialize(*from);
  return json::serialize(*from) + " to " + json::serialize(*to);
}

}  // namespace

std::string words_of_schema(json::value const& any) {
  auto const& schema = any.as_object();
  if (auto const* const reference = schema.if_contains("$ref")) return referred(reference->as_string());
  if (auto const* const value = schema.if_contains("const")) return json::serialize(*value);
  if (auto const* const values = schema.if_contains("enum")) return choices(values->as_array(), ", ");
  if (auto const* const several = schema.if_contains("anyOf")) return choices(several->as_array(), " or ");
  std::string_view const type = schema.at("type").as_string();
  if (type == "array") return "list of " + words_of_schema(schema.at("items"));
  if (type == "integer") return whole_numbers(schema);
  if (type == "boolean") return "true or false";
  if (type == "string") return "text";
  return std::string(type);
}

}  // namespace kuhhandel::codec
