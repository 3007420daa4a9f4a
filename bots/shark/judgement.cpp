#include "bots/shark/judgement.h"

namespace kuhhandel {

Judgement const kJudgement{
    .claim = {{{0.0F, 1.076F, 2.556F, 4.181F, 8.0F},
               {0.128F, 1.482F, 3.234F, 3.15F, 8.0F},
               {0.465F, 1.93F, 3.932F, 6.0F, 8.0F},
               {0.806F, 2.415F, 6.0F, 6.0F, 8.0F},
               {1.076F, 6.0F, 6.0F, 6.0F, 8.0F}}},
    .payday_part = 0.273F,
    .least_power = 22.291F,
    .open_power = 0.717F,
    .last_power = 0.977F,
    .coolness = 90.727F,
    .spread_part = 0.618F,
    .points_part = 0.9F,
    .trade_margin = 0.12F,
    .turns = 2,
};

}  // namespace kuhhandel
