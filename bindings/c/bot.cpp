// The bots of kuhhandel.h.
#include <algorithm>
#include <cassert>
#include <exception>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bindings/c/bot_from.h"
#include "bindings/c/game.h"
#include "bots/canonical_choice.h"
#include "bots/interruption.h"
#include "bots/seated_bot.h"
#include "engine/choices/answer_for.h"
#include "engine/choices/replies.h"
#include "engine/play.h"
#include "engine/view.h"
#include "neural/bot_from.h"

using namespace kuhhandel;

struct kuhhandel_bot {
  std::shared_ptr<Edition const> edition;  // the game's own, so that it is known by it
  int seats;
  Seat seat;
  bindings::Deal deal;
  std::uint64_t seed;
  bots::SeatedBot seated;
  std::vector<Command> played{};
  std::optional<bots::Choice> chosen{};  // since the last events it received
};

namespace {

/// Whether it is the bot's game, a clone of it, or the same deal in a copy of them.
bool follows(kuhhandel_bot const& bot, kuhhandel_game const& game) {
  bool const same_edition =
      game.edition == bot.edition ||
      (game.edition->id.text() == bot.edition->id.text() && game.edition->rules == bot.edition->rules);
  return same_edition && !game.imagined && game.seats == bot.seats && game.deal == bot.deal;
}

void begin(kuhhandel_bot& bot) {
  bot.played.clear();
  bot.chosen.reset();
  auto const opening = start(*bot.edition, bot.seats, bot.deal.seed, bot.deal.first, bot.deal.rules_version);
  bot.seated.begin(*bot.edition, opening, bot.seat, bot.seed);
}

bool begins_with(std::vector<Command> const& commands, std::vector<Command> const& first) {
  return commands.size() >= first.size() && std::equal(first.begin(), first.end(), commands.begin());
}

void see_new_commands(kuhhandel_bot& bot, std::vector<Command> const& commands) {
  if (!begins_with(commands, bot.played)) begin(bot);
  for (auto i = bot.played.size(); i < commands.size(); ++i) {
    [[maybe_unused]] auto const seen = bot.seated.see(commands[i]);
    assert(seen);
    bot.played.push_back(commands[i]);
    bot.chosen.reset();
  }
}

/// Returns the bot's choice now: all the money that it offers, although each denomination is asked
/// separately.
bots::Choice choice_of(kuhhandel_bot& bot, State const& state) {
  if (!bot.chosen) {
    auto const choice = bot.seated.choose();
    assert(choice);
    bot.chosen = bots::canonical_choice(*choice, view_for(*bot.edition, state, bot.seat));
  }
  return *bot.chosen;
}

}  // namespace

char const* kuhhandel_bot_name(int number) {
  auto const all = neural::bot_names();
  bool const exists = number >= 0 && number < std::ssize(all);
  return exists ? all[static_cast<std::size_t>(number)].name.data() : nullptr;
}

kuhhandel_bot* kuhhandel_bot_new(char const* name, kuhhandel_game const* game, int seat, uint64_t seed) {
  if (name == nullptr || seat < 0 || seat >= game->seats) return nullptr;
  if (game->mode != bindings::ReplyMode::full || game->imagined) return nullptr;
  try {
    auto made = bindings::bot_from(name);
    if (!made || !neural::fault_at_table(name, *game->edition, game->seats).empty()) return nullptr;
    auto bot = std::unique_ptr<kuhhandel_bot>(new kuhhandel_bot{.edition = game->edition,
                                                                .seats = game->seats,
                                                                .seat = seat_at(seat),
                                                                .deal = game->deal,
                                                                .seed = seed,
                                                                .seated = bots::SeatedBot(*std::move(made))});
    begin(*bot);
    return bot.release();
  } catch (std::exception const&) {
    return nullptr;
  }
}

void kuhhandel_bot_free(kuhhandel_bot* bot) { delete bot; }

int kuhhandel_bot_choose(kuhhandel_bot* bot, kuhhandel_game const* game) {
  return kuhhandel_bot_choose_while(bot, game, nullptr, nullptr);
}

int kuhhandel_bot_choose_while(kuhhandel_bot* bot, kuhhandel_game const* game, int (*goes_on)(void*),
                               void* context) {
  if (!follows(*bot, *game) || game->is_over() || game->question().seat != bot->seat) return -1;
  see_new_commands(*bot, game->commands());
  bool stopped = false;
  auto const stop = [&] { return stopped = stopped || (goes_on != nullptr && goes_on(context) == 0); };
  bots::Interruption const search(stop);
  auto const nth = answer_for(*bot->edition, game->question(), choice_of(*bot, game->question().state));
  if (stopped) {
    begin(*bot);  // without what it decided in haste
    return KUHHANDEL_STOPPED;
  }
  assert(nth);
  return static_cast<int>(reply_of(*bot->edition, game->question(), *nth));
}
