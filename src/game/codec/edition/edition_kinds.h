// Wire kinds for editions and their rules inside other objects.
#pragma once

#include <string>

#include "codec/edition/rules.h"
#include "codec/wire/kinds.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

/// The rules of a table that differ from its edition.
struct HouseRules {
  using Value = Edition;
  static void write(JsonText& json, Edition const& edition, auto const&) { json.append(text(edition)); }
  static boost::json::value schema(Schemas& all) { return rules_schema(all); }

 private:
  static std::string text(Edition const& edition);
};

/// The edition as clients receive it.
struct EditionForPeople {
  using Value = Edition;
  static void write(JsonText& json, Edition const& edition, auto const&) { json.append(text(edition)); }
  static boost::json::value schema(Schemas& all);

 private:
  static std::string text(Edition const& edition);
};

}  // namespace kuhhandel::codec
