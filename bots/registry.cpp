#include "bots/registry.h"

#include <array>

#include "bots/farmer/farmer.h"
#include "bots/random_bot.h"

namespace kuhhandel {
namespace {

struct Entry {
  BotName name;
  std::unique_ptr<Bot> (*make)();
};

template <class AnyBot>
std::unique_ptr<Bot> make() {
  return std::make_unique<AnyBot>();
}

constexpr std::array kEntries{
    Entry{{"random", "does anything that is legal"}, make<RandomBot>},
    Entry{{"farmer", "weighs prices and chances, and bluffs now and then"}, make<Farmer>},
};

constexpr auto kNames = [] {
  std::array<BotName, kEntries.size()> names{};
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = kEntries[i].name;
  return names;
}();

}  // namespace

std::span<BotName const> bot_names() { return kNames; }

std::unique_ptr<Bot> make_bot(std::string_view name) {
  for (auto const& entry : kEntries) {
    if (entry.name.name == name) return entry.make();
  }
  return nullptr;
}

}  // namespace kuhhandel
