// A ruleset as JSON: the whole of it in an edition, in a record and at a table only what differs.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>

#include "codec/field.h"
#include "engine/edition.h"

namespace kuhhandel {

boost::json::object to_json(Ruleset const& rules);

/// What `rules` has other than `usual`.
boost::json::object difference(Ruleset const& rules, Ruleset const& usual);

/// All fields of a ruleset must be there.
Ruleset read_rules(Field const& field);

/// House rules (C11.4): the fields given replace those of `usual`.
Ruleset read_house_rules(Field const& field, Ruleset const& usual);

/// The clause of the rules that a field of a ruleset is about.
std::string_view clause_of_rule(std::string_view name);

}  // namespace kuhhandel
