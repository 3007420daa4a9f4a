// A position in a table's log.
#pragma once

#include <optional>

#include "codec/text/field.h"
#include "codec/text/json_text.h"
#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel::table {

struct LoggedPosition {
  using Value = std::optional<State>;
  static Value usual() { return {}; }
  static bool is_there(Value const& position) { return position.has_value(); }
  static void write(codec::JsonText& json, Value const& position, auto const& words) {
    write(json, *position, words.edition);
  }
  static void write(codec::JsonText& json, State const& position, Edition const& edition);
  static Value read(codec::Field const& field, auto const& words) { return read(field, words.edition); }
  static State read(codec::Field const& field, Edition const& edition);
};

}  // namespace kuhhandel::table
