// How a table is run, read from JSON: of the wire and of the log alike.
#pragma once

#include <chrono>
#include <optional>

#include "codec/field.h"
#include "table/table_settings.h"

namespace kuhhandel::table {

Speed read_speed(codec::Field const& field);
/// At a correspondence table, how many hours each has to answer; none where the field is absent.
std::optional<std::chrono::hours> read_answer_within(codec::Field const& field);

/// In minutes, 0 for never; a field that is not there is never too.
std::optional<std::chrono::minutes> read_open_hands(codec::Field const& field);
std::int64_t minutes_of(std::optional<std::chrono::minutes> open_hands);

}  // namespace kuhhandel::table
