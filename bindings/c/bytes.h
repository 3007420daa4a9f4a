// Numbers and arrays as bytes, the low byte first, for states that are saved and restored.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

namespace kuhhandel::bindings {

class ByteWriter {
 public:
  template <class Number>
  void number(Number value) {
    auto rest = static_cast<std::uint64_t>(value);
    for (std::size_t i = 0; i < sizeof(Number); ++i, rest >>= 8)
      bytes_.push_back(static_cast<std::uint8_t>(rest & 0xFF));
  }
  /// Copies values as they are in memory.
  template <class Value>
  void values(std::span<Value const> all) {
    auto const* const first = reinterpret_cast<std::uint8_t const*>(all.data());
    bytes_.insert(bytes_.end(), first, first + all.size_bytes());
  }

  std::vector<std::uint8_t> take() { return std::move(bytes_); }

 private:
  std::vector<std::uint8_t> bytes_;
};

/// Reads what a ByteWriter wrote. After the end of the bytes everything is 0, and `sound` is false.
class ByteReader {
 public:
  explicit ByteReader(std::span<std::uint8_t const> bytes) : rest_(bytes) {}

  bool sound() const { return sound_; }
  bool at_end() const { return sound_ && rest_.empty(); }

  template <class Number>
  Number number() {
    std::uint64_t value = 0;
    auto const part = take(sizeof(Number));
    for (std::size_t i = 0; i < part.size(); ++i) value |= std::uint64_t{part[i]} << (8 * i);
    return static_cast<Number>(value);
  }
  template <class Value>
  void values(std::span<Value> all) {
    auto const part = take(all.size_bytes());
    if (!part.empty()) std::memcpy(all.data(), part.data(), part.size());
  }

 private:
  std::span<std::uint8_t const> take(std::size_t size) {
    sound_ = sound_ && size <= rest_.size();
    if (!sound_) return {};
    auto const part = rest_.first(size);
    rest_ = rest_.subspan(size);
    return part;
  }

  std::span<std::uint8_t const> rest_;
  bool sound_ = true;
};

}  // namespace kuhhandel::bindings
