#include "bindings/c/opponents.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

#include "bindings/c/bot_from.h"
#include "bots/canonical_choice.h"
#include "bots/match.h"
#include "engine/choices/answer_for.h"
#include "engine/choices/next_question.h"
#include "engine/play.h"
#include "engine/view.h"

namespace kuhhandel::bindings {
namespace {

bool is_ceiling(ReplyMode mode, Question const& question) {
  return mode == ReplyMode::ceilings && question.asks == Asks::bid;
}

/// Returns the bid of a seat with a ceiling: the lowest one, up to the ceiling.
bots::Choice bid_up_to(Money ceiling, Edition const& edition, State const& state, Seat seat) {
  auto const& auction = *std::get_if<phase::Bidding>(&state.phase);
  auto const allowed = bids_allowed(edition, state, auction);
  auto const most = std::min(ceiling, highest_bid_of(state, auction, seat, allowed.highest));
  return allowed.lowest <= most ? bots::Choice(action::Bid{allowed.lowest}) : bots::kSilent;
}

/// Returns the next player to the left who may bid; nullopt if there is none.
std::optional<Seat> rival_of(Question const& question) {
  auto const& auction = *std::get_if<phase::Bidding>(&question.state.phase);
  auto const seats = question.state.seats;
  for (int step = 1; step < seats; ++step) {
    auto const seat = left_of(question.seat, seats, step);
    if (may_bid(question.state, auction, seat)) return seat;
  }
  return {};
}

/// The cards of an action that lays some.
MoneyCards laid_by(Action const& choice) {
  if (auto const* const offer = std::get_if<action::Offer>(&choice)) return offer->money;
  if (auto const* const counter = std::get_if<action::Counter>(&choice)) return counter->money;
  return {};
}

/// Bidding begins once all have said theirs.
void say_ceiling(CeilingQuestion& current, int nth) {
  auto const& question = current.question;
  current.ceilings[question.seat] = static_cast<std::int16_t>(nth == 0 ? 0 : question.from + nth - 1);
  current.answered.insert(question.seat);
}

}  // namespace

std::optional<Opponents> Opponents::named(std::span<char const* const> names, char const* adviser) {
  Opponents opponents;
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    auto const* const name = names[seat] == nullptr ? adviser : names[seat];
    if (name == nullptr) continue;
    auto made = bot_from(name);
    if (!made) return {};
    opponents.bots_[seat] = *std::move(made);
    if (names[seat] != nullptr) opponents.seats_.insert(seat_at(static_cast<int>(seat)));
  }
  bool const is_one_left = std::ranges::find(names, nullptr) != names.end();
  return is_one_left ? std::optional(std::move(opponents)) : std::nullopt;
}

void Opponents::begin(Edition const& edition, int seats, std::uint64_t seed) {
  for (auto const seat : seats_of(seats)) {
    if (is_there(seat)) at(seat).start(edition, seats, seat, bots::seed_of_bot(seed, seat));
  }
  notify_bots(start(edition, seats, std::to_string(seed)).events);
}

void Opponents::answer(ReplyMode mode, Edition const& edition, CeilingQuestion& current, int nth,
                       std::vector<Event>& events) {
  if (!empty() && is_ceiling(mode, current.question)) return say_ceiling(current, nth);
  give(mode, edition, current, nth, &events);
  notify_bots(events);
}

bool Opponents::advance(ReplyMode mode, Edition const& edition, CeilingQuestion& current) const {
  auto& question = current.question;
  if (empty() || question.count == 0) return false;
  if (!is_ceiling(mode, question)) return sits_at(question.seat);
  auto const& auction = *std::get_if<phase::Bidding>(&question.state.phase);
  auto const seat = next_to_bid(question.state, current.answered | seats_, auction);
  if (!seat) return true;
  auto const allowed = bids_allowed(edition, question.state, auction);
  question.seat = *seat;
  question.count = static_cast<std::uint16_t>(amounts_to_bid(question.state, auction, allowed, *seat));
  return false;
}

void Opponents::step(ReplyMode mode, Edition const& edition, CeilingQuestion& current,
                     std::vector<Event>& events) {
  if (is_ceiling(mode, current.question)) return bid(edition, current, events);
  answer_for_bot(mode, edition, current, events);
}

int Opponents::advice(ReplyMode mode, Edition const& edition, Question const& question) const {
  if (is_ceiling(mode, question)) return ceiling_of(edition, question);
  auto const choice = choice_of(edition, question.state, question.seat);
  if (mode == ReplyMode::ceilings && (question.asks == Asks::sum || question.asks == Asks::money)) {
    auto const laid = laid_by(*choice);
    auto const number = question.asks == Asks::sum ? tens_of(laid.sum()) : laid.count(Denomination::zero);
    return std::clamp(number - question.from, 0, question.count - 1);
  }
  auto const canonical = bots::canonical_choice(choice, view_for(edition, question.state, question.seat));
  auto const nth = answer_for(edition, question, canonical);
  assert(nth);
  return *nth;
}

/// The answer for the highest amount that it would still bid, found by halves.
int Opponents::ceiling_of(Edition const& edition, Question const& question) const {
  auto const rival = rival_of(question);
  int least = would_raise(edition, question.state, question.seat, {}) ? 1 : 0;
  int most = rival ? question.count - 1 : least;
  while (least < most) {
    auto const middle = (least + most + 1) / 2;
    auto const before = Money::of_tens(question.from + middle - 2);
    bool const raises =
        before > 0 && would_raise(edition, question.state, question.seat, Bid{*rival, before});
    (raises ? least : most) = raises ? middle : middle - 1;
  }
  return least;
}

bool Opponents::would_raise(Edition const& edition, State const& state, Seat seat,
                            std::optional<Bid> standing) const {
  auto imagined = state;
  if (standing) {
    auto& auction = std::get<phase::Bidding>(imagined.phase);
    auction.standing = standing;
    auction.bids.add(*standing);
  }
  return choice_of(edition, imagined, seat).has_value();
}

bots::Choice Opponents::choice_of(Edition const& edition, State const& state, Seat seat) const {
  return at(seat).decide(view_for(edition, state, seat), legal_actions(edition, state, seat));
}

void Opponents::answer_for_bot(ReplyMode mode, Edition const& edition, CeilingQuestion& current,
                               std::vector<Event>& events) {
  auto& question = current.question;
  auto const choice = choice_of(edition, question.state, question.seat);
  if (mode == ReplyMode::ceilings && question.asks != Asks::claim) {
    auto transition = play(edition, question.state, {question.seat, *choice});
    assert(transition);
    question.state = transition->next;
    events = std::move(transition->events);
    ask_on(edition, current, events);
  } else {
    auto const canonical = bots::canonical_choice(choice, view_for(edition, question.state, question.seat));
    auto const nth = answer_for(edition, question, canonical);
    assert(nth);
    give(mode, edition, current, *nth, &events);
  }
  notify_bots(events);
}

/// Plays bids step by step; a seat with a ceiling bids the lowest amount up to it.
void Opponents::bid(Edition const& edition, CeilingQuestion& current, std::vector<Event>& events) {
  Asking now{.state = current.question.state, .silent = {}};
  while (std::holds_alternative<phase::Bidding>(now.state.phase)) {
    auto const brought = bid_once(edition, now, current.ceilings);
    notify_bots(brought);
    events.insert(events.end(), brought.begin(), brought.end());
  }
  current.question.state = now.state;
  auto const notified = events.size();
  ask_on(edition, current, events);
  notify_bots(std::span(events).subspan(notified));
}

std::vector<Event> Opponents::bid_once(Edition const& edition, Asking& now,
                                       CeilingOfSeat const& ceilings) const {
  auto const who = *asked(edition, now);
  auto const* const seat = std::get_if<Seat>(&who);
  if (seat == nullptr) return *do_checked(edition, now, what_follows(now));
  auto const choice = sits_at(*seat) ? choice_of(edition, now.state, *seat)
                                     : bid_up_to(Money::of_tens(ceilings[*seat]), edition, now.state, *seat);
  return *answer_checked(edition, now, *seat, choice);
}

void Opponents::notify_bots(std::span<Event const> events) const {
  for (auto const seat : seats_of(kMaxSeats)) {
    if (!is_there(seat)) continue;
    for (auto const& event : events) at(seat).see(seen_by(seat, event));
  }
}

}  // namespace kuhhandel::bindings
