#include "terminal/screen/key_help.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/visit.h"

namespace kuhhandel::terminal {
namespace {

struct Keys {
  std::string operator()(option::Bid const& bids) const {
    return fmt::format("b bid {}   60 Enter an amount", bids.from);
  }
  std::string operator()(option::Pay const&) const { return "Enter pay   Tab suggest"; }
  std::string operator()(option::PayCards const&) const { return "Enter pay   Tab suggest"; }
  std::string operator()(option::Offer const&) const { return "50 10 Enter lay cards"; }
  std::string operator()(option::Accept const&) const { return "a accept   50 10 Enter counter"; }
  std::string operator()(option::Claim const&) const { return "m mine!"; }
  std::string operator()(option::Take const&) const { return "t take it   10 Enter lay a card"; }
  std::string operator()(
      OneOf<option::Auction, option::Challenge, option::Stop, option::Sell, option::Buy, option::Divide,
            option::Keep, option::Give, option::Exclude> auto const&) const {
    return "1 2 3, up, down   Enter choose";
  }
  /// Never asked first, or not of a seat.
  std::string operator()(
      OneOf<option::Hammer, option::Tick, option::Counter, option::Lay> auto const&) const {
    return {};
  }
};

bool has_call(TableModel const& model) {
  auto const* const auction = std::get_if<phase::Bidding>(&model.game->view.phase);
  return auction != nullptr && model.table.gavel == table::Gavel::auctioneer &&
         model.me == auction->auctioneer;
}

bool has_bots(TableModel const& model) {
  return std::ranges::any_of(model.table.occupants, [](table::Occupant const& one) {
    return std::holds_alternative<table::BotPlayer>(one);
  });
}

std::string keys_of_game(TableModel const& model) {
  auto const& options = model.game->options;
  auto keys = options.empty() ? std::string() : std::visit(Keys{}, options[0]) + "   ";
  if (model.table.asks_in_turn && may_stay_silent(options)) keys += "n stay silent   ";
  if (has_call(model)) keys += "c call   ";
  if (model.others().empty()) keys += "h hint   ";
  if (has_bots(model)) keys += "w why   ";
  return keys;
}

/// There is no hurry to stop where each has hours.
std::string keys_of_host(TableModel const& model) {
  if (model.table.state == table::TableState::finished) return "g another game   ";
  if (model.table.state == table::TableState::waiting) return "g begin   ";
  return model.table.asks_in_turn ? "" : "p pause   ";
}

}  // namespace

std::string key_help(TableModel const& model) {
  std::string keys = " ";
  if (model.game && model.me) keys += keys_of_game(model);
  if (!model.others().empty()) keys += model.me ? "s say   " : "s mute   ";
  if (model.is_host()) keys += keys_of_host(model);
  return keys + "? help   q leave";
}

std::string talk_key_help() { return " Enter say it (nothing: back)   Ctrl-U clear"; }

std::string_view key_explanations() {
  return "\n"
         "  Kuhhandel: collect quartets. Your score is the sum of their worths times\n"
         "  their number. On your turn auction a card, or trade for an animal that another\n"
         "  has too: both lay money face down, the higher sum gets the animal, the money\n"
         "  is exchanged. No change is ever given, and zeros are there to bluff.\n"
         "\n"
         "  b          the least bid            m     mine! (the countdown of Master)\n"
         "  60 Enter   a bid of 60              a     accept the offer, give the animal\n"
         "  50 10 10   money cards, then Enter  t     take the rat\n"
         "  2 Enter    the second choice        Tab   what could be paid or bid\n"
         "  up, down   mark a choice            Backspace, Ctrl-U   correct\n"
         "\n"
         "  h          a hint: what a bot would do in your place, and why\n"
         "  w          the bots say why they did what they did last\n"
         "  s          say something to the others, or choose whom you hear\n"
         "  n          stay silent, where each is asked in turn\n"
         "  g          begin the game, or another one (the host)\n"
         "  p          pause, and go on (the host)\n"
         "  c          call, where the gavel is yours\n"
         "  q q        leave the table; so does Ctrl-C\n"
         "\n"
         "  In the table of herds 4! is a quartet, and + a pedigree card.\n"
         "\n"
         "  Any key goes back.\n";
}

}  // namespace kuhhandel::terminal
