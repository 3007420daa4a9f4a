// Limits how often each address may make requests that cost the server memory or time.
#pragma once

#include <array>
#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "server/limits/client_subnet.h"
#include "table/rate_limit.h"

namespace kuhhandel::server {

/// Cost class of a request. Requests of one class are counted together; every request has a class.
enum class RateClass : std::uint8_t {
  page,         // a file of the client
  read_memory,  // data in memory: the lobby, a table
  find_code,    // the table that has a code; limits guessing
  open_stream,  // a live connection
  sse_uplink,   // a message of an SSE client; WebSocket connections count their own messages
  open_table,
  take_seat,
  play_now,    // a seat among strangers, at a table that may have to be created
  past_game,   // a record, or a step-by-step replay
  my_tables,   // the tables of a browser, and the games played there
  heavy_read,  // a score sheet, or all games of a group: statistics and export
  make_group,
  read_group,
  change_group,
  import_games,
  claim_name,
  use_name,
  submit_daily,  // a daily deal; its bots decide again
  report,
  subscribe_browser,  // for a seat; its push service may be contacted
  operator_request,   // the operator, on the operator page
  token_guess,        // wrong operator tokens; when these are used up, tokens are no longer checked
};
inline constexpr std::size_t kRateClasses = 22;

constexpr table::Rate rate_of(RateClass rate_class) {
  using std::chrono::minutes;
  using std::chrono::seconds;
  switch (rate_class) {
    case RateClass::page:
      return {600, table::Duration(20)};
    case RateClass::read_memory:
      return {240, table::Duration(100)};
    case RateClass::find_code:
      return {20, seconds(6)};
    case RateClass::open_stream:
      return {200, table::Duration(100)};
    case RateClass::sse_uplink:
      return {600, table::Duration(10)};
    case RateClass::open_table:
      return {20, seconds(6)};
    case RateClass::take_seat:
      return {60, seconds(2)};
    case RateClass::play_now:
      return {20, seconds(6)};
    case RateClass::past_game:
      return {60, seconds(1)};
    case RateClass::my_tables:
      return {30, seconds(4)};
    case RateClass::heavy_read:
      return {120, table::Duration(500)};
    case RateClass::make_group:
      return {20, seconds(12)};
    case RateClass::read_group:
      return {240, table::Duration(250)};
    case RateClass::change_group:
      return {120, seconds(1)};
    case RateClass::import_games:
      return {10, seconds(12)};
    case RateClass::claim_name:
      return {3, minutes(60)};
    case RateClass::use_name:
      return {60, seconds(2)};
    case RateClass::submit_daily:
      return {12, minutes(5)};
    case RateClass::report:
      return {5, minutes(10)};
    case RateClass::subscribe_browser:
      return {30, seconds(4)};
    case RateClass::operator_request:
      return {60, seconds(1)};
    case RateClass::token_guess:
      return {5, minutes(1)};
  }
  std::unreachable();
}

/// Returns the rate for all addresses together; nullopt for most classes. Names are scarce, and an attacker
/// may have many addresses.
constexpr std::optional<table::Rate> total_rate_of(RateClass rate_class) {
  if (rate_class == RateClass::claim_name) return table::Rate{60, std::chrono::minutes(1)};
  return {};
}

/// Returns true if groups store the bodies of these requests for a long time.
constexpr bool stores_group_data(RateClass rate_class) {
  return rate_class == RateClass::make_group || rate_class == RateClass::change_group ||
         rate_class == RateClass::import_games;
}

/// In kilobytes of such bodies: about 32 MB a day from one address, and 256 MB from all. An evening of games
/// is a few kilobytes, twenty years of them 16 MB.
inline constexpr table::Rate kGroupDataRate{32 * 1024, table::Duration{2637}};
inline constexpr table::Rate kTotalGroupDataRate{256 * 1024, table::Duration{330}};

class RateLimits {
 public:
  /// Multiplies the usual rates by `multiplier`; guesses keep their usual rate.
  explicit RateLimits(int multiplier) : multiplier_(multiplier) {}
  /// Changes the multiplier. Each address keeps the fraction of its allowance that it has used.
  void set_multiplier(int multiplier) { multiplier_ = multiplier; }

  /// Returns true, and counts the request, if the address may make it now. Requests from this machine are
  /// free, except guesses.
  bool take(RateClass rate_class, boost::asio::ip::address const& address, table::Instant now);
  /// Returns true if the address may make the request; counts nothing.
  bool has_left(RateClass rate_class, boost::asio::ip::address const& address, table::Instant now);
  /// Like take(), for `bytes` that a group will store.
  bool take_group_data(std::size_t bytes, boost::asio::ip::address const& address, table::Instant now);

 private:
  struct Subnet {
    std::array<table::RateLimit, kRateClasses> limits;
    table::RateLimit group_data;

    bool is_idle(table::Instant now) const;
  };

  table::RateLimit& limit_for(RateClass rate_class, boost::asio::ip::address const& address,
                              table::Instant now) {
    return subnets_.get(address, now).limits[static_cast<std::size_t>(rate_class)];
  }

  table::Rate allowed(RateClass rate_class) const;

  int multiplier_;
  std::array<table::RateLimit, kRateClasses> totals_;
  table::RateLimit total_group_data_;
  PerSubnet<Subnet> subnets_;
};

}  // namespace kuhhandel::server
