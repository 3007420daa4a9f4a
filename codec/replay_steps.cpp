#include "codec/replay_steps.h"

#include <charconv>

#include "codec/animals.h"
#include "codec/command.h"
#include "codec/edition.h"
#include "codec/event.h"
#include "codec/money.h"
#include "codec/refusal.h"
#include "codec/scores.h"
#include "engine/scores.h"

namespace kuhhandel {

/// What one event says about who did what.
struct SeatTallies::Note {
  std::array<SeatTally, kMaxSeats>& all;
  State const& before;

  SeatTally& of(Seat seat) const { return all[static_cast<std::size_t>(index_of(seat))]; }

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
  void operator()(auto const&) const {}
};

void SeatTallies::follow(State const& before, std::vector<Event> const& events) {
  for (auto const& event : events) std::visit(Note{tallies_, before}, event);
}

namespace {

namespace json = boost::json;

int animals_of(Herd const& herd, Edition const& edition) {
  int all = 0;
  for (int i = 0; i < edition.animal_count(); ++i) all += herd.count(animal_at(i));
  return all;
}

/// One step of the course: how each seat stands.
json::object standing(State const& now, Edition const& edition) {
  json::array money;
  json::array animals;
  for (int i = 0; i < now.seats; ++i) {
    money.push_back(now.hand(seat_at(i)).sum());
    animals.push_back(animals_of(now.herd(seat_at(i)), edition));
  }
  return {{"money", std::move(money)},
          {"animals", std::move(animals)},
          {"points", totals_to_json(scores(edition, now))}};
}

json::object to_json(SeatTally const& tally) {
  return {{"bids", tally.bids},
          {"paid", tally.paid},
          {"earned", tally.earned},
          {"bluffs", tally.bluffs},
          {"exposed", tally.exposed},
          {"trades", tally.trades},
          {"trades_won", tally.trades_won}};
}

json::object to_json(Fault const& fault, Record const& record) {
  auto object = kuhhandel::to_json(fault);
  object["command"] = kuhhandel::to_json(record.commands[fault.at], record.edition);
  object["message"] = sentence_of(fault);
  return object;
}

/// What these eyes saw of one transition.
json::object step_seen(Eyes const& eyes, Transition const& transition, Record const& record) {
  auto const& edition = record.edition;
  json::array events;
  for (auto const& event : transition.events) {
    auto const seen = seen_with(eyes, event, edition, static_cast<int>(record.seats.size()));
    events.push_back(kuhhandel::to_json(seen, edition));
  }
  return {{"events", std::move(events)}, {"view", view_with(eyes, transition.next, edition)}};
}

json::object with_steps(Record const& record, json::array steps) {
  return {{"edition", kuhhandel::to_json(record.edition)},
          {"seats", json::array(record.seats.begin(), record.seats.end())},
          {"steps", std::move(steps)}};
}

}  // namespace

std::expected<Eyes, FormatError> eyes_named(std::string_view name, int seats) {
  if (name == "open") return OpenHands{};
  if (name == "audience") return Viewer{};
  int seat = 0;
  auto const [end, error] = std::from_chars(name.data(), name.data() + name.size(), seat);
  bool const whole = error == std::errc{} && end == name.data() + name.size();
  if (whole && seat >= 0 && seat < seats) return Viewer{seat_at(seat)};
  return std::unexpected(FormatError{"eyes", "must be open, audience or the number of a seat"});
}

json::object replay_to_json(Record const& record, Eyes const& eyes) {
  json::array steps;
  json::array course;
  SeatTallies all;
  std::optional<State> before;
  auto const end = replay(record, [&](Transition const& transition) {
    auto step = step_seen(eyes, transition, record);
    if (see_all(eyes)) step["hands"] = open_hands_of(transition.next);
    steps.push_back(std::move(step));
    course.push_back(standing(transition.next, record.edition));
    all.follow(before.value_or(transition.next), transition.events);
    before = transition.next;
  });
  json::array tallies;
  for (int i = 0; i < before->seats; ++i) tallies.push_back(to_json(all.of(seat_at(i))));
  auto object = with_steps(record, std::move(steps));
  object["course"] = std::move(course);
  object["deeds"] = std::move(tallies);
  if (!end) object["fault"] = to_json(end.error(), record);
  return object;
}

json::object so_far_to_json(Record const& record, Viewer viewer) {
  json::array steps;
  std::ignore = replay(
      record, [&](Transition const& transition) { steps.push_back(step_seen(viewer, transition, record)); });
  return with_steps(record, std::move(steps));
}

}  // namespace kuhhandel
