#include "load/choice.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace kuhhandel::load {
namespace {

namespace json = boost::json;

/// Bluffs per thousand bids: bids of any height.
constexpr int kBluffs = 15;

bool happens(double chance, Rng& rng) { return rng.below(10'000) < chance * 10'000; }

json::object bid(json::object const& option, Rng& rng) {
  auto const from = option.at("from").to_number<int>();
  auto const steps = (option.at("to").to_number<int>() - from) / 10;
  auto const most = rng.below(1000) < kBluffs ? steps : std::min(steps, 1);
  return {{"do", "bid"}, {"amount", from + 10 * rng.below(most + 1)}};
}

std::string name_of(Denomination denomination) { return std::to_string(value_of(denomination).points()); }

json::object some_of(CardCounts hand, int at_least, Rng& rng) {
  json::object money;
  int laid = 0;
  for (auto const denomination : kDenominations) {
    auto& left = hand[denomination];
    auto const cards = left == 0 ? 0 : rng.below(left + 1);
    if (cards > 0) money[name_of(denomination)] = cards;
    laid += cards;
    left -= cards;
  }
  for (auto const denomination : kDenominations) {
    for (auto& left = hand[denomination]; left > 0 && laid < at_least; --left, ++laid) {
      auto& count = money[name_of(denomination)];
      count = count.is_number() ? count.to_number<int>() + 1 : 1;
    }
  }
  return money;
}

json::object command_of(json::object const& option, CardCounts const& hand, Rng& rng) {
  auto const what = std::string_view(option.at("do").as_string());
  if (what == "bid") return bid(option, rng);
  if (what == "pay") return {{"do", "pay"}, {"money", option.at("suggested")}};
  if (what == "offer" || what == "counter") {
    return {{"do", what}, {"money", some_of(hand, option.at("at_least_cards").to_number<int>(), rng)}};
  }
  if (what == "challenge") {
    return {{"do", what}, {"seat", option.at("seat")}, {"animal", option.at("animal")}};
  }
  if (what == "lay") {
    auto const& values = option.at("cards_of").as_array();
    return {{"do", what},
            {"card", values[static_cast<std::size_t>(rng.below(static_cast<int>(values.size())))]}};
  }
  if (what == "exclude") return {{"do", what}, {"animal", option.at("animal")}};
  return {{"do", what}};
}

bool may_stay_silent(json::array const& options) {
  return std::ranges::any_of(options, [](json::value const& option) {
    auto const& what = option.at("do").as_string();
    return what == "bid" || what == "claim";
  });
}

}  // namespace

std::optional<json::object> choose(json::array const& options, CardCounts const& hand, double eagerness,
                                   Rng& rng) {
  if (options.empty()) return {};
  if (may_stay_silent(options) && !happens(eagerness, rng)) return {};
  auto const pick = static_cast<std::size_t>(rng.below(static_cast<int>(options.size())));
  return command_of(options[pick].as_object(), hand, rng);
}

}  // namespace kuhhandel::load
