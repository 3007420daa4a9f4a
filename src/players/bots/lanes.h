// SIMD vectors of numbers: four or eight fill the machine's registers. They are the compilers' vector types,
// because loops over arrays stay half scalar. Four numbers may be returned by value; more are returned by
// reference, because the ABI for returning them differs between machines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

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

}  // namespace kuhhandel::bots
