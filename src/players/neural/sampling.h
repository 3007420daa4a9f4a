// One of the legal replies, by what a net thinks of each.
#pragma once

#include <cstdint>
#include <span>

#include "engine/ceiling_replies.h"
#include "engine/rng.h"

namespace kuhhandel::neural {

/// By how much chance counts, in hundredths: at 0 the best reply is chosen, at 100 each as often as the net
/// was trained to, beyond that more evenly.
struct Temperature {
  int hundredths = 0;
};
inline constexpr Temperature kTrainedTemperature{100};
inline constexpr Temperature kHottest{1000};

/// One of `legal`, of which there is at least one; the first of the best where several are. All is reckoned
/// in whole numbers, so the same draws choose the same everywhere.
CeilingReply sample(std::span<std::int32_t const> logits, std::span<CeilingReply const> legal,
                    Temperature temperature, Rng& rng);

/// Of a hundred times that it were drawn at a temperature of 1, in how many it would be this one of `legal`.
int percent_of(CeilingReply chosen, std::span<std::int32_t const> logits,
               std::span<CeilingReply const> legal);

}  // namespace kuhhandel::neural
