#include "tournament/lab_bots.h"

#include <charconv>
#include <optional>

#include "neural/bot_from.h"
#include "strangers/pool.h"
#include "strangers/stranger.h"
#include "tournament/mixed_bot.h"

namespace kuhhandel::tournament {
namespace {

constexpr std::string_view kStranger = "stranger:";
constexpr std::string_view kStrangers = "strangers:";
constexpr std::string_view kMix = "mix:";

using AnyBot = std::expected<std::unique_ptr<bots::Bot>, std::string>;

AnyBot stranger_from(std::string_view number) {
  int index = -1;
  auto const [end, fault] = std::from_chars(number.data(), number.data() + number.size(), index);
  bool const is_one = fault == std::errc() && end == number.data() + number.size() && index >= 0 &&
                      index < strangers::kPoolSize;
  if (is_one) return std::make_unique<strangers::Stranger>(strangers::character_of(index));
  return std::unexpected("strangers have numbers from 0 to " + std::to_string(strangers::kPoolSize - 1) +
                         ", not '" + std::string(number) + "'.");
}

AnyBot strangers_from(std::string_view text) {
  auto const colon = std::min(text.find(':'), text.size());
  auto const half = text.substr(0, colon);
  strangers::Group group{.half = half == "train" ? strangers::Half::training : strangers::Half::held_out,
                         .family = {}};
  if (half != "train" && half != "held-out")
    return std::unexpected("strangers are 'train' or 'held-out', not '" + std::string(half) + "'.");
  if (colon == text.size()) return std::make_unique<strangers::AnyStranger>(group);
  group.family = strangers::family_of(text.substr(colon + 1));
  if (group.family) return std::make_unique<strangers::AnyStranger>(group);
  return std::unexpected("there is no family of strangers '" + std::string(text.substr(colon + 1)) + "'.");
}

}  // namespace

AnyBot lab_bot_from(std::string_view description) {
  if (description.starts_with(kStranger)) return stranger_from(description.substr(kStranger.size()));
  if (description.starts_with(kStrangers)) return strangers_from(description.substr(kStrangers.size()));
  if (description.starts_with(kMix)) return mixed_bot_from(description.substr(kMix.size()));
  return neural::bot_from(description);
}

}  // namespace kuhhandel::tournament
