// The generator of deals that nobody may search through: all 256 bits of its seed decide about every card.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/fair_draw.h"

namespace kuhhandel {

/// ChaCha20 (RFC 8439) as libsodium's randombytes_buf_deterministic uses it: the key is the seed, the nonce
/// "LibsodiumDRG", and the stream is read as 32-bit words, low byte first. Slower than Rng, and as hard to
/// turn round as the cipher; for deals alone.
class DealRng {
 public:
  using Key = std::array<std::uint8_t, 32>;

  explicit DealRng(Key const& key);

  /// The next 32 bits of the stream.
  std::uint32_t next();

  /// A fair draw from 0 up to, not including, `bound` (at least 1).
  int below(int bound) {
    return fair_draw(bound, [this] { return next(); });
  }

 private:
  using Block = std::array<std::uint32_t, 16>;

  void refill();

  Block input_;
  Block words_{};
  std::size_t read_ = 16;
};

/// The key that 64 hexadecimal digits, small letters, are; none where the text is anything else.
std::optional<DealRng::Key> key_in(std::string_view seed);

}  // namespace kuhhandel
