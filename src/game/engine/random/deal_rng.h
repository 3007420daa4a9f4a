// The random generator for deals that nobody can find by search: all 256 bits of its seed influence every
// card.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/random/fair_draw.h"

namespace kuhhandel {

/// ChaCha20 (RFC 8439) as in libsodium's randombytes_buf_deterministic: the key is the seed, the nonce is
/// "LibsodiumDRG", and the stream is read as little-endian 32-bit words. Slower than Rng and as hard to
/// invert as the cipher; used only for deals.
class DealRng {
 public:
  using Key = std::array<std::uint8_t, 32>;

  explicit DealRng(Key const& key);

  /// Returns the next 32 bits of the stream.
  std::uint32_t next();

  /// Draws uniformly from 0 to `bound` - 1; `bound` is at least 1.
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

/// Parses a key of 64 lower-case hexadecimal digits; nullopt for any other text.
std::optional<DealRng::Key> key_in(std::string_view seed);

}  // namespace kuhhandel
