// A computer player. It receives what its seat may see and is asked for choices; it never receives a State.
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

/// The answer of a bot: an action or, while bids are open, silence (nullopt).
using Choice = std::optional<Action>;
inline constexpr std::nullopt_t kSilent = std::nullopt;

/// Plays one seat in one game after another. Its choices depend only on its seed, on the events since `start`
/// and on the current view, so a game can be resumed by replaying all events to it. Asked twice without new
/// events, the built-in bots give the same answer.
class Bot {
 public:
  Bot() = default;
  Bot(Bot const&) = delete;
  Bot& operator=(Bot const&) = delete;
  virtual ~Bot() = default;

  /// Starts a new game. `edition` includes the table's rules and must outlive the game.
  virtual void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) = 0;

  /// Receives an event as this seat may know it (seen_by), in order and without gaps.
  virtual void see(SeenEvent const& event) = 0;

  /// Returns a choice when this seat must act or, while bids are open, may act. `view` is the seat's own
  /// view; `legal` is its list from legal_actions and never empty. Silence is a choice only while bids are
  /// open.
  virtual Choice decide(View const& view, LegalActions const& legal) = 0;

  /// Returns the reason for the last decision; nullopt before the first one, or if the bot cannot explain it.
  virtual std::optional<Explanation> explain() const { return {}; }

  /// Called if the last choice was illegal. Returning true requests another choice; a built-in bot would only
  /// repeat itself.
  virtual bool handle_refusal(Refusal) { return false; }

  /// Returns false after a `decide` without a choice of its own, for example of a program that crashed or was
  /// late. The simplest legal choice is then made for it and counts as a fault.
  virtual bool present() const { return true; }

  /// Called at the end of the game: it has finished, or was stopped at a limit of turns and scored at that
  /// point (C12.3).
  virtual void end(Scores const&) {}
};

}  // namespace kuhhandel::bots
