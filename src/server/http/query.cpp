#include "server/http/query.h"

#include <algorithm>
#include <boost/beast/core/string.hpp>
#include <charconv>

namespace kuhhandel::server {
namespace {

/// Returns the byte encoded by `%` and two digits at the start of `text`.
std::optional<char> escaped_byte(std::string_view text) {
  if (text.size() < 3) return {};
  unsigned char byte = 0;
  auto const* const end = text.data() + 3;
  auto const [read, error] = std::from_chars(text.data() + 1, end, byte, 16);
  if (error != std::errc{} || read != end) return {};
  return static_cast<char>(byte);
}

std::string decoded(std::string text) {
  std::ranges::replace(text, '+', ' ');
  return without_escapes(text);
}

}  // namespace

std::string without_escapes(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t at = 0; at < text.size(); ++at) {
    auto const byte = text[at] == '%' ? escaped_byte(text.substr(at)) : std::nullopt;
    plain += byte.value_or(text[at]);
    if (byte) at += 2;
  }
  return plain;
}

std::string_view path_of_target(std::string_view target) { return target.substr(0, target.find('?')); }

RequestTarget request_target(std::string_view target, std::string_view host_header) {
  for (std::string_view const scheme : {"http://", "https://"}) {
    if (!boost::beast::iequals(target.substr(0, scheme.size()), scheme)) continue;
    auto const authority = target.substr(scheme.size());
    auto const end = std::min(authority.find_first_of("/?"), authority.size());
    auto const rest = authority.substr(end);
    return {.host = authority.substr(0, end), .target = rest.starts_with('/') ? rest : "/"};
  }
  return {.host = host_header, .target = target};
}

std::optional<std::string> query_value(std::string_view target, std::string_view name) {
  auto const start = target.find('?');
  if (start == std::string_view::npos) return {};
  for (auto rest = target.substr(start + 1); !rest.empty();) {
    auto const parameter = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(parameter.size() + 1, rest.size()));
    auto const equals = std::min(parameter.find('='), parameter.size());
    if (decoded(std::string(parameter.substr(0, equals))) != name) continue;
    return decoded(std::string(parameter.substr(std::min(equals + 1, parameter.size()))));
  }
  return {};
}

}  // namespace kuhhandel::server
