#include "engine/random/deal_rng.h"

#include <bit>
#include <charconv>

namespace kuhhandel {
namespace {

constexpr std::size_t kKeyAt = 4;
constexpr std::size_t kBlockNumberAt = 12;

std::uint32_t word_of(std::uint8_t const* bytes) {
  return std::uint32_t{bytes[0]} | std::uint32_t{bytes[1]} << 8U | std::uint32_t{bytes[2]} << 16U |
         std::uint32_t{bytes[3]} << 24U;
}

/// Adds b to a, then XORs a into d and rotates d left by `bits`.
void mix(std::uint32_t& a, std::uint32_t b, std::uint32_t& d, int bits) {
  a += b;
  d = std::rotl(d ^ a, bits);
}

void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
  mix(a, b, d, 16);
  mix(c, d, b, 12);
  mix(a, b, d, 8);
  mix(c, d, b, 7);
}

}  // namespace

DealRng::DealRng(Key const& key)
    : input_{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574,              // "expand 32-byte k"
             0,          0,          0,          0,          0, 0, 0, 0,  // the key
             0,          0x7362694c, 0x7569646f, 0x4752446d} {            // "LibsodiumDRG"
  for (std::size_t i = 0; i < 8; ++i) input_[kKeyAt + i] = word_of(&key[4 * i]);
}

std::uint32_t DealRng::next() {
  if (read_ == words_.size()) refill();
  return words_[read_++];
}

void DealRng::refill() {
  words_ = input_;
  auto& w = words_;
  for (int double_round = 0; double_round < 10; ++double_round) {
    for (std::size_t i = 0; i < 4; ++i) quarter_round(w[i], w[4 + i], w[8 + i], w[12 + i]);
    for (std::size_t i = 0; i < 4; ++i)
      quarter_round(w[i], w[4 + (i + 1) % 4], w[8 + (i + 2) % 4], w[12 + (i + 3) % 4]);
  }
  for (std::size_t i = 0; i < w.size(); ++i) w[i] += input_[i];
  ++input_[kBlockNumberAt];
  read_ = 0;
}

std::optional<DealRng::Key> key_in(std::string_view seed) {
  DealRng::Key key;
  if (seed.size() != 2 * key.size() || seed.find_first_not_of("0123456789abcdef") != std::string_view::npos)
    return {};
  for (std::size_t i = 0; i < key.size(); ++i) {
    auto const digits = seed.substr(2 * i, 2);
    std::from_chars(digits.data(), digits.data() + digits.size(), key[i], 16);
  }
  return key;
}

}  // namespace kuhhandel
