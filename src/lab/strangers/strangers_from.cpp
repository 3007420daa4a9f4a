#include "strangers/strangers_from.h"

#include <algorithm>
#include <charconv>

#include "strangers/pool.h"
#include "strangers/stranger.h"

namespace kuhhandel::strangers {
namespace {

constexpr std::string_view kOne = "stranger:";
constexpr std::string_view kSeveral = "strangers:";

using AnyBot = std::expected<std::unique_ptr<bots::Bot>, std::string>;

AnyBot one_from(std::string_view number) {
  int index = -1;
  auto const [end, fault] = std::from_chars(number.data(), number.data() + number.size(), index);
  bool const is_one =
      fault == std::errc() && end == number.data() + number.size() && index >= 0 && index < kPoolSize;
  if (is_one) return std::make_unique<Stranger>(character_of(index));
  return std::unexpected("strangers have numbers from 0 to " + std::to_string(kPoolSize - 1) + ", not '" +
                         std::string(number) + "'.");
}

AnyBot several_from(std::string_view text) {
  auto const colon = std::min(text.find(':'), text.size());
  auto const half = text.substr(0, colon);
  Group group{.half = half == "train" ? Half::training : Half::held_out, .family = {}};
  if (half != "train" && half != "held-out")
    return std::unexpected("strangers are 'train' or 'held-out', not '" + std::string(half) + "'.");
  if (colon == text.size()) return std::make_unique<AnyStranger>(group);
  group.family = family_of(text.substr(colon + 1));
  if (group.family) return std::make_unique<AnyStranger>(group);
  return std::unexpected("there is no family of strangers '" + std::string(text.substr(colon + 1)) + "'.");
}

}  // namespace

bool names_strangers(std::string_view description) {
  return description.starts_with(kOne) || description.starts_with(kSeveral);
}

AnyBot strangers_from(std::string_view description) {
  return description.starts_with(kOne) ? one_from(description.substr(kOne.size()))
                                       : several_from(description.substr(kSeveral.size()));
}

}  // namespace kuhhandel::strangers
