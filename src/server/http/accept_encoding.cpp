#include "server/http/accept_encoding.h"

#include <algorithm>
#include <boost/beast/core/string.hpp>
#include <utility>

#include "server/http/header_values.h"

namespace kuhhandel::server {
namespace {

using boost::beast::iequals;

/// Removes the text before the next `separator` from `text` and returns it trimmed.
std::string_view take_part(std::string_view& text, char separator) {
  auto const part = text.substr(0, text.find(separator));
  text.remove_prefix(part.size() == text.size() ? part.size() : part.size() + 1);
  return trimmed(part);
}

/// Returns the weight in thousandths, because it has at most three decimal places; nullopt if it is
/// malformed.
std::optional<int> weight_in(std::string_view text) {
  if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return {};
  if (text.size() > 1 && text[1] != '.') return {};
  int thousandths = (text[0] - '0') * 1000;
  int unit = 100;
  for (auto const digit : text.substr(std::min<std::size_t>(2, text.size()))) {
    if (digit < '0' || digit > '9') return {};
    thousandths += (digit - '0') * unit;
    unit /= 10;
  }
  return thousandths <= 1000 ? std::optional(thousandths) : std::nullopt;
}

/// Returns the weight of one header element from its parameters. A malformed weight makes it unacceptable.
int weight_of(std::string_view parameters) {
  int weight = 1000;
  while (!parameters.empty()) {
    auto parameter = take_part(parameters, ';');
    auto const name = take_part(parameter, '=');
    if (iequals(name, "q")) weight = weight_in(trimmed(parameter)).value_or(0);
  }
  return weight;
}

bool is_named(std::string_view text, ContentCoding coding) {
  if (coding == ContentCoding::identity) return iequals(text, "identity");
  return iequals(text, name_of(coding)) || (coding == ContentCoding::gzip && iequals(text, "x-gzip"));
}

/// Returns how much the client wants the coding, in thousandths; 0 if it does not accept it.
int weight_of(ContentCoding coding, std::string_view accept_encoding) {
  std::optional<int> any;
  while (!accept_encoding.empty()) {
    auto element = take_part(accept_encoding, ',');
    auto const name = take_part(element, ';');
    if (is_named(name, coding)) return weight_of(element);
    if (name == "*") any = weight_of(element);
  }
  // The identity coding is acceptable unless the client excludes it.
  if (coding == ContentCoding::identity) return any == 0 ? 0 : 1;
  return any.value_or(0);
}

}  // namespace

std::string_view name_of(ContentCoding coding) {
  switch (coding) {
    case ContentCoding::identity:
      return {};
    case ContentCoding::gzip:
      return "gzip";
    case ContentCoding::brotli:
      return "br";
  }
  std::unreachable();
}

std::optional<ContentCoding> negotiated_coding(std::string_view accept_encoding,
                                               std::span<ContentCoding const> available) {
  std::optional<ContentCoding> best;
  int best_weight = 0;
  auto const consider = [&](ContentCoding coding) {
    auto const weight = weight_of(coding, accept_encoding);
    if (weight <= best_weight) return;
    best = coding;
    best_weight = weight;
  };
  for (auto const coding : available) consider(coding);
  consider(ContentCoding::identity);
  return best;
}

}  // namespace kuhhandel::server
