#include "table/modes/passing.h"

namespace kuhhandel::table {
namespace {

phase::Bidding const* auction_of(Table const& table) {
  if (!table.game() || table.is_correspondence()) return nullptr;
  return std::get_if<phase::Bidding>(&table.game()->state.phase);
}

bool might_bid(Table const& table, Seat seat) {
  return !leads(table, seat) && !legal_actions(table, seat).empty();
}

}  // namespace

bool leads(Table const& table, Seat seat) {
  if (!table.game()) return false;
  auto const* const auction = std::get_if<phase::Bidding>(&table.game()->state.phase);
  return auction != nullptr && auction->standing && auction->standing->seat == seat;
}

bool may_pass(Table const& table, Seat seat) {
  auto const* const auction = auction_of(table);
  return auction != nullptr && !is_held(table) && !table.passed().contains(seat) && might_bid(table, seat);
}

bool may_be_overbid(Table const& table) {
  auto const* const auction = auction_of(table);
  if (auction == nullptr) return false;
  for (auto const seat : seats_of(table.setup().seats))
    if (might_bid(table, seat)) return true;
  return false;
}

bool is_left_to_the_hammer(Table const& table) {
  auto const* const auction = auction_of(table);
  if (auction == nullptr) return false;
  for (auto const seat : seats_of(table.setup().seats))
    if (!table.passed().contains(seat) && might_bid(table, seat)) return false;
  return true;
}

}  // namespace kuhhandel::table
