// Common parts of the fuzzers. Each takes any bytes; a crash, a sanitizer's report or a broken promise is a
// find. The preset `fuzz` builds them (tools/fuzz.sh).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "codec/editions.h"
#include "codec/text/unicode.h"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size);

namespace kuhhandel {

inline std::string_view text_of(std::uint8_t const* bytes, std::size_t size) {
  return {reinterpret_cast<char const*>(bytes), size};
}

/// Aborts unless it holds; unlike an assert, it is in every build.
inline void promise(bool kept) {
  if (!kept) std::abort();
}

/// Text for users contains no terminal commands; lines may end in it.
inline void promise_harmless(std::string_view text) {
  for (auto end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
    promise(!codec::has_controls(text.substr(0, end)));
    text.remove_prefix(end + 1);
  }
  promise(!codec::has_controls(text));
}

/// The first byte chooses among the editions for play, and is taken off.
inline Edition const& chosen_edition(std::string_view& text) {
  static auto const ids = codec::edition_ids(Purpose::play);
  auto const choice = text.empty() ? 0U : static_cast<unsigned char>(text.front());
  if (!text.empty()) text.remove_prefix(1);
  return *codec::edition_named(ids[choice % ids.size()]);
}

/// The next line, taken off the text.
inline std::string_view next_line(std::string_view& text) {
  auto const end = text.find('\n');
  auto const line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

}  // namespace kuhhandel
