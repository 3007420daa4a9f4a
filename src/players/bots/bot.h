// A player that is a program. It is told what its seat may see and asked for its choices; a State never
// reaches it.
#pragma once

#include <cstdint>
#include <optional>

#include "bots/explanation.h"
#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/legal_actions.h"
#include "engine/refusal.h"
#include "engine/scores.h"
#include "engine/seat.h"
#include "engine/view.h"

namespace kuhhandel::bots {

/// What a bot does when it is asked: an action, or, while bids are open, silence.
using Choice = std::optional<Action>;
inline constexpr std::nullopt_t kSilent = std::nullopt;

/// One seat in one game after another. What a bot does rests on its seed, on what it was told since `start`
/// and on the view before it. So a game can be resumed by telling it all events again. Asked twice with
/// nothing new in between, the built-in bots answer the same.
class Bot {
 public:
  Bot() = default;
  Bot(Bot const&) = delete;
  Bot& operator=(Bot const&) = delete;
  virtual ~Bot() = default;

  /// A new game. `edition` carries the table's rules and must outlive the game.
  virtual void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) = 0;

  /// Something happened, told as this seat may know it (seen_by), in order and without gaps.
  virtual void see(SeenEvent const& event) = 0;

  /// It is for this seat to act or, while bids are open, it may: `view` is the seat's own, `legal` what
  /// legal_actions lists for it and never empty. Silence is a choice only where bids are open.
  virtual Choice decide(View const& view, LegalActions const& legal) = 0;

  /// Why it last decided as it did; none before the first time, or where it cannot tell.
  virtual std::optional<Explanation> explain() const { return {}; }

  /// What it chose last is not legal. True asks for another choice; a built-in bot would only repeat itself.
  virtual bool handle_refusal(Refusal) { return false; }

  /// False after a `decide` without a choice of its own, as of a program that died or was late. The simplest
  /// legal choice is then made for it and counts as a fault.
  virtual bool present() const { return true; }

  /// The game ends here: it is over, or cut off at a limit of turns and scored as it stands (C12.3).
  virtual void end(Scores const&) {}
};

}  // namespace kuhhandel::bots
