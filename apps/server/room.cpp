#include "apps/server/room.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "apps/server/reason_message.h"
#include "table/server_message.h"

namespace kuhhandel {
namespace {

constexpr std::size_t kAnswersRemembered = 32;

Rng rng_for_delays(Chance& chance) { return Rng::from_text(chance.token()); }

}  // namespace

Room::Room(TableSetup setup, Store& store, Chance& chance, Instant now)
    : store_(store), chance_(chance), table_(std::move(setup)), bots_(rng_for_delays(chance)) {
  store_.add_table(table_.setup(), now);
}

Room::Room(StoredTable stored, Store& store, Chance& chance, Instant now)
    : store_(store),
      chance_(chance),
      table_(std::move(stored.setup)),
      bots_(rng_for_delays(chance)),
      keys_(std::move(stored.keys)) {
  replay(stored.log);
  carry_out(fact::Reopened{}, now);
}

void Room::replay(std::vector<Entry> const& log) {
  for (auto const& entry : log) {
    bots_.see(table_, table_.apply(entry));
    auto const* const played = std::get_if<fact::Played>(&entry.fact);
    if (played == nullptr || played->id.empty()) continue;
    note_answer(std::get<Seat>(played->command.by), played->id, ack_message(played->id, table_.version()));
  }
}

std::expected<SeatKey, OrderRefusal> Room::seat(std::string player, Instant now) {
  auto const seated = table_.decide_seat(std::move(player));
  if (!seated) return std::unexpected(seated.error());
  SeatKey key{.table = table_.setup().id, .seat = seated->seat, .token = chance_.token()};
  keys_.push_back({key.seat, hash_of(key.token)});
  store_.add_key(key.table, key.seat, keys_.back().hash);
  carry_out(*seated, now);
  return key;
}

std::optional<Seat> Room::seat_of(std::string_view token) const {
  auto const hash = hash_of(token);
  for (auto const& key : keys_) {
    if (same(key.hash, hash)) return key.seat;
  }
  return {};
}

bool Room::has_people() const {
  return std::ranges::any_of(table_.sitters(), [](Sitter const& sitter) {
    auto const* const person = std::get_if<Person>(&sitter);
    return person != nullptr && !person->away;
  });
}

bool Room::has_line(Seat seat) const {
  return std::ranges::any_of(lines_, [&](auto const& line) { return line.second == Viewer{seat}; });
}

void Room::join(Line& line, Viewer viewer, std::optional<std::uint64_t> last, Instant now) {
  // He is back before he is told how things stand, so that the clock he sees is the one that runs.
  if (viewer) {
    if (auto const back = table_.decide_line(*viewer, true)) carry_out(*back, now);
  }
  lines_[&line] = viewer;
  auto const missed = last ? table_.steps_after(*last) : std::nullopt;
  if (!missed) {
    line.send(snapshot_message(table_, viewer, now));
    return;
  }
  for (auto const& step : *missed) {
    bool const newest = step.version == table_.version();
    line.send(newest ? step_message(table_, viewer, step)
                     : missed_step_message(viewer, step, table_.setup().edition));
  }
}

void Room::leave(Line& line, Instant now) {
  auto const found = lines_.find(&line);
  if (found == lines_.end()) return;
  auto const viewer = found->second;
  lines_.erase(found);
  if (!viewer || has_line(*viewer)) return;
  if (auto const away = table_.decide_line(*viewer, false)) carry_out(*away, now);
}

std::optional<Seat> Room::sender(Line& line, std::string const& id) {
  auto const found = lines_.find(&line);
  assert(found != lines_.end());
  if (!found->second) {
    line.send(error_message({"spectator", {"", "Who watches cannot play; take a seat first."}, id}));
  }
  return found->second;
}

void Room::receive(Line& line, CommandMessage const& message, Instant now) {
  auto const seat = sender(line, message.id);
  if (!seat) return;
  if (auto const* const before = answered(*seat, message.id)) return line.send(*before);
  auto const fact = table_.decide(message.command, message.id);
  if (fact) {
    auto const step = carry_out(*fact, now);
    return answer(line, *seat, message.id, ack_message(message.id, step.version));
  }
  std::optional<Bid> standing;
  if (fact.error() == Refusal::bid_too_low) {
    standing = std::get<phase::Bidding>(table_.game()->state.phase).standing;
  }
  answer(line, *seat, message.id, refused_message(message.id, fact.error(), standing));
}

void Room::receive(Line& line, OrderMessage const& message, Instant now) {
  auto const seat = sender(line, message.id);
  if (!seat) return;
  if (auto const* const before = answered(*seat, message.id)) return line.send(*before);
  auto const fact = table_.decide(*seat, message.order, chance_.game_seed());
  if (!fact) return answer(line, *seat, message.id, refused_message(message.id, fact.error()));
  auto const step = carry_out(*fact, now);
  answer(line, *seat, message.id, ack_message(message.id, step.version));
}

void Room::receive(Line& line, WhyMessage const& message, Instant) {
  line.send(reason_message(message, bots_.explanation(message.seat), table_.setup().edition));
}

Step Room::carry_out(Fact fact, Instant now) {
  Entry const entry{now, std::move(fact)};
  store_.append(table_.setup(), table_.version() + 1, entry);
  auto const step = table_.apply(entry);
  bots_.see(table_, step);
  auto const* const freed = std::get_if<fact::Freed>(&entry.fact);
  if (freed != nullptr) forget_key(freed->seat);
  broadcast(step);
  if (freed != nullptr) make_spectators(freed->seat, now);
  return step;
}

void Room::forget_key(Seat seat) {
  std::erase_if(keys_, [&](SeatKeyHash const& key) { return key.seat == seat; });
  store_.remove_key(table_.setup().id, seat);
}

void Room::make_spectators(Seat seat, Instant now) {
  for (auto& [line, viewer] : lines_) {
    if (viewer != Viewer{seat}) continue;
    viewer = {};
    line->send(snapshot_message(table_, viewer, now));
  }
}

void Room::broadcast(Step const& step) {
  for (auto const& [line, viewer] : lines_) line->send(step_message(table_, viewer, step));
}

void Room::answer(Line& line, Seat seat, std::string const& id, std::string answer) {
  line.send(answer);
  note_answer(seat, id, std::move(answer));
}

std::string const* Room::answered(Seat seat, std::string_view id) const {
  auto const& answers = answers_[static_cast<std::size_t>(index_of(seat))];
  auto const found = std::ranges::find(answers, id, &Answered::id);
  return found == answers.end() ? nullptr : &found->answer;
}

void Room::note_answer(Seat seat, std::string const& id, std::string answer) {
  auto& answers = answers_[static_cast<std::size_t>(index_of(seat))];
  if (answers.size() == kAnswersRemembered) answers.erase(answers.begin());
  answers.push_back({id, std::move(answer)});
}

void Room::pass_time(Instant now) {
  for (auto due = next_due(); due && *due <= now; due = next_due()) {
    auto const bots_due = bots_.next_due();
    if (bots_due && *bots_due == *due) {
      auto const command = bots_.due(table_, now);
      if (!command) continue;
      auto const fact = table_.decide(*command, {});
      assert(fact);
      carry_out(*fact, now);
      continue;
    }
    auto const fact = table_.due(now);
    assert(fact);
    carry_out(*fact, now);
  }
}

std::optional<Instant> Room::next_due() const {
  auto const table = table_.next_due();
  auto const bots = bots_.next_due();
  if (!table || !bots) return table ? table : bots;
  return std::min(*table, *bots);
}

}  // namespace kuhhandel
