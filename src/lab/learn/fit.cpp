#include "learn/fit.h"

#include <cmath>
#include <numeric>
#include <type_traits>
#include <vector>

namespace kuhhandel::lab {
namespace {

constexpr int kBatch = 128;
constexpr float kPointsWeight = 1.0F;

template <std::size_t kInputs, std::size_t kUnits>
void back(bots::DenseLayer<kInputs, kUnits> const& layer, std::array<float, kInputs> const& inputs,
          std::array<float, kUnits> const& slope, bots::DenseLayer<kInputs, kUnits>& layer_slope,
          std::type_identity_t<std::array<float, kInputs>>* input_slope) {
  for (std::size_t u = 0; u < kUnits; ++u) layer_slope.bias[u] += slope[u];
  for (std::size_t i = 0; i < kInputs; ++i) {
    if (inputs[i] != 0) {
      for (std::size_t u = 0; u < kUnits; ++u) layer_slope.weights[i][u] += inputs[i] * slope[u];
    }
    if (input_slope == nullptr) continue;
    float sum = 0;
    for (std::size_t u = 0; u < kUnits; ++u) sum += layer.weights[i][u] * slope[u];
    (*input_slope)[i] = sum;
  }
}

template <std::size_t kUnits>
void keep_active(std::array<float, kUnits>& slope, std::array<float, kUnits> const& units) {
  for (std::size_t u = 0; u < kUnits; ++u) {
    if (units[u] <= 0) slope[u] = 0;
  }
}

void add_slope(bots::AppraisalNet const& net, bots::Appraisal const& appraisal, TurnSample const& sample,
               bots::AppraisalNet& slope) {
  auto const seats = seats_of(appraisal.inputs.seats);
  PerSeat<std::array<float, bots::kJoined>> joined;
  std::array<float, bots::kAnimalUnits> mean{};
  for (auto const seat : seats) {
    std::array<float, 2> const answer{appraisal.win[seat] - sample.win[seat],
                                      kPointsWeight * (appraisal.points[seat] - sample.points[seat])};
    std::array<float, bots::kSeatUnits> units;
    back(net.answer, appraisal.seat_units[seat], answer, slope.answer, &units);
    keep_active(units, appraisal.seat_units[seat]);
    back(net.seat, appraisal.joined[seat], units, slope.seat, &joined[seat]);
    for (std::size_t u = 0; u < bots::kAnimalUnits; ++u) {
      mean[u] += joined[seat][bots::kAnimalUnits + u] / static_cast<float>(appraisal.inputs.seats);
    }
  }
  for (auto const seat : seats) {
    for (auto const animal : Ids<AnimalId>(appraisal.inputs.animals)) {
      std::array<float, bots::kAnimalUnits> units;
      for (std::size_t u = 0; u < bots::kAnimalUnits; ++u) units[u] = joined[seat][u] + mean[u];
      keep_active(units, appraisal.animal_units[seat][animal]);
      back(net.animal, appraisal.inputs.animal[seat][animal], units, slope.animal, nullptr);
    }
  }
}

std::span<float> floats(bots::AppraisalNet& net) {
  return {reinterpret_cast<float*>(&net), sizeof(net) / sizeof(float)};
}

template <std::size_t kInputs, std::size_t kUnits>
void scatter(bots::DenseLayer<kInputs, kUnits>& layer, float width, Rng& rng) {
  for (auto& row : layer.weights) {
    for (auto& weight : row) {
      weight = width * (static_cast<float>(rng.next() >> 40) * 0x1p-23F - 1);
    }
  }
}

double cross(PerSeat<float> const& predicted, PerSeat<float> const& was, int seats) {
  double sum = 0;
  for (auto const seat : seats_of(seats)) sum -= was[seat] * std::log(std::max(1e-6F, predicted[seat]));
  return sum;
}

}  // namespace

Loss loss_of(bots::AppraisalNet const& net, std::span<TurnSample const> samples) {
  Loss mean;
  bots::Appraisal appraisal;
  for (auto const& sample : samples) {
    bots::appraise(sample.prospect, net, appraisal);
    mean.win +=
        cross(appraisal.win, sample.win, appraisal.inputs.seats) / static_cast<double>(samples.size());
    mean.points +=
        cross(appraisal.points, sample.points, appraisal.inputs.seats) / static_cast<double>(samples.size());
  }
  return mean;
}

Loss loss_of_heuristic(std::span<TurnSample const> samples) {
  Loss mean;
  auto win = bots::kHeuristic;
  win.points_part = 0;
  auto points = bots::kHeuristic;
  points.points_part = 1;
  for (auto const& sample : samples) {
    auto const seats = sample.prospect.seats;
    mean.win += cross(bots::worth_to_each(sample.prospect, win), sample.win, seats) /
                static_cast<double>(samples.size());
    mean.points += cross(bots::worth_to_each(sample.prospect, points), sample.points, seats) /
                   static_cast<double>(samples.size());
  }
  return mean;
}

Fit::Fit(std::uint64_t seed) : rng_(seed), net_{}, slope_{} {
  scatter(net_.animal, 0.4F, rng_);
  scatter(net_.seat, 0.15F, rng_);
  scatter(net_.answer, 0.2F, rng_);
}

void Fit::learn(std::span<TurnSample const> samples, float rate) {
  std::vector<std::size_t> order(samples.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t i = order.size(); i > 1; --i) {
    std::swap(order[i - 1], order[static_cast<std::size_t>(rng_.below(static_cast<int>(i)))]);
  }
  bots::Appraisal appraisal;
  int in_batch = 0;
  for (auto const i : order) {
    bots::appraise(samples[i].prospect, net_, appraisal);
    add_slope(net_, appraisal, samples[i], slope_);
    if (++in_batch < kBatch) continue;
    step(rate);
    in_batch = 0;
  }
}

void Fit::step(float rate) {
  constexpr float kMeanKept = 0.9F;
  constexpr float kSquareKept = 0.999F;
  ++steps_;
  auto const n = static_cast<float>(steps_);
  auto const mean_scale = 1 / (1 - std::pow(kMeanKept, n));
  auto const square_scale = 1 / (1 - std::pow(kSquareKept, n));
  auto const net = floats(net_);
  auto const slope = floats(slope_);
  auto const mean = floats(mean_);
  auto const square = floats(square_);
  for (std::size_t i = 0; i < net.size(); ++i) {
    auto const s = slope[i] / kBatch;
    mean[i] = kMeanKept * mean[i] + (1 - kMeanKept) * s;
    square[i] = kSquareKept * square[i] + (1 - kSquareKept) * s * s;
    net[i] -= rate * (mean[i] * mean_scale / (std::sqrt(square[i] * square_scale) + 1e-8F) + 1e-3F * net[i]);
    slope[i] = 0;
  }
}

}  // namespace kuhhandel::lab
