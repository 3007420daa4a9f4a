#include "server/round_trip.h"

#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace kuhhandel::server {
namespace {

constexpr std::uint32_t kMostAboveTheLeast = 40'000;  // microseconds
constexpr table::Duration kMostAboveTcp{40};
constexpr std::uint32_t kNotMeasured = ~0U;

}  // namespace

std::optional<table::Duration> tcp_round_trip(int socket) {
  tcp_info info{};
  socklen_t size = sizeof info;
  if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return {};
  bool const tells_least = size >= offsetof(tcp_info, tcpi_min_rtt) + sizeof info.tcpi_min_rtt;
  if (!tells_least || info.tcpi_min_rtt == kNotMeasured || info.tcpi_rtt == 0) return {};
  auto const round_trip = std::min(info.tcpi_rtt, info.tcpi_min_rtt + kMostAboveTheLeast);
  return table::Duration{(round_trip + 999) / 1000};
}

std::optional<table::Duration> posted_round_trip(std::optional<table::Duration> pings,
                                                 std::optional<table::Duration> tcp) {
  if (!pings || !tcp) return pings ? pings : tcp;
  return std::min(*pings, *tcp + kMostAboveTcp);
}

void PingRoundTrip::answered(table::Duration after) {
  latest_[count_ % kKept] = std::clamp(after, table::Duration{0}, kLongest);
  ++count_;
}

std::optional<table::Duration> PingRoundTrip::mean() const {
  auto const known = std::min(count_, kKept);
  if (known == 0) return {};
  auto const sum = std::accumulate(latest_.begin(), latest_.begin() + static_cast<std::ptrdiff_t>(known),
                                   table::Duration{0});
  return sum / static_cast<table::Duration::rep>(known);
}

}  // namespace kuhhandel::server
