// The current receiver of keys.
#pragma once

#include <string>
#include <variant>

namespace kuhhandel::terminal {

namespace focus {

/// The game and its table.
struct Game {};
/// The page of help is shown; any key goes back.
struct Help {};
/// The person was asked whether they want to leave.
struct Leaving {};
/// Something is said at the table.
struct Talk {
  std::string typed;
};
/// Nothing more: the person has left.
struct Gone {};

}  // namespace focus

using Focus = std::variant<focus::Game, focus::Help, focus::Leaving, focus::Talk, focus::Gone>;

}  // namespace kuhhandel::terminal
