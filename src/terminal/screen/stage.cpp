#include "terminal/screen/stage.h"

#include <fmt/format.h>

#include <algorithm>

namespace kuhhandel::terminal {
namespace {

struct Stage {
  TableWords const& words;
  View const& view;
  int count;  // of a countdown, as it stands now

  std::string const& name(Seat seat) const { return words.name(seat); }
  std::string pedigree(AnimalId animal) const { return words.card(Card::pedigree(animal)); }

  std::string operator()(seen::TurnChoice const&) const {
    return fmt::format("It is for {} to choose.", name(view.turn));
  }
  std::string operator()(phase::Bidding const& auction) const {
    auto const standing =
        auction.standing ? fmt::format("{} by {}", auction.standing->amount, name(auction.standing->seat))
                         : std::string("no bid yet");
    return fmt::format("{} auctions: {}. Highest bid: {}.", name(auction.auctioneer),
                       words.lot(auction.lot.animal(), auction.lot.with()), standing);
  }
  std::string operator()(phase::BuyingRight const& sale) const {
    return fmt::format("{} may sell the {} to {} for {}, or buy it for as much.", name(sale.auctioneer),
                       words.lot(sale.lot.animal(), sale.lot.with()), name(sale.standing.seat),
                       sale.standing.amount);
  }
  std::string operator()(phase::Payment const& debt) const {
    return fmt::format("{} owes {} {} for the {}.", name(debt.payer), name(debt.payee), debt.at_least,
                       words.lot(debt.lot.animal(), debt.lot.with()));
  }
  std::string operator()(phase::Offer const& offer) const {
    return fmt::format("{}; {} lays money.", trade(offer.trade), name(offer.trade.challenger));
  }
  std::string operator()(seen::Answer const& answer) const {
    auto const laid = answer.offered ? number_of_cards(*answer.offered) : std::string("An unknown number");
    return fmt::format("{}; {}, face down. {} answers.", trade(answer.trade), laid,
                       name(answer.trade.challenged));
  }
  std::string operator()(phase::Countdown const& countdown) const {
    return fmt::format("{} counts down for the {}: {}", name(countdown.auctioneer),
                       pedigree(countdown.pedigree), number_of_cards(count));
  }
  std::string operator()(phase::ClaimRight const& sale) const {
    return fmt::format("{} may let {} have the {} for {}, or buy it for as many.", name(sale.auctioneer),
                       name(sale.claim.seat), pedigree(sale.pedigree), number_of_cards(sale.claim.count));
  }
  std::string operator()(phase::ClaimPayment const& debt) const {
    return fmt::format("{} owes {} {} for the {}.", name(debt.payer), name(debt.payee),
                       number_of_cards(debt.cards), pedigree(debt.pedigree));
  }
  std::string operator()(seen::RatRound const& round) const {
    return fmt::format("A rat, and {} next to it. {} takes it or lays a card.", number_of_cards(round.laid),
                       name(round.asked));
  }
  std::string operator()(seen::Division const& division) const {
    return fmt::format("{} has looked at the top card: to keep, or to give?", name(division.seat));
  }
  std::string operator()(phase::QuartetExclusion const& exclusion) const {
    return fmt::format("{} has all the rats and leaves a quartet out.", name(exclusion.seat));
  }
  std::string operator()(seen::Finished const&) const { return "The game is over."; }

  std::string trade(Trade const& trade) const {
    return fmt::format("{} wants {} {} of {}", name(trade.challenger), trade.count,
                       words.animal(trade.animal), name(trade.challenged));
  }
};

std::string seconds(table::Duration left) {
  auto const tenths = std::max<std::int64_t>(0, left.count()) / 100;
  return fmt::format("{}.{} s", tenths / 10, tenths % 10);
}

/// "████░░░░": how much of the time is left.
std::string bar(table::Duration left, table::Duration whole) {
  constexpr std::int64_t kCells = 24;
  auto const share =
      whole.count() <= 0 ? 0 : kCells * std::max<std::int64_t>(0, left.count()) / whole.count();
  auto const full = std::clamp<std::int64_t>(share, 0, kCells);
  std::string cells;
  for (std::int64_t i = 0; i < kCells; ++i) cells += i < full ? "█" : "░";
  return cells;
}

struct ClockLine {
  TableModel const& model;
  table::Instant now;  // on the server's clock

  ScreenLine operator()(table::NoClock const&) const { return {}; }
  ScreenLine operator()(table::Calls const& calls) const {
    auto const& at = calls.at;
    auto const strip = bar(at[2] - now, at[2] - model.server_time);
    if (now < at[0]) return {{strip}, {"  going once in " + seconds(at[0] - now)}};
    if (now < at[1]) return {{strip}, {"  GOING ONCE ... ", Tone::strong}, {seconds(at[2] - now)}};
    if (now < at[2]) return {{strip}, {"  GOING TWICE ... ", Tone::alert}, {seconds(at[2] - now)}};
    return {{strip}, {"  The hammer falls.", Tone::alert}};
  }
  ScreenLine operator()(table::Count const& count) const {
    auto const next = count.count_at(now);
    auto const until = next == 0 ? count.when(0) : count.when(next - 1);
    return {{bar(until - now, until - count.when(next))}, {fmt::format("  {}", next), Tone::strong}};
  }
  ScreenLine operator()(table::OwnGavel const& gavel) const {
    auto const name = model.words().name(gavel.auctioneer);
    return {{fmt::format("The gavel is {}'s; automatic call in {}.", name, seconds(gavel.at - now))}};
  }
  ScreenLine operator()(table::Limit const& limit) const {
    constexpr table::Duration kHurry{30'000};
    if (limit.at - now > kHurry) return {};
    auto const name = model.words().name(limit.seat);
    return {{fmt::format("{} has {} left.", name, seconds(limit.at - now)), Tone::alert}};
  }
};

int count_now(TableModel const& model, table::Instant server) {
  auto const* const count = std::get_if<table::Count>(&model.game->clock);
  if (count != nullptr) return std::max(1, count->count_at(server));
  auto const* const standing = std::get_if<phase::Countdown>(&model.game->view.phase);
  return standing == nullptr ? 0 : standing->count;
}

}  // namespace

std::string stage_text(TableModel const& model, table::Instant now) {
  auto const& view = model.game->view;
  auto const words = model.words();
  return std::visit(Stage{words, view, count_now(model, model.at_server(now))}, view.phase);
}

ScreenLine clock_line(TableModel const& model, table::Instant now) {
  if (model.table.paused) return {{"The table pauses.", Tone::alert}};
  return std::visit(ClockLine{model, model.at_server(now)}, model.game->clock);
}

}  // namespace kuhhandel::terminal
