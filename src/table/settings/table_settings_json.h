// JSON readers of table settings, for the wire and the log.
#pragma once

#include <chrono>
#include <optional>

#include "codec/text/field.h"
#include "table/settings/table_settings.h"

namespace kuhhandel::table {

Speed read_speed(codec::Field const& field);
/// Reads the hours to answer at a correspondence table; nullopt if the field is missing.
std::optional<std::chrono::hours> read_answer_within(codec::Field const& field);

/// Reads a delay in minutes; nullopt for 0 (never) or if the field is missing.
std::optional<std::chrono::minutes> read_open_hands(codec::Field const& field);
std::int64_t minutes_of(std::optional<std::chrono::minutes> open_hands);

}  // namespace kuhhandel::table
