// A text that is written once, as the audience may read it, with the places where others read something else.
// So what is shared is public by how it was made: a place that is forgotten hides something and shows
// nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "codec/json_text.h"

namespace kuhhandel::codec {

/// What may differ from viewer to viewer.
enum class OwnPart : std::uint8_t { event, seat, phase, hand, options };

class OwnParts {
 public:
  struct Part {
    OwnPart what;
    std::size_t from;  // in the text
    std::size_t to;
  };

  /// Of a text that is written from its beginning, and must outlive this.
  explicit OwnParts(std::string const& text) : text_(text) {}

  /// What `write` writes is such a part.
  template <class Write>
  void mark(OwnPart what, Write const& write) {
    auto from = text_.size();
    write();
    // In a list what separates it from the one before is everybody's.
    if (text_[from] == ',') ++from;
    parts_.push_back({what, from, text_.size()});
  }

  std::vector<Part> const& parts() const { return parts_; }

 private:
  std::string const& text_;
  std::vector<Part> parts_;
};

/// Writes a value, as a viewer's own part where the words record those.
template <class Kind>
void write_own(OwnPart part, JsonText& json, typename Kind::Value const& value, auto const& words) {
  auto const write = [&] { Kind::write(json, value, words); };
  if constexpr (requires { words.own; }) {
    if (words.own != nullptr) return words.own->mark(part, write);
  }
  write();
}

/// A kind of which each viewer may read something else.
template <OwnPart part, class Kind>
struct Own : Kind {
  static void write(JsonText& json, typename Kind::Value const& value, auto const& words) {
    write_own<Kind>(part, json, value, words);
  }
};

/// Whether values of its type stand in `Other` too. What stands both in what happened and in what one viewer
/// is shown of it is the same for all.
template <class Other, class Variant>
bool is_alternative_of(Variant const& value) {
  return std::visit(
      []<class T>(T const&) {
        return []<class... All>(std::type_identity<std::variant<All...>>) {
          return (std::is_same_v<T, All> || ...);
        }(std::type_identity<Other>{});
      },
      value);
}

}  // namespace kuhhandel::codec
