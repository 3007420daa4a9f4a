// The fox: it plays by a net alone (net/*.khn1).
#pragma once

#include "bots/registry.h"
#include "net/choosing.h"
#include "net/learned.h"

namespace kuhhandel::net {

inline constexpr bots::BotName kFox{"fox", "has learned by playing, and thinks no further", 9};

class Fox : public Learned {
 public:
  /// A NetBot of the table's net.
  explicit Fox(Temperature temperature = {});
};

}  // namespace kuhhandel::net
