#include "live/known_bots.h"

#include <string>

#include "bots/trader/trader.h"
#include "neural/bot_from.h"

namespace kuhhandel::live {

std::span<bots::BotName const> known_bots() { return neural::bot_names(); }

std::string_view bot_meant_by(std::string_view said) {
  for (auto const& bot : known_bots()) {
    if (bot.level > 0 && std::to_string(bot.level) == said) return bot.name;
  }
  return said;
}

std::unique_ptr<bots::Bot> make_bot(std::string_view name) { return neural::make_bot(name); }

std::unique_ptr<bots::Bot> bot_in_place_of(std::string_view name) {
  if (auto bot = make_bot(name)) return bot;
  return std::make_unique<bots::Trader>();
}

}  // namespace kuhhandel::live
