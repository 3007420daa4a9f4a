#include "live/bot_request.h"

#include <utility>

namespace kuhhandel::live {

BotDecision run_bot(BotRequest question) {
  auto& bot = *question.bot;
  for (auto const& event : question.unseen) bot.see(event);
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
