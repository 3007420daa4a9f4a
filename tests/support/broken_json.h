// JSON for readers: in one line where it fits, else broken into its members.
#pragma once

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <string>

namespace kuhhandel {

inline std::string broken_json(boost::json::value const& value, std::size_t indent = 0) {
  constexpr std::size_t kWidth = 150;
  auto whole = boost::json::serialize(value);
  bool const has_parts = value.is_object() || value.is_array();
  if (!has_parts || indent + whole.size() <= kWidth) return whole;
  std::string const inner(indent + 2, ' ');
  std::string text;
  auto const add = [&](std::string const& part) { text += (text.empty() ? "\n" : ",\n") + inner + part; };
  if (auto const* const object = value.if_object()) {
    for (auto const& [name, member] : *object)
      add(boost::json::serialize(boost::json::string(name)) + ": " + broken_json(member, indent + 2));
    return "{" + text + "\n" + std::string(indent, ' ') + "}";
  }
  for (auto const& item : value.get_array()) add(broken_json(item, indent + 2));
  return "[" + text + "\n" + std::string(indent, ' ') + "]";
}

}  // namespace kuhhandel
