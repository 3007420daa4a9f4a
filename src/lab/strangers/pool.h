// The pool of strangers: characters of parametrised families, each determined by its number.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "strangers/style.h"

namespace kuhhandel::strangers {

enum class Family : std::uint8_t {
  quartets,  // values by quartet progress and by own quartets
  purse,     // pays parts of its cash
  saver,     // keeps a reserve, and spends it late
  raider,    // trades early and often
  bluffer,   // raises and offers what it does not have
  denier,    // buys what others need
  merchant,  // remembers prices, payments and offers
  planner,   // counts everyone's chances of each quartet
  veteran,   // a farmer of unusual preferences, with habits of its own
  turncoat   // two of the other families in one game
};
inline constexpr std::array kFamilies{Family::quartets, Family::purse,   Family::saver,    Family::raider,
                                      Family::bluffer,  Family::denier,  Family::merchant, Family::planner,
                                      Family::veteran,  Family::turncoat};
std::string_view word_of(Family family);
std::optional<Family> family_of(std::string_view word);

/// When a stranger plays by its second style.
enum class Change : std::uint8_t {
  never,
  halfway,  // in the second half of the pile
  behind,   // while a rival's animals are worth more
  moody     // in a random half of all lots and trades
};

struct Character {
  Family family;
  Style first;
  Style second;
  Change change = Change::never;
};

inline constexpr int kPoolSize = 240;

/// The training half may be learned from; the other half is only for the last measurement.
enum class Half : std::uint8_t { training, held_out };

struct Group {
  Half half = Half::training;
  std::optional<Family> family;  // all of them if empty
};

Half half_of(int number);
Character character_of(int number);

/// The number of strangers in a group, and the number of its nth one.
int size_of(Group group);
int nth_of(Group group, int nth);

}  // namespace kuhhandel::strangers
