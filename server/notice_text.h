// What a notice says: facts, of which the browser makes a sentence in its own words. It goes through other
// people's computers, to be shown on a screen that lies about: never sums, and nothing that not everybody at
// the table may see.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "store/subscriptions.h"
#include "table/table.h"

namespace kuhhandel::server {

/// What one who is asked is asked for.
enum class AskedFor : std::uint8_t { turn, bid, sell, pay, offer, answer, claim, rat, divide, exclude };

struct NoticeText {
  store::NoticeKind kind;
  std::string language;
  std::string table;
  std::string name;  // of the table
  std::optional<AskedFor> asked_for{};
  std::string who{};          // auctions, bids, is to be paid, challenges
  std::string animal{};       // at stake, by its id
  std::string animal_name{};  // in that language, where the edition itself says it
  std::optional<table::Instant> until{};
};

/// The text that waits to be sent. A seat that is asked is told for what, by when, and by whom.
std::string notice_text(store::NoticeKind kind, table::Table const& table, Seat seat,
                        std::string const& language);

/// By when the seat that is asked at a correspondence table has to answer; none where it is not asked.
std::optional<table::Instant> answer_by(table::Table const& table, Seat seat);

}  // namespace kuhhandel::server
