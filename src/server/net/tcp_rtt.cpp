#include "server/net/tcp_rtt.h"

#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace kuhhandel::server {
namespace {

constexpr table::Duration kMaxAboveTcp{40};
constexpr std::uint32_t kNotMeasured = ~0U;

}  // namespace

std::optional<table::KernelRoundTrip> tcp_round_trip(int socket) {
  tcp_info info{};
  socklen_t size = sizeof info;
  if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return {};
  bool const has_min_rtt = size >= offsetof(tcp_info, tcpi_min_rtt) + sizeof info.tcpi_min_rtt;
  if (!has_min_rtt || info.tcpi_min_rtt == kNotMeasured || info.tcpi_rtt == 0) return {};
  return table::KernelRoundTrip{.smoothed = info.tcpi_rtt, .least = info.tcpi_min_rtt};
}

std::size_t accept_queue_length(int socket) {
  tcp_info info{};
  socklen_t size = sizeof info;
  // For a listening socket, Linux reports the length of its accept queue in this field.
  bool const is_known = getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) == 0;
  return is_known ? info.tcpi_unacked : 0;
}

std::optional<table::Duration> posted_round_trip(std::optional<table::Duration> pings,
                                                 std::optional<table::KernelRoundTrip> tcp) {
  if (!tcp) return pings;
  auto const by_tcp = table::kernel_round_trip(*tcp);
  return pings ? std::min(*pings, by_tcp + kMaxAboveTcp) : by_tcp;
}

}  // namespace kuhhandel::server
