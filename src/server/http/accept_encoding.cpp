#include "server/http/accept_encoding.h"

#include <boost/beast/core/string.hpp>
#include <utility>

#include "server/http/weighted_list.h"

namespace kuhhandel::server {
namespace {

using boost::beast::iequals;

bool is_named(std::string_view text, ContentCoding coding) {
  if (coding == ContentCoding::identity) return iequals(text, "identity");
  return iequals(text, name_of(coding)) || (coding == ContentCoding::gzip && iequals(text, "x-gzip"));
}

/// Returns how much the client wants the coding, in thousandths; 0 if it does not accept it.
int weight_of(ContentCoding coding, std::string_view accept_encoding) {
  std::optional<int> any;
  std::optional<int> named;
  each_weighted(accept_encoding, [&](std::string_view name, int weight) {
    if (!named && is_named(name, coding)) named = weight;
    if (name == "*") any = weight;
  });
  if (named) return *named;
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
