#include "table/table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/play.h"

namespace kuhhandel {
namespace {

constexpr std::size_t kStepsRemembered = 512;
constexpr Duration kLeastLagChange{8};
/// Nobody answers sooner what he has just seen.
constexpr Duration kReaction{100};

bool is_empty(Sitter const& sitter) { return std::holds_alternative<EmptySeat>(sitter); }

struct Deciding {
  Table const& table;
  std::string_view seed;

  using Result = std::expected<Fact, OrderRefusal>;

  Sitter const* sitter(Seat seat) const {
    auto const index = static_cast<std::size_t>(index_of(seat));
    return index < table.sitters().size() ? &table.sitters()[index] : nullptr;
  }
  Result operator()(order::AddBot const& add) const {
    if (table.state() != TableState::waiting) return std::unexpected(OrderRefusal::not_waiting);
    auto const* const there = sitter(add.seat);
    if (there == nullptr) return std::unexpected(OrderRefusal::no_such_seat);
    if (!is_empty(*there)) return std::unexpected(OrderRefusal::seat_taken);
    return fact::BotSeated{add.seat, add.bot, std::string(bot_player_name(add.seat))};
  }
  Result operator()(order::FreeSeat const& free) const {
    if (table.state() != TableState::waiting) return std::unexpected(OrderRefusal::not_waiting);
    auto const* const there = sitter(free.seat);
    if (there == nullptr || free.seat == Table::kHost) return std::unexpected(OrderRefusal::no_such_seat);
    if (is_empty(*there)) return std::unexpected(OrderRefusal::seat_empty);
    return fact::Freed{free.seat};
  }
  Result operator()(order::Start const&) const {
    if (table.state() != TableState::waiting) return std::unexpected(OrderRefusal::not_waiting);
    if (std::ranges::any_of(table.sitters(), is_empty)) return std::unexpected(OrderRefusal::seats_empty);
    return fact::Started{std::string(seed)};
  }
  Result operator()(order::Again const&) const {
    if (table.state() != TableState::finished) return std::unexpected(OrderRefusal::not_finished);
    return fact::Started{std::string(seed)};
  }
};

}  // namespace

Table::Table(TableSetup setup)
    : setup_(std::move(setup)), sitters_(static_cast<std::size_t>(setup_.seats)), clock_(NoClock{}) {}

TableState Table::state() const {
  if (!game_) return TableState::waiting;
  return std::holds_alternative<phase::Finished>(game_->state.phase) ? TableState::finished
                                                                     : TableState::running;
}

bool Table::is_held() const {
  return std::ranges::none_of(sitters_, [](Sitter const& sitter) {
    auto const* const person = std::get_if<Person>(&sitter);
    return person != nullptr && !person->away;
  });
}

std::expected<fact::Seated, OrderRefusal> Table::decide_seat(std::string player) const {
  if (state() != TableState::waiting) return std::unexpected(OrderRefusal::game_running);
  auto const empty = std::ranges::find_if(sitters_, is_empty);
  if (empty == sitters_.end()) return std::unexpected(OrderRefusal::table_full);
  return fact::Seated{seat_at(static_cast<int>(empty - sitters_.begin())), std::move(player)};
}

std::expected<Fact, OrderRefusal> Table::decide(Seat by, Order const& order, std::string_view seed) const {
  if (by != kHost) return std::unexpected(OrderRefusal::not_host);
  return std::visit(Deciding{*this, seed}, order);
}

std::optional<Fact> Table::decide_line(Seat seat, bool open) const {
  auto const* const person = std::get_if<Person>(&sitter(seat));
  if (person == nullptr || person->away != open) return {};
  if (open) return fact::Back{seat};
  return fact::Away{seat};
}

std::optional<Fact> Table::decide_lag(Seat seat, Duration path) const {
  auto const* const person = std::get_if<Person>(&sitter(seat));
  if (person == nullptr) return {};
  auto const change = path > person->lag ? path - person->lag : person->lag - path;
  if (change < std::max(kLeastLagChange, person->lag / 4)) return {};
  return fact::Lag{seat, path};
}

std::optional<Fact> Table::due(Instant now) const {
  auto const next = next_due();
  if (!next || now < *next) return {};
  if (race_) return verdict();
  if (auto const* const limit = std::get_if<Limit>(&clock_)) {
    auto const simplest = simplest_action(setup_.edition, game_->state, limit->seat);
    assert(simplest);
    return fact::Played{.command = {limit->seat, *simplest}, .id = {}, .slept = true};
  }
  if (std::holds_alternative<Count>(clock_))
    return fact::Played{.command = {House{}, action::Tick{}}, .id = {}};
  if (called_ < 2) return fact::Called{called_ + 1};
  return fact::Played{.command = {House{}, action::Hammer{}}, .id = {}};
}

std::optional<Instant> Table::next_due() const {
  if (race_) return race_->verdict_at;
  if (auto const* const limit = std::get_if<Limit>(&clock_)) return limit->at;
  if (auto const* const count = std::get_if<Count>(&clock_)) {
    auto const stands = std::get<phase::Countdown>(game_->state.phase).count;
    return count->when(stands - 1) + patience();
  }
  if (auto const* const calls = std::get_if<Calls>(&clock_)) {
    auto const at = calls->at[static_cast<std::size_t>(called_)];
    return called_ < 2 ? at : at + patience();
  }
  return {};
}

Duration Table::patience() const {
  Duration longest{0};
  for (auto const& sitter : sitters_) {
    auto const* const person = std::get_if<Person>(&sitter);
    if (person != nullptr && !person->away) longest = std::max(longest, person->lag);
  }
  return verdict_wait(longest);
}

void Table::set_clock(Instant now) {
  called_ = 0;
  bool const runs = game_ && !is_held();
  clock_ = runs ? clock_for(setup_.edition, game_->state, setup_.speed, now, patience() + kReaction)
                : Clock{NoClock{}};
}

void Table::remember(Step const& step) {
  recent_.push_back(step);
  if (recent_.size() > kStepsRemembered) recent_.pop_front();
}

std::optional<std::vector<Step>> Table::steps_after(std::uint64_t version) const {
  auto const oldest = version_ - recent_.size();
  if (version > version_ || version < oldest) return {};
  return std::vector<Step>(recent_.begin() + static_cast<std::ptrdiff_t>(version - oldest), recent_.end());
}

View Table::view_for(Viewer viewer) const {
  assert(game_);
  return kuhhandel::view_for(setup_.edition, game_->state, viewer);
}

LegalActions Table::legal_actions(Viewer viewer) const {
  if (!game_ || !viewer) return {};
  return kuhhandel::legal_actions(setup_.edition, game_->state, *viewer);
}

}  // namespace kuhhandel
