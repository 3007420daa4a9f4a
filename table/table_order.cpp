// Which orders a table takes, and from whom.
#include <algorithm>

#include "table/table.h"

namespace kuhhandel {
namespace {

using Result = std::expected<Fact, OrderRefusal>;

/// A bot may take an empty seat, and that of one who is away.
bool is_free_for_a_bot(Occupant const& occupant) {
  auto const* const person = std::get_if<Person>(&occupant);
  return is_empty(occupant) || (person != nullptr && person->away);
}

struct Deciding {
  Table const& table;
  Seat by;
  std::string_view seed;

  Occupant const* occupant(Seat seat) const {
    auto const index = static_cast<std::size_t>(index_of(seat));
    return index < table.occupants().size() ? &table.occupants()[index] : nullptr;
  }
  bool runs() const { return table.state() == TableState::running; }
  bool has_empty_seats() const { return std::ranges::any_of(table.occupants(), is_empty); }

  Result operator()(order::AddBot const& add) const {
    auto const* const there = occupant(add.seat);
    if (there == nullptr) return std::unexpected(OrderRefusal::no_such_seat);
    if (!is_free_for_a_bot(*there)) return std::unexpected(OrderRefusal::seat_taken);
    return fact::BotSeated{add.seat, add.bot, std::string(bot_player_name(add.seat))};
  }
  Result operator()(order::FreeSeat const& free) const {
    auto const* const there = occupant(free.seat);
    if (there == nullptr || free.seat == by || free.seat == Table::kHost)
      return std::unexpected(OrderRefusal::no_such_seat);
    if (is_empty(*there)) return std::unexpected(OrderRefusal::seat_empty);
    return fact::Freed{free.seat};
  }
  Result operator()(order::Start const&) const {
    if (table.state() != TableState::waiting) return std::unexpected(OrderRefusal::not_waiting);
    if (has_empty_seats()) return std::unexpected(OrderRefusal::seats_empty);
    return fact::Started{std::string(seed)};
  }
  Result operator()(order::Again const&) const {
    if (table.state() != TableState::finished) return std::unexpected(OrderRefusal::not_finished);
    if (has_empty_seats()) return std::unexpected(OrderRefusal::seats_empty);
    return fact::Started{std::string(seed)};
  }
  Result operator()(order::Pause const&) const {
    if (!runs()) return std::unexpected(OrderRefusal::not_running);
    if (table.is_paused()) return std::unexpected(OrderRefusal::is_paused);
    return fact::Paused{};
  }
  Result operator()(order::Resume const&) const {
    if (!table.is_paused()) return std::unexpected(OrderRefusal::not_paused);
    return fact::Resumed{};
  }
  Result operator()(order::SetSpeed const& set) const {
    auto conduct = table.conduct();
    conduct.speed = set.speed;
    conduct.gavel = set.gavel;
    return fact::Conducted{conduct};
  }
  Result operator()(order::SetAbsence const& set) const {
    auto conduct = table.conduct();
    conduct.absence = set.absence;
    if (!set.bot.empty()) conduct.stand_in = set.bot;
    return fact::Conducted{conduct};
  }
  Result operator()(order::SetMemoryAid const& set) const {
    if (runs()) return std::unexpected(OrderRefusal::not_waiting);
    auto conduct = table.conduct();
    conduct.memory_aid = set.allowed;
    return fact::Conducted{conduct};
  }
  Result operator()(order::SetOpenHands const& set) const {
    if (runs()) return std::unexpected(OrderRefusal::not_waiting);
    auto conduct = table.conduct();
    conduct.open_hands_after = set.after;
    return fact::Conducted{conduct};
  }
  Result operator()(order::Silent const&) const { return table.decide_silence(by); }
  Result operator()(order::Call const&) const { return std::unexpected(OrderRefusal::not_your_gavel); }
};

}  // namespace

std::expected<Fact, OrderRefusal> Table::decide(Seat by, Order const& order, std::string_view seed,
                                                Instant now) const {
  if (std::holds_alternative<order::Call>(order)) return decide_call(by, now);
  if (std::holds_alternative<order::Silent>(order)) return decide_silence(by);
  if (by != host()) return std::unexpected(OrderRefusal::not_host);
  return std::visit(Deciding{*this, by, seed}, order);
}

}  // namespace kuhhandel
