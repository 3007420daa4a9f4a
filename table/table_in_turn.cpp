// A correspondence table: each is asked in turn (C12), and has hours to answer; nobody has to be there.
#include "engine/play.h"
#include "engine/rng.h"
#include "table/table.h"

namespace kuhhandel {

Asking Table::asking() const {
  return {.state = game_->state,
          .silent = silent_,
          .claiming = claiming_,
          .chance = Rng::from_text(game_->seed + "/claims").next()};
}

std::optional<Actor> Table::asked() const {
  if (!is_correspondence() || state() != TableState::running || paused_) return {};
  return kuhhandel::asked(setup_.edition, asking());
}

bool Table::is_asked(Seat seat) const { return asked() == Actor{seat}; }

std::expected<Fact, OrderRefusal> Table::decide_silence(Seat by) const {
  if (!is_asked(by) || !may_stay_silent(legal_actions(by))) return std::unexpected(OrderRefusal::not_asked);
  return fact::Silent{.seat = by};
}

std::expected<Fact, Refusal> Table::decide_in_turn(Command const& command, std::string id) const {
  if (asked() != command.by) return std::unexpected(Refusal::not_yours);
  auto const played = play(setup_.edition, game_->state, command);
  if (!played) return std::unexpected(played.error());
  // The others are asked at this count too before it is drawn whose claim it is (C12.2).
  if (std::holds_alternative<action::Claim>(command.action))
    return fact::ClaimNoted{std::get<Seat>(command.by)};
  return fact::Played{.command = command, .id = std::move(id)};
}

Clock Table::clock_in_turn(Instant now) const {
  auto const actor = asked();
  auto const* const seat = actor ? std::get_if<Seat>(&*actor) : nullptr;
  if (seat == nullptr) return NoClock{};
  return Limit{*seat, now + *setup_.answer_within};
}

}  // namespace kuhhandel
