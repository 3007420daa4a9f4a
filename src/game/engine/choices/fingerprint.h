// A fingerprint of a list of numbers, to check that a net was trained with exactly the same list.
#pragma once

#include <cstdint>

namespace kuhhandel {

/// 64-bit FNV-1a.
class Fingerprint {
 public:
  /// Adds a two-byte number, low byte first.
  constexpr void add(std::uint16_t number) {
    for (auto const byte : {number & 0xFFU, static_cast<unsigned>(number) >> 8})
      value_ = (value_ ^ byte) * 0x100000001b3U;
  }
  constexpr std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325U;
};

}  // namespace kuhhandel
