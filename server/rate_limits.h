// How often each address may ask for what costs the server room or time.
#pragma once

#include <array>
#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "server/households.h"
#include "table/rate_limit.h"

namespace kuhhandel::server {

/// What one answer costs. Requests of one class are counted together.
enum class RateClass : std::uint8_t {
  cheap,  // is not counted
  open_table,
  take_seat,
  past_game,  // a record, or a replay step by step
  reckon,     // a score sheet, or all games of a group: their statistics, their file
  make_group,
  read_group,
  change_group,
  import_games,
  claim_name,
  use_name,
};
inline constexpr std::size_t kRateClasses = 11;

/// None for what is not counted.
constexpr std::optional<table::Rate> rate_of(RateClass rate_class) {
  using std::chrono::minutes;
  using std::chrono::seconds;
  switch (rate_class) {
    case RateClass::cheap:
      return {};
    case RateClass::open_table:
      return table::Rate{20, seconds(6)};
    case RateClass::take_seat:
      return table::Rate{60, seconds(2)};
    case RateClass::past_game:
      return table::Rate{60, seconds(1)};
    case RateClass::reckon:
      return table::Rate{120, table::Duration(500)};
    case RateClass::make_group:
      return table::Rate{20, seconds(12)};
    case RateClass::read_group:
      return table::Rate{240, table::Duration(250)};
    case RateClass::change_group:
      return table::Rate{120, seconds(1)};
    case RateClass::import_games:
      return table::Rate{10, seconds(12)};
    case RateClass::claim_name:
      return table::Rate{10, minutes(5)};
    case RateClass::use_name:
      return table::Rate{60, seconds(2)};
  }
  return {};
}

class RateLimits {
 public:
  /// Whether somebody there may have it now, once more, which is then counted. This machine's own are free.
  bool take(RateClass rate_class, boost::asio::ip::address const& address, table::Instant now);

 private:
  struct Visitor {
    std::array<table::RateLimit, kRateClasses> limits;

    bool is_idle(table::Instant now) const;
  };

  Households<Visitor> visitors_;
};

}  // namespace kuhhandel::server
