#include "live/known_bots.h"

#include "bots/trader/trader.h"
#include "net/bot_from.h"

namespace kuhhandel::live {

std::span<bots::BotName const> known_bots() { return net::bot_names(); }

std::unique_ptr<bots::Bot> make_bot(std::string_view name) { return net::make_bot(name); }

std::unique_ptr<bots::Bot> bot_in_place_of(std::string_view name) {
  if (auto bot = make_bot(name)) return bot;
  return std::make_unique<bots::Trader>();
}

}  // namespace kuhhandel::live
