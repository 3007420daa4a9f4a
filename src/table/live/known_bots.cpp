#include "live/known_bots.h"

#include <string>

#include "bots/trader/trader.h"
#include "neural/bot_from.h"

namespace kuhhandel::live {

std::span<bots::BotName const> known_bots() { return neural::bot_names(); }

std::string_view resolve_bot_name(std::string_view text) {
  for (auto const& bot : known_bots()) {
    if (bot.level > 0 && std::to_string(bot.level) == text) return bot.name;
  }
  return text;
}

std::unique_ptr<bots::Bot> make_bot(std::string_view name) { return neural::make_bot(name); }

std::unique_ptr<bots::Bot> make_replacement_bot(std::string_view name) {
  if (auto bot = make_bot(name)) return bot;
  return std::make_unique<bots::Trader>();
}

}  // namespace kuhhandel::live
