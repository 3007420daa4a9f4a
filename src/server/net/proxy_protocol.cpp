#include "server/net/proxy_protocol.h"

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <charconv>
#include <string>

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
namespace ip = asio::ip;
using Status = AnnouncedClient::Status;

constexpr std::string_view kSignature{"\r\n\r\n\0\r\nQUIT\n", 12};
constexpr std::size_t kHeadOfVersion2 = 16;
/// Includes what a proxy may add about TLS and about itself.
constexpr std::size_t kLongestVersion2 = 2048;
constexpr std::string_view kVersion1 = "PROXY ";
constexpr std::size_t kLongestVersion1 = 107;

bool is_start_of(std::string_view bytes, std::string_view whole) {
  return bytes.substr(0, whole.size()) == whole.substr(0, bytes.size());
}

std::string_view take_word(std::string_view& line) {
  auto const word = line.substr(0, line.find(' '));
  line.remove_prefix(std::min(word.size() + 1, line.size()));
  return word;
}

bool is_port(std::string_view text) {
  std::uint16_t port = 0;
  auto const [read, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  return error == std::errc{} && read == text.data() + text.size();
}

/// Parses `line`, which is without its line end.
AnnouncedClient version1(std::string_view line, std::size_t length) {
  line.remove_prefix(kVersion1.size());
  auto const family = take_word(line);
  if (family == "UNKNOWN") return {.status = Status::complete, .length = length};
  boost::system::error_code error;
  auto const client = ip::make_address(take_word(line), error);
  if (!error) ip::make_address(take_word(line), error);
  bool const are_ports = is_port(take_word(line)) && is_port(line);
  if (error || !are_ports || family != (client.is_v4() ? "TCP4" : "TCP6"))
    return {.status = Status::malformed};
  return {.status = Status::complete, .length = length, .address = client};
}

template <class Address>
std::optional<ip::address> address_at(std::string_view addresses) {
  typename Address::bytes_type bytes;
  // The client's address comes first; two ports follow the two addresses.
  if (addresses.size() < 2 * bytes.size() + 4) return {};
  std::ranges::transform(addresses.substr(0, bytes.size()), bytes.begin(),
                         [](char byte) { return static_cast<unsigned char>(byte); });
  return Address(bytes);
}

AnnouncedClient version2(std::string_view bytes) {
  constexpr unsigned kLocal = 0x20;
  constexpr unsigned kProxied = 0x21;
  constexpr unsigned kTcp4 = 0x11;
  constexpr unsigned kTcp6 = 0x21;
  if (bytes.size() < kHeadOfVersion2) return {.status = Status::incomplete};
  auto const byte = [&](std::size_t at) { return unsigned{static_cast<unsigned char>(bytes[at])}; };
  auto const length = kHeadOfVersion2 + (byte(14) << 8U | byte(15));
  if ((byte(12) != kLocal && byte(12) != kProxied) || length > kLongestVersion2)
    return {.status = Status::malformed};
  if (bytes.size() < length) return {.status = Status::incomplete};
  AnnouncedClient client{.status = Status::complete, .length = length};
  if (byte(12) == kLocal || (byte(13) != kTcp4 && byte(13) != kTcp6)) return client;
  auto const addresses = bytes.substr(kHeadOfVersion2, length - kHeadOfVersion2);
  client.address =
      byte(13) == kTcp4 ? address_at<ip::address_v4>(addresses) : address_at<ip::address_v6>(addresses);
  return client.address ? client : AnnouncedClient{.status = Status::malformed};
}

}  // namespace

AnnouncedClient read_announced_client(std::string_view bytes) {
  if (is_start_of(bytes, kSignature))
    return bytes.size() < kSignature.size() ? AnnouncedClient{.status = Status::incomplete} : version2(bytes);
  if (!is_start_of(bytes, kVersion1)) return {.status = Status::malformed};
  auto const end = bytes.substr(0, kLongestVersion1).find("\r\n");
  if (end != std::string_view::npos) return version1(bytes.substr(0, end), end + 2);
  return {.status = bytes.size() < kLongestVersion1 ? Status::incomplete : Status::malformed};
}

Task<std::optional<AnnouncedClient>> take_announced_client(Transport& stream) {
  std::string announcement;
  std::array<char, kLongestVersion2> room;
  for (;;) {
    // Only peeked at: the bytes after the announcement belong to TLS or HTTP and must stay in the socket.
    auto const [error, seen] =
        co_await stream.async_receive(asio::buffer(room), asio::socket_base::message_peek, kAwait);
    if (error || seen == 0) co_return std::nullopt;
    auto const before = announcement.size();
    announcement.append(room.data(), seen);
    auto const client = read_announced_client(announcement);
    if (client.status == Status::malformed) co_return std::nullopt;
    auto const wanted = client.status == Status::complete ? client.length - before : seen;
    auto const [read_error, taken] = co_await stream.async_receive(asio::buffer(room, wanted), 0, kAwait);
    if (read_error || taken != wanted) co_return std::nullopt;
    if (client.status == Status::complete) co_return client;
  }
}

}  // namespace kuhhandel::server
