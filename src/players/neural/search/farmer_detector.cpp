#include "neural/search/farmer_detector.h"

#include <algorithm>
#include <variant>

#include "bots/shark/fast_math.h"
#include "neural/search/rule_opponent_model.h"

namespace kuhhandel::neural {
namespace {

/// The lead over guesses, in bits, that the rule needs; more if others at the table are strangers. Farmers
/// and traders reach it in all games.
constexpr float kEnough = 8;
constexpr float kMorePerStranger = 8;
/// Anyone may do anything this often.
constexpr float kWhim = 0.02F;
constexpr Money kNoLimit = Money::of_tens(2'000);

constexpr float kLeapsOfFoxes = 0.02F;
constexpr float kLeapsOfStrangers = 0.15F;

float bits_of(float chance) { return bots::log2_of(chance * (1 - kWhim) + kWhim); }

}  // namespace

void FarmerDetector::expect(LotForecast const& forecast, int worlds) {
  forecast_ = forecast;
  worlds_ = worlds;
}

void FarmerDetector::see(SeenEvent const& event) {
  if (std::holds_alternative<event::TurnedUp>(event)) {
    worlds_ = 0;
    bids_ = {};
    standing_ = 0;
  }
  if (auto const* const raise = std::get_if<event::Raised>(&event)) follow(raise->bid);
  if (std::holds_alternative<event::Kept>(event)) weigh({}, 0);
  if (auto const* const hammer = std::get_if<event::Knocked>(&event))
    weigh(hammer->to.seat, hammer->to.amount);
}

bool FarmerDetector::is_farmer(Seat seat) const {
  if (evidence_[seat].fox > evidence_[seat].farmer) return false;
  auto needed = kEnough;
  for (auto const other : seats_of(seats_)) {
    if (other != seat && lead_of(other) < 0) needed += kMorePerStranger;
  }
  return lead_of(seat) > needed;
}

float FarmerDetector::lead_of(Seat seat) const {
  auto const& evidence = evidence_[seat];
  return std::max(evidence.fox, evidence.farmer) - evidence.stranger;
}

void FarmerDetector::follow(Bid const& bid) {
  auto const [seat, amount] = bid;
  bool const leaps = amount > standing_ + 10;
  auto& evidence = evidence_[seat];
  auto const add = [&](float& bits, float leaping) { bits += bots::log2_of(leaps ? leaping : 1 - leaping); };
  add(evidence.fox, kLeapsOfFoxes);
  add(evidence.farmer, kLeapsOfFarmers);
  add(evidence.stranger, kLeapsOfStrangers);
  bids_[seat] = standing_ = amount;
}

/// The winner's ceiling is at least the price, that of each other seat between its highest bid and the price.
void FarmerDetector::weigh(std::optional<Seat> winner, Money price) {
  for (auto const seat : seats_of(worlds_ > 0 ? seats_ : 0)) {
    auto const& forecast = forecast_[seat];
    if (!forecast) continue;
    auto const most = winner == seat ? kNoLimit : price;
    auto const bits = [&](CeilingChances const& sums) {
      return bits_of(chance_between(sums, bids_[seat], most) / static_cast<float>(worlds_));
    };
    auto& evidence = evidence_[seat];
    evidence.fox += bits(forecast->fox);
    evidence.farmer += bits(forecast->farmer);
    evidence.stranger += bits(forecast->stranger);
  }
  worlds_ = 0;  // a repeated auction of the lot is not predicted
}

}  // namespace kuhhandel::neural
