// RAII wrappers for OpenSSL's types, and conversions between bytes and text.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace kuhhandel::push {

template <auto release>
struct Deleter {
  template <class Owned>
  void operator()(Owned* owned) const {
    release(owned);
  }
};

inline void check(bool condition) {
  if (!condition) throw std::runtime_error("OpenSSL refuses what a notification needs.");
}

inline unsigned char const* bytes_of(std::string_view bytes) {
  return reinterpret_cast<unsigned char const*>(bytes.data());
}
inline unsigned char* buffer_of(std::string& bytes) { return reinterpret_cast<unsigned char*>(bytes.data()); }

}  // namespace kuhhandel::push
