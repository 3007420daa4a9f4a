#include "live/bot_question.h"

#include <utility>

namespace kuhhandel::live {

BotAnswer think_over(BotQuestion question) {
  auto& bot = *question.bot;
  for (auto const& event : question.unheard) bot.see(event);
  auto const choice = bot.decide(question.view, question.legal);
  auto const why = bot.explain();
  return {.number = question.number,
          .seat = question.seat,
          .edition = std::move(question.edition),
          .bot = std::move(question.bot),
          .choice = choice,
          .why = why};
}

}  // namespace kuhhandel::live
