#include "table/log/played_commands.h"

#include <algorithm>
#include <array>
#include <bit>
#include <type_traits>
#include <utility>
#include <variant>

namespace kuhhandel::table {
namespace {

constexpr std::byte kHouse{0xFF};

using Bytes = std::deque<std::byte>;
using Place = Bytes::const_iterator;

std::byte byte_of(Actor by) {
  auto const* const seat = std::get_if<Seat>(&by);
  return seat == nullptr ? kHouse : static_cast<std::byte>(index_of(*seat));
}

Actor actor_of(std::byte byte) {
  if (byte == kHouse) return House{};
  return seat_at(std::to_integer<int>(byte));
}

template <class Any>
void append(Bytes& bytes, Any const& action) {
  if constexpr (!std::is_empty_v<Any>) {
    auto const own = std::bit_cast<std::array<std::byte, sizeof(Any)>>(action);
    bytes.insert(bytes.end(), own.begin(), own.end());
  }
}

template <class Any>
Action taken(Place& place) {
  if constexpr (std::is_empty_v<Any>) {
    return Any{};
  } else {
    std::array<std::byte, sizeof(Any)> own{};
    for (auto& byte : own) byte = *place++;
    return std::bit_cast<Any>(own);
  }
}

template <std::size_t... kind>
Action taken_by_kind(std::size_t which, Place& place, std::index_sequence<kind...>) {
  using Take = Action (*)(Place&);
  constexpr std::array<Take, sizeof...(kind)> kTakes{&taken<std::variant_alternative_t<kind, Action>>...};
  return kTakes[which](place);
}

}  // namespace

void PlayedCommands::push_back(Command const& command) {
  bytes_.push_back(byte_of(command.by));
  bytes_.push_back(static_cast<std::byte>(command.action.index()));
  std::visit([this](auto const& action) { append(bytes_, action); }, command.action);
  ++size_;
}

std::vector<Command> PlayedCommands::all() const {
  std::vector<Command> commands;
  commands.reserve(size_);
  for (auto place = bytes_.begin(); place != bytes_.end();) {
    auto const by = actor_of(*place++);
    auto const which = std::to_integer<std::size_t>(*place++);
    constexpr auto kKinds = std::make_index_sequence<std::variant_size_v<Action>>{};
    commands.push_back({by, taken_by_kind(which, place, kKinds)});
  }
  return commands;
}

}  // namespace kuhhandel::table
