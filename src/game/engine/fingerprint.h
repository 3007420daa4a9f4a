// A number for a list of numbers, which another list hardly has: that a net was trained on the very same.
#pragma once

#include <cstdint>

namespace kuhhandel {

/// FNV-1a of 64 bits.
class Fingerprint {
 public:
  /// A number of two bytes, the low one first.
  constexpr void add(std::uint16_t number) {
    for (auto const byte : {number & 0xFFU, static_cast<unsigned>(number) >> 8})
      value_ = (value_ ^ byte) * 0x100000001b3U;
  }
  constexpr std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325U;
};

}  // namespace kuhhandel
