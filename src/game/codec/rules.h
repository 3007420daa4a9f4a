// A ruleset as JSON. The whole of it is told; a file says only what differs: an edition from the second
// edition, a record and a table from their edition.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "codec/field.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

boost::json::object to_json(Ruleset const& rules);

/// What `rules` has other than `usual`.
boost::json::object difference(Ruleset const& rules, Ruleset const& usual);

/// The fields given replace those of `usual`; an absent field changes nothing.
Ruleset read_rules(Field const& field, Ruleset const& usual = {});

/// House rules of an edition (C11.4). What its box cannot play is refused.
Ruleset read_house_rules(Field const& field, Edition const& usual);

/// A field of a ruleset, as people and other languages are told of it.
struct RuleField {
  std::string_view name;
  std::string_view clause;    // those that leave it to the table
  std::string_view line;      // what it says, in a sentence
  std::string words;          // all that it may say
  boost::json::array values;  // the same as JSON
  boost::json::value usual;   // what it says in the second edition, and where a file leaves it out
};

/// All fields, in the order of the files.
std::vector<RuleField> rule_fields();

}  // namespace kuhhandel::codec
