#include "terminal/explained.h"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace kuhhandel {
namespace {

/// 1600 as "1,600".
std::string grouped(Money points) {
  auto text = std::to_string(points);
  auto const digits = text.size() - (points < 0 ? 1 : 0);
  for (std::size_t from_end = 3; from_end < digits; from_end += 3)
    text.insert(text.size() - from_end - (from_end / 3 - 1), 1, ',');
  return text;
}

/// "the fourth cow", "a cow" where it is not about getting one, "it" where no animal is named.
std::string animal_in(TableWords const& words, Explanation const& why) {
  constexpr std::array<std::string_view, 5> kOrdinals{"a", "the first", "the second", "the third",
                                                      "the fourth"};
  if (!why.animal) return "it";
  auto const copy = static_cast<std::size_t>(why.copy);
  return fmt::format("{} {}", copy < kOrdinals.size() ? kOrdinals[copy] : "another",
                     words.animal(*why.animal));
}

std::string other_in(TableWords const& words, Explanation const& why) {
  return why.other ? words.name(*why.other) : "another";
}

std::string act_in(TableWords const& words, Explanation const& why) {
  switch (why.act) {
    case Act::silence:
      return "I stay silent";
    case Act::auction:
      return "I auction a card";
    case Act::challenge:
      return fmt::format("I trade with {}", other_in(words, why));
    case Act::bid:
      return why.price > 0 ? fmt::format("I bid {}", why.price) : "I bid";
    case Act::hammer:
      return "I let the hammer fall";
    case Act::sell:
      return "I sell";
    case Act::buy:
      return "I buy";
    case Act::pay:
      return "I pay";
    case Act::offer:
      return "I lay money";
    case Act::accept:
      return "I take the money";
    case Act::counter:
      return "I lay money against it";
    case Act::stop:
      return "I leave it at that";
    case Act::claim:
      return "I claim it";
    case Act::tick:
      return "I count on";
    case Act::take:
      return "I take the rat";
    case Act::lay:
      return "I lay a card beside the rat";
    case Act::divide:
      return "I look at a card";
    case Act::keep:
      return "I keep it";
    case Act::give:
      return "I give it away";
    case Act::exclude:
      return "I leave a quartet out";
  }
  std::unreachable();
}

std::string reason_in(TableWords const& words, Explanation const& why) {
  auto const animal = animal_in(words, why);
  switch (why.reason) {
    case Reason::whim:
      return "why not";
    case Reason::no_choice:
      return "there was no better choice";
    case Reason::gain:
      return fmt::format("{} is worth {} points to me", animal, grouped(why.worth));
    case Reason::too_dear:
      return fmt::format("{} is worth only {} points to me", animal, grouped(why.worth));
    case Reason::no_means:
      return fmt::format("I would like {}, but have not the money", animal);
    case Reason::drive_up:
      return fmt::format("{} will pay still more for {}", other_in(words, why), animal);
    case Reason::deny:
      return fmt::format("{} must not have {}", other_in(words, why), animal);
    case Reason::bluff:
      return "they need not know how little I mean it";
    case Reason::save:
      return "I keep my money for later";
    case Reason::wait:
      return "no trade promises more";
  }
  std::unreachable();
}

}  // namespace

std::string explained(TableWords const& words, Explanation const& why) {
  return fmt::format("{}: {}.", act_in(words, why), reason_in(words, why));
}

}  // namespace kuhhandel
