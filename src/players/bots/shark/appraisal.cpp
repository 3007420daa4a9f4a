#include "bots/shark/appraisal.h"

#include <algorithm>

#include "bots/shark/fast_math.h"

namespace kuhhandel::bots {
namespace {

/// By value, so that the sums stay in registers: sums in memory would wait for their own stores.
template <std::size_t kInputs, std::size_t kUnits>
std::array<float, kUnits> pass(DenseLayer<kInputs, kUnits> const& layer,
                               std::array<float, kInputs> const& inputs) {
  auto sums = layer.bias;
  for (std::size_t i = 0; i < kInputs; ++i) {
    auto const input = inputs[i];
    if (input == 0) continue;  // most are
    for (std::size_t u = 0; u < kUnits; ++u) sums[u] += input * layer.weights[i][u];
  }
  return sums;
}

template <std::size_t kUnits>
std::array<float, kUnits> rectified(std::array<float, kUnits> units) {
  for (auto& unit : units) unit = std::max(0.0F, unit);
  return units;
}

/// Converts logits to shares that add up to 1.
void soften(PerSeat<float>& logits, int seats) {
  auto const most = *std::max_element(logits.begin(), logits.begin() + seats);
  float all = 0;
  for (auto const seat : seats_of(seats)) {
    logits[seat] = exp2_of((logits[seat] - most) * kLog2OfE);
    all += logits[seat];
  }
  for (auto const seat : seats_of(seats)) logits[seat] /= all;
}

/// Combines the seat's animals with its other inputs.
void join(AppraisalNet const& net, Seat seat, Appraisal& all) {
  auto& joined = all.joined[seat];
  joined.fill(0);
  for (auto const animal : Ids<AnimalId>(all.inputs.animals)) {
    auto const units = rectified(pass(net.animal, all.inputs.animal[seat][animal]));
    for (std::size_t u = 0; u < kAnimalUnits; ++u) joined[u] += units[u];
    all.animal_units[seat][animal] = units;
  }
  std::ranges::copy(all.inputs.seat[seat], joined.begin() + 2 * kAnimalUnits);
}

void add_mean_of_all(int seats, Appraisal& all) {
  std::array<float, kAnimalUnits> mean{};
  for (auto const seat : seats_of(seats)) {
    for (std::size_t u = 0; u < kAnimalUnits; ++u) mean[u] += all.joined[seat][u] / static_cast<float>(seats);
  }
  for (auto const seat : seats_of(seats)) {
    std::ranges::copy(mean, all.joined[seat].begin() + kAnimalUnits);
  }
}

void answer(AppraisalNet const& net, Seat seat, Appraisal& all) {
  all.seat_units[seat] = rectified(pass(net.seat, all.joined[seat]));
  auto const logits = pass(net.answer, all.seat_units[seat]);
  all.win[seat] = logits[0];
  all.points[seat] = logits[1];
}

}  // namespace

AppraisalNet const& appraisal_net(Edition const& edition) {
  bool const is_plain = edition.rules.multiply && edition.pedigree == 0 && edition.rats == 0;
  return is_plain ? kAppraisalOfSecond : kAppraisalOfMaster;
}

void appraise(Prospect const& prospect, AppraisalNet const& net, Appraisal& appraisal) {
  auto const seats = prospect.seats;
  set_inputs(prospect, appraisal.inputs);
  for (auto const seat : seats_of(seats)) join(net, seat, appraisal);
  add_mean_of_all(seats, appraisal);
  for (auto const seat : seats_of(seats)) answer(net, seat, appraisal);
  soften(appraisal.win, seats);
  soften(appraisal.points, seats);
}

}  // namespace kuhhandel::bots
