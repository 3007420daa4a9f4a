#include "codec/records/replay_steps.h"

#include <charconv>

#include "codec/animals.h"
#include "codec/moves/command.h"
#include "codec/records/replay_shapes.h"
#include "engine/scores.h"
#include "engine/visit.h"
#include "story/tale_finder.h"

namespace kuhhandel::codec {

/// Adds one event to the tallies.
struct SeatTallies::Count {
  PerSeat<SeatTally>& all;
  State const& before;

  SeatTally& of(Seat seat) const { return all[seat]; }

  void operator()(event::Raised const& raised) const {
    ++of(raised.bid.seat).bids;
    if (raised.bid.amount > before.hand(raised.bid.seat).sum()) ++of(raised.bid.seat).bluffs;
  }
  void operator()(event::Claimed const& claimed) const {
    ++of(claimed.claim.seat).bids;
    if (claimed.claim.count > before.hand(claimed.claim.seat).size()) ++of(claimed.claim.seat).bluffs;
  }
  void operator()(event::ShowedHand const& showed) const { ++of(showed.seat).exposed; }
  void operator()(event::ShowedTooFew const& showed) const { ++of(showed.seat).exposed; }
  void operator()(event::Paid<SecretMoney> const& paid) const {
    of(paid.payer).paid += paid.laid.money.sum();
    of(paid.payee).earned += paid.laid.money.sum();
  }
  void operator()(event::Challenged const& challenged) const {
    ++of(challenged.trade.challenger).trades;
    ++of(challenged.trade.challenged).trades;
  }
  void operator()(event::Took const& took) const {
    if (took.from) ++of(took.animal == kRat ? *took.from : took.seat).trades_won;
  }
  void operator()(
      OneOf<event::Turn, event::Skipped, event::TurnedUp, event::Payday, event::Kept, event::Knocked,
            event::Sold, event::Bought, event::AuctionedAgain, event::AuctionGoesOn, event::Quartet,
            event::TookBonus, event::Stopped, event::Tied, event::Over, event::Offered<SecretMoney>,
            event::Accepted<SecretMoney>, event::Countered<SecretMoney>, event::Revealed<SecretMoney>,
            event::CountedDown, event::ClaimSold, event::ClaimBought, event::TookPedigree, event::Looked,
            event::Divided, event::MustExclude, event::Excluded, event::LaidOnRat<SecretMoney>,
            event::RatMoney<SecretMoney>, event::Drew<SecretMoney>> auto const&) const {}
};

void SeatTallies::follow(State const& before, std::vector<Event> const& events) {
  for (auto const& event : events) std::visit(Count{tallies_, before}, event);
}

namespace {

namespace json = boost::json;

int animal_count(Herd const& herd, Edition const& edition) {
  int all = 0;
  for (auto const animal : animals_of(edition)) all += herd.count(animal);
  return all;
}

/// Returns the result so far after one step.
Course standing(State const& now, Edition const& edition) {
  auto const points = kuhhandel::scores(edition, now);
  Course course;
  for (auto const seat : seats_of(now.seats)) {
    course.money.push_back(now.hand(seat).sum());
    course.animals.push_back(animal_count(now.herd(seat), edition));
    course.points.push_back(points.of(seat).total);
  }
  return course;
}

ReplayFault replay_fault(Fault const& fault, Record const& record) {
  ReplayFault result{.at = static_cast<int>(fault.at),
                     .differs = !fault.refusal,
                     .refusal = {},
                     .clause = {},
                     .command = to_json(record.commands[fault.at], record.edition),
                     .message = std::string(sentence_of(fault))};
  if (!fault.refusal) return result;
  result.refusal = kuhhandel::name_of(*fault.refusal);
  result.clause = clause_of(*fault.refusal);
  return result;
}

std::vector<MoneyCards> all_hands(State const& now) {
  std::vector<MoneyCards> hands;
  for (auto const seat : seats_of(now.seats)) hands.push_back(now.hand(seat));
  return hands;
}

/// Returns one transition as seen from a perspective.
ReplayStep step_seen(Perspective const& perspective, Transition const& transition, Record const& record) {
  auto const& edition = record.edition;
  ReplayStep step{.events = {}, .view = view_from(perspective, transition.next, edition)};
  for (auto const& event : transition.events)
    step.events.push_back(
        event_seen_from(perspective, event, edition, static_cast<int>(record.seats.size())));
  if (sees_all(perspective)) step.hands = all_hands(transition.next);
  return step;
}

json::object to_json(Replay const& replay) { return object_of(replay, InEdition{replay.edition}); }

}  // namespace

std::expected<Perspective, FormatError> parse_perspective(std::string_view name, int seats) {
  if (name == "open") return OpenHands{};
  if (name == "audience") return Viewer{};
  int seat = 0;
  auto const [end, error] = std::from_chars(name.data(), name.data() + name.size(), seat);
  bool const whole = error == std::errc{} && end == name.data() + name.size();
  if (whole && seat >= 0 && seat < seats) return Viewer{seat_at(seat)};
  return std::unexpected(FormatError{"eyes", "must be open, audience or the number of a seat"});
}

json::object replay_to_json(Record const& record, Perspective const& perspective) {
  Replay result{.edition = record.edition, .seats = record.seats, .faces = record.faces};
  auto& course = result.course.emplace();
  SeatTallies all;
  story::TaleFinder finder(record.edition);
  std::optional<State> before;
  auto const end = replay(record, [&](Transition const& transition) {
    result.steps.push_back(step_seen(perspective, transition, record));
    course.push_back(standing(transition.next, record.edition));
    all.follow(before.value_or(transition.next), transition.events);
    finder.follow(transition);
    before = transition.next;
  });
  auto& tallies = result.tallies.emplace();
  for (auto const seat : seats_of(before->seats)) tallies.push_back(all.of(seat));
  result.tales = story::select_tales(finder.found());
  if (!end) result.fault = replay_fault(end.error(), record);
  return to_json(result);
}

json::object so_far_to_json(Record const& record, Viewer viewer) {
  Replay so_far{.edition = record.edition, .seats = record.seats, .faces = record.faces};
  std::ignore = replay(record, [&](Transition const& transition) {
    so_far.steps.push_back(step_seen(viewer, transition, record));
  });
  return to_json(so_far);
}

}  // namespace kuhhandel::codec
