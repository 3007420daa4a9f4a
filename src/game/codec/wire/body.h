// Reads the body of a request strictly.
#pragma once

#include <expected>
#include <string_view>

#include "codec/text/parse.h"
#include "codec/wire/shape.h"

namespace kuhhandel::codec {

struct WholeBody {
  static constexpr bool is_strict = true;
};

/// Reads a body of this shape; the error names the problem, including an unknown member.
template <class T>
std::expected<T, FormatError> read_body(std::string_view body) {
  auto const document = parse(body);
  if (!document) return std::unexpected(document.error());
  return read_document(*document, {}, [](Field const& root) { return KindOf<T>::read(root, WholeBody{}); });
}

}  // namespace kuhhandel::codec
