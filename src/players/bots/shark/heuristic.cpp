#include "bots/shark/heuristic.h"

namespace kuhhandel::bots {

Heuristic const kHeuristic{
    .claim = {{{0.0F, 1.076F, 2.257F, 3.204F, 8.0F},
               {0.179F, 1.482F, 2.572F, 3.483F, 8.0F},
               {0.59F, 1.93F, 3.4F, 6.0F, 8.0F},
               {0.983F, 2.415F, 6.0F, 6.0F, 8.0F},
               {1.076F, 6.0F, 6.0F, 6.0F, 8.0F}}},
    .payday_part = 0.326F,
    .least_power = 20.026F,
    .open_power = 0.794F,
    .last_power = 1.115F,
    .coolness = 76.032F,
    .spread_part = 0.586F,
    .points_part = 0.9F,
};

}  // namespace kuhhandel::bots
