// The body of a request, from a person or program who has to know the whole of it.
#pragma once

#include <expected>
#include <string_view>

#include "codec/parse.h"
#include "codec/wire/shape.h"

namespace kuhhandel::codec {

struct WholeBody {
  static constexpr bool is_strict = true;
};

/// What a body of that shape says; the error names what is wrong with it, also a member that is none.
template <class T>
std::expected<T, FormatError> read_body(std::string_view body) {
  auto const document = parse(body);
  if (!document) return std::unexpected(document.error());
  return read_document(*document, {}, [](Field const& root) { return KindOf<T>::read(root, WholeBody{}); });
}

}  // namespace kuhhandel::codec
