// SIMD lanes with one number per seat, used or not: four or eight fill the machine's registers. They are the
// compilers' vector types, because loops over arrays stay half scalar. Results are returned by reference,
// because the ABI for returning vectors differs between machines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "bots/shark/fast_math.h"

namespace kuhhandel::bots {

template <class Number, std::size_t kLanes>
struct SimdVector {
  using Vector [[gnu::vector_size(kLanes * sizeof(Number))]] = Number;
};
template <std::size_t kLanes>
using Lanes = typename SimdVector<float, kLanes>::Vector;
template <std::size_t kLanes>
using WholeLanes = typename SimdVector<std::int32_t, kLanes>::Vector;

/// Sets all lanes at once, which stays in registers. Lanes that are set one by one go through memory, and a
/// read of all of them must wait for that.
template <std::size_t kLanes, class F>
void set_lanes(Lanes<kLanes>& lanes, F const& of_lane) {
  [&]<std::size_t... kLane>(std::index_sequence<kLane...>) {
    lanes = Lanes<kLanes>{of_lane(kLane)...};
  }(std::make_index_sequence<kLanes>());
}

/// Returns log2_of of each lane, exact to the last bit.
template <std::size_t kLanes>
void set_log2(Lanes<kLanes> const& x, Lanes<kLanes>& log) {
  auto const bits = __builtin_bit_cast(WholeLanes<kLanes>, x);
  auto const exponent = __builtin_convertvector((bits >> 23) - 127, Lanes<kLanes>);
  auto const m = __builtin_bit_cast(Lanes<kLanes>, (bits & 0x007fffff) | 0x3f800000) - 1.0F;
  constexpr auto kFactors = kLog2Factors;
  log = exponent + m * (kFactors[0] + m * (kFactors[1] + m * (kFactors[2] + m * kFactors[3])));
}

/// Returns exp2_of of each lane, exact to the last bit; each lane must be from -120 to 126.
template <std::size_t kLanes>
void set_exp2(Lanes<kLanes> const& x, Lanes<kLanes>& power) {
  auto const shifted = x + 128.0F;
  auto const whole = __builtin_convertvector(shifted, WholeLanes<kLanes>);
  auto const part = shifted - __builtin_convertvector(whole, Lanes<kLanes>);
  auto const scale = __builtin_bit_cast(Lanes<kLanes>, (whole - 1) << 23);
  constexpr auto kFactors = kExp2Factors;
  power = scale * (1.0F + part * (kFactors[0] + part * (kFactors[1] + part * kFactors[2])));
}

}  // namespace kuhhandel::bots
