// OpenSSL's values as C++ has them: let go by themselves, and bytes as text.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace kuhhandel::push {

template <auto let_go>
struct LetGo {
  template <class Owned>
  void operator()(Owned* owned) const {
    let_go(owned);
  }
};

inline void must(bool done) {
  if (!done) throw std::runtime_error("OpenSSL refuses what a notice needs.");
}

inline unsigned char const* start_of(std::string_view bytes) {
  return reinterpret_cast<unsigned char const*>(bytes.data());
}
inline unsigned char* room_of(std::string& bytes) { return reinterpret_cast<unsigned char*>(bytes.data()); }

}  // namespace kuhhandel::push
