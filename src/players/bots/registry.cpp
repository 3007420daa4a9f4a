#include "bots/registry.h"

#include <array>
#include <charconv>
#include <optional>

#include "bots/farmer/farmer.h"
#include "bots/random_bot.h"
#include "bots/shark/shark.h"
#include "bots/trader/trader.h"

namespace kuhhandel::bots {
namespace {

struct Entry {
  BotName name;
  std::unique_ptr<Bot> (*make)();
};

template <class AnyBot>
std::unique_ptr<Bot> make() {
  return std::make_unique<AnyBot>();
}

/// Creates a farmer with this personality.
template <Personality const& kTemperament>
std::unique_ptr<Bot> character() {
  return std::make_unique<Farmer>(kTemperament);
}

/// The innkeeper looks as far ahead as a shark, but plays out few worlds.
constexpr int kPlayoutsOfInnkeeper = 8;

std::unique_ptr<Bot> innkeeper() { return std::make_unique<Shark>(kPlayoutsOfInnkeeper); }

constexpr std::array kEntries{
    Entry{{"random", "does anything that is legal"}, make<RandomBot>},
    Entry{{"dreamer", "pays for whatever it likes the look of", 1}, character<kDreamer>},
    Entry{{"guest", "is at market for the first time", 2}, character<kGuest>},
    Entry{{"child", "knows the animals, and money less well", 3}, character<kChild>},
    Entry{{"neighbour", "now and then pays a little too much", 4}, character<kNeighbour>},
    Entry{{"miser", "holds the money together, and offers as little as may do", 5}, character<kMiser>},
    Entry{{"bluffer", "bids without wanting, and lays zeros as if they were something", 5},
          character<kBluffer>},
    Entry{{"blocker", "keeps from the leader what the leader needs", 5}, character<kBlocker>},
    Entry{{"collector", "pays dear for what stands with its like, and trades for it", 6},
          character<kCollector>},
    Entry{{"farmer", "weighs prices and chances, and bluffs now and then", 6}, make<Farmer>},
    Entry{{"innkeeper", "thinks a few of the choices through", 7}, innkeeper},
    Entry{{"trader", "solves every horse trade, and bluffs as often as it pays", 8}, make<Trader>},
    Entry{{"shark", "imagines the hidden cards and plays every choice out", 8}, make<Shark>},
};

constexpr auto kNames = [] {
  std::array<BotName, kEntries.size()> names{};
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = kEntries[i].name;
  return names;
}();

/// A setting for how long a bot may think: its name and default.
struct Setting {
  std::string_view bot;
  std::string_view name;
  std::unique_ptr<Bot> (*make)(int);
};

template <class AnyBot>
std::unique_ptr<Bot> make_with(int number) {
  return std::make_unique<AnyBot>(number);
}

constexpr std::array kSettings{
    Setting{"trader", "rounds", make_with<Trader>},
    Setting{"shark", "playouts", make_with<Shark>},
};
constexpr int kMostOfASetting = 1'000'000;

Setting const* setting_of(std::string_view bot) {
  for (auto const& setting : kSettings) {
    if (setting.bot == bot) return &setting;
  }
  return nullptr;
}

/// Returns a number from 1 to kMostOfASetting, in a text such as `playouts=400`.
std::optional<int> number_behind(std::string_view name, std::string_view text) {
  if (!text.starts_with(name) || !text.substr(name.size()).starts_with('=')) return {};
  text.remove_prefix(name.size() + 1);
  int number = 0;
  auto const* const end = text.data() + text.size();
  auto const read = std::from_chars(text.data(), end, number);
  bool const whole = read.ec == std::errc{} && read.ptr == end;
  if (!whole || number < 1 || number > kMostOfASetting) return {};
  return number;
}

}  // namespace

std::span<BotName const> bot_names() { return kNames; }

std::unique_ptr<Bot> make_bot(std::string_view name) {
  for (auto const& entry : kEntries) {
    if (entry.name.name == name) return entry.make();
  }
  return nullptr;
}

std::expected<std::unique_ptr<Bot>, std::string> bot_from(std::string_view description) {
  auto const colon = description.find(':');
  auto const name = description.substr(0, colon);
  auto bot = make_bot(name);
  if (bot == nullptr) return std::unexpected(unknown_bot_message(name, kNames));
  if (colon == std::string_view::npos) return bot;
  auto const setting = description.substr(colon + 1);
  auto const* const known = setting_of(name);
  if (known == nullptr) {
    return std::unexpected("'" + std::string(name) + "' has no settings, so not '" + std::string(setting) +
                           "'.");
  }
  auto const number = number_in(name, known->name, setting);
  if (!number) return std::unexpected(number.error());
  return known->make(*number);
}

std::expected<int, std::string> number_in(std::string_view bot, std::string_view name,
                                          std::string_view setting) {
  if (auto const number = number_behind(name, setting)) return *number;
  return std::unexpected("the " + std::string(bot) + " takes '" + std::string(name) +
                         "=' and a number from 1 to " + std::to_string(kMostOfASetting) + ", not '" +
                         std::string(setting) + "'.");
}

std::string unknown_bot_message(std::string_view name, std::span<BotName const> known) {
  std::string sentence = "there is no bot '" + std::string(name) + "'; known: ";
  for (auto const& bot : known) {
    if (&bot != known.data()) sentence += ", ";
    sentence += bot.name;
  }
  return sentence + ".";
}

}  // namespace kuhhandel::bots
