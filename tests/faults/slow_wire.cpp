#include "tests/faults/slow_wire.h"

#include <arpa/inet.h>
#include <linux/if_ether.h>
#include <linux/if_packet.h>
#include <net/if.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <deque>
#include <vector>

namespace kuhhandel {
namespace {

using Steady = std::chrono::steady_clock;

/// The kernel may pass on several packets as one, with a short header before it.
constexpr std::size_t kLongest = 1U << 17U;

int end_of_wire(std::string const& interface, int protocol) {
  auto const end = socket(AF_PACKET, SOCK_RAW | SOCK_CLOEXEC, 0);
  int const yes = 1;
  // A frame that is many yet, or has no checksum yet, stays one.
  setsockopt(end, SOL_PACKET, PACKET_VNET_HDR, &yes, sizeof yes);
  setsockopt(end, SOL_PACKET, PACKET_IGNORE_OUTGOING, &yes, sizeof yes);
  sockaddr_ll address{};
  address.sll_family = AF_PACKET;
  address.sll_protocol = htons(static_cast<std::uint16_t>(protocol));
  address.sll_ifindex = static_cast<int>(if_nametoindex(interface.c_str()));
  if (bind(end, reinterpret_cast<sockaddr const*>(&address), sizeof address) != 0) _exit(1);
  return end;
}

struct Frame {
  Steady::time_point due;
  std::vector<char> bytes;
};

}  // namespace

void carry_frames(std::string const& from, std::string const& to, std::chrono::milliseconds later) {
  auto const in = end_of_wire(from, ETH_P_ALL);
  auto const out = end_of_wire(to, 0);
  std::deque<Frame> under_way;
  std::vector<char> room(kLongest);
  for (;;) {
    int wait = -1;
    if (!under_way.empty()) {
      auto const left = std::chrono::ceil<std::chrono::milliseconds>(under_way.front().due - Steady::now());
      wait = static_cast<int>(std::max<std::chrono::milliseconds::rep>(left.count(), 0));
    }
    pollfd next{.fd = in, .events = POLLIN, .revents = 0};
    if (poll(&next, 1, wait) > 0) {
      auto const size = read(in, room.data(), room.size());
      if (size > 0) under_way.push_back({Steady::now() + later, {room.data(), room.data() + size}});
    }
    for (; !under_way.empty() && under_way.front().due <= Steady::now(); under_way.pop_front())
        [[maybe_unused]]
      auto const sent = write(out, under_way.front().bytes.data(), under_way.front().bytes.size());
  }
}

}  // namespace kuhhandel
