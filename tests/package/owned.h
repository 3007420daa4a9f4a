// Owning pointers to the objects of kuhhandel.h.
#pragma once

#include <memory>

#include "bindings/c/kuhhandel/kuhhandel.h"

namespace kuhhandel::owned {

struct RestoreSeat {
  void operator()(kuhhandel_game* game) const { kuhhandel_game_free(game); }
  void operator()(kuhhandel_batch* batch) const { kuhhandel_batch_free(batch); }
  void operator()(kuhhandel_bot* bot) const { kuhhandel_bot_free(bot); }
  void operator()(kuhhandel_net* net) const { kuhhandel_net_free(net); }
  void operator()(kuhhandel_record* record) const { kuhhandel_record_free(record); }
};
using Game = std::unique_ptr<kuhhandel_game, RestoreSeat>;
using Batch = std::unique_ptr<kuhhandel_batch, RestoreSeat>;
using Bot = std::unique_ptr<kuhhandel_bot, RestoreSeat>;
using Net = std::unique_ptr<kuhhandel_net, RestoreSeat>;
using Record = std::unique_ptr<kuhhandel_record, RestoreSeat>;

}  // namespace kuhhandel::owned
