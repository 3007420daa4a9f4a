// A text that is written once as the audience may read it, with marked parts that differ for other viewers.
// So everything shared is public by construction: a forgotten mark hides something and reveals nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "codec/text/json_text.h"

namespace kuhhandel::codec {

/// The parts that can differ between viewers.
enum class OwnPart : std::uint8_t { event, seat, phase, hand, options };

class OwnParts {
 public:
  struct Part {
    OwnPart what;
    std::size_t from;  // in the text
    std::size_t to;
  };

  /// `text` is written from its beginning and must outlive this object.
  explicit OwnParts(std::string const& text) : text_(text) {}

  /// Marks the output of `write` as such a part.
  template <class Write>
  void mark(OwnPart what, Write const& write) {
    auto from = text_.size();
    write();
    // The comma before a list item is not part of it, because all viewers share it.
    if (text_[from] == ',') ++from;
    parts_.push_back({what, from, text_.size()});
  }

  std::vector<Part> const& parts() const { return parts_; }

 private:
  std::string const& text_;
  std::vector<Part> parts_;
};

/// Writes a value, marked as a viewer's own part if the words record those.
template <class Kind>
void write_own(OwnPart part, JsonText& json, typename Kind::Value const& value, auto const& words) {
  auto const write = [&] { Kind::write(json, value, words); };
  if constexpr (requires { words.own; }) {
    if (words.own != nullptr) return words.own->mark(part, write);
  }
  write();
}

/// A kind whose value can differ between viewers.
template <OwnPart part, class Kind>
struct Own : Kind {
  static void write(JsonText& json, typename Kind::Value const& value, auto const& words) {
    write_own<Kind>(part, json, value, words);
  }
};

/// Returns whether `Other` has the value's type as well. A type that is used both in the true variant and in
/// the seen one is the same for all viewers.
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
