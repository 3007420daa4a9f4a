#include "terminal/explanation_text.h"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace kuhhandel::terminal {
namespace {

/// 1600 as "1,600".
std::string grouped(Money points) {
  auto text = std::to_string(points.points());
  auto const digits = text.size() - (points < 0 ? 1 : 0);
  for (std::size_t from_end = 3; from_end < digits; from_end += 3)
    text.insert(text.size() - from_end - (from_end / 3 - 1), 1, ',');
  return text;
}

/// "the fourth cow", "a cow" where it is not about getting one, "it" where no animal is named.
std::string animal_in(TableWords const& words, bots::Explanation const& why) {
  constexpr std::array<std::string_view, 5> kOrdinals{"a", "the first", "the second", "the third",
                                                      "the fourth"};
  if (!why.animal) return "it";
  auto const copy = static_cast<std::size_t>(why.copy);
  return fmt::format("{} {}", copy < kOrdinals.size() ? kOrdinals[copy] : "another",
                     words.animal(*why.animal));
}

std::string other_in(TableWords const& words, bots::Explanation const& why) {
  return why.other ? words.name(*why.other) : "another";
}

std::string act_in(TableWords const& words, bots::Explanation const& why) {
  switch (why.act) {
    case bots::Act::silence:
      return "I stay silent";
    case bots::Act::auction:
      return "I auction a card";
    case bots::Act::challenge:
      return fmt::format("I trade with {}", other_in(words, why));
    case bots::Act::bid:
      return why.price > 0 ? fmt::format("I bid {}", why.price) : "I bid";
    case bots::Act::hammer:
      return "I let the hammer fall";
    case bots::Act::sell:
      return "I sell";
    case bots::Act::buy:
      return "I buy";
    case bots::Act::pay:
      return "I pay";
    case bots::Act::offer:
      return "I lay money";
    case bots::Act::accept:
      return "I take the money";
    case bots::Act::counter:
      return "I lay money against it";
    case bots::Act::stop:
      return "I leave it at that";
    case bots::Act::claim:
      return "I claim it";
    case bots::Act::tick:
      return "I count on";
    case bots::Act::take:
      return "I take the rat";
    case bots::Act::lay:
      return "I lay a card next to the rat";
    case bots::Act::divide:
      return "I look at a card";
    case bots::Act::keep:
      return "I keep it";
    case bots::Act::give:
      return "I give it away";
    case bots::Act::exclude:
      return "I leave a quartet out";
  }
  std::unreachable();
}

std::string reason_in(TableWords const& words, bots::Explanation const& why) {
  auto const animal = animal_in(words, why);
  switch (why.reason) {
    case bots::Reason::whim:
      return "why not";
    case bots::Reason::no_choice:
      return "there was no better choice";
    case bots::Reason::gain:
      return fmt::format("{} is worth {} points to me", animal, grouped(why.worth));
    case bots::Reason::too_dear:
      return fmt::format("{} is worth only {} points to me", animal, grouped(why.worth));
    case bots::Reason::no_means:
      return fmt::format("I would like {}, but have not the money", animal);
    case bots::Reason::drive_up:
      return fmt::format("{} will pay still more for {}", other_in(words, why), animal);
    case bots::Reason::deny:
      return fmt::format("{} must not have {}", other_in(words, why), animal);
    case bots::Reason::bluff:
      return "they need not know how little I mean it";
    case bots::Reason::save:
      return "I keep my money for later";
    case bots::Reason::wait:
      return "no trade promises more";
    case bots::Reason::limit:
      return fmt::format("my limit for {} is {}", animal, grouped(why.limit.value_or(Money{})));
    case bots::Reason::learnt:
      return fmt::format("of a hundred such moments I do so in {}", why.sure.value_or(0));
    case bots::Reason::foreseen:
      return "I looked ahead, and nothing else came out better";
  }
  std::unreachable();
}

}  // namespace

std::string explanation_text(TableWords const& words, bots::Explanation const& why) {
  return fmt::format("{}: {}.", act_in(words, why), reason_in(words, why));
}

}  // namespace kuhhandel::terminal
