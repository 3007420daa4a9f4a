// A ruleset as JSON. Clients receive it completely; files contain only the differences: an edition from the
// second edition, a record and a table from their edition.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "codec/text/field.h"
#include "codec/wire/schemas.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

boost::json::object to_json(Ruleset const& rules);

/// Returns the schema of a ruleset, complete or as its differences.
boost::json::value rules_schema(Schemas& all);

/// Returns the fields of `rules` that differ from `usual`.
boost::json::object difference(Ruleset const& rules, Ruleset const& usual);

/// Reads fields that replace those of `usual`; absent fields change nothing.
Ruleset read_rules(Field const& field, Ruleset const& usual = {});

/// Reads house rules of an edition (C11.4). Refuses rules that cannot be played with its box.
Ruleset read_house_rules(Field const& field, Edition const& usual);

/// A field of a ruleset, as described to people and other languages.
struct RuleField {
  std::string_view name;
  std::string_view clause;    // the clauses that leave the choice to the table
  std::string_view line;      // its meaning, in a sentence
  std::string words;          // all possible values
  boost::json::array values;  // the same as JSON
  boost::json::value usual;   // the value in the second edition, and the default in files
};

/// Returns all fields, in the order of the files.
std::vector<RuleField> rule_fields();

}  // namespace kuhhandel::codec
