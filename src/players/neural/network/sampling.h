// Draws one of the legal replies by the output of a net.
#pragma once

#include <cstdint>
#include <span>

#include "engine/ceilings/ceiling_replies.h"
#include "engine/random/rng.h"

namespace kuhhandel::neural {

/// The amount of randomness, in hundredths: at 0 the best reply is chosen, at 100 each as often as the net
/// was trained to, and above that more evenly.
struct Temperature {
  int hundredths = 0;
};
inline constexpr Temperature kTrainedTemperature{100};
inline constexpr Temperature kHottest{1000};

/// Returns one of `legal`, which must not be empty; at temperature 0, the first of the best. Calculates in
/// whole numbers, so that the same random numbers give the same choices everywhere.
CeilingReply sample(std::span<std::int32_t const> logits, std::span<CeilingReply const> legal,
                    Temperature temperature, Rng& rng);

/// Returns the probability, in percent, of drawing this one of `legal` at a temperature of 1.
int percent_of(CeilingReply chosen, std::span<std::int32_t const> logits,
               std::span<CeilingReply const> legal);

}  // namespace kuhhandel::neural
