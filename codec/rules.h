// A ruleset as JSON: the whole of it in an edition, in a record and at a table only what differs.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "codec/field.h"
#include "engine/edition.h"

namespace kuhhandel {

boost::json::object to_json(Ruleset const& rules);

/// What `rules` has other than `usual`.
boost::json::object difference(Ruleset const& rules, Ruleset const& usual);

/// All fields of a ruleset must be there.
Ruleset read_rules(Field const& field);

/// House rules (C11.4): the fields given replace those of `usual`. What its box cannot play is refused.
Ruleset read_house_rules(Field const& field, Edition const& usual);

/// Refuses, by field, rules that need what is not in the box.
void refuse_unplayable(Field const& rules_field, Ruleset const& rules, Edition const& edition);

/// A field of a ruleset, for people: its name, the clause that it is about, the words it may have.
struct RuleField {
  std::string_view name;
  std::string_view clause;
  std::string words;
};

/// All fields, in the order of the files.
std::vector<RuleField> rule_fields();

}  // namespace kuhhandel
