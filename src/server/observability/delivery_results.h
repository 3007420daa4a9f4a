// How many notifications or webhook posts came to which end, for the metrics.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "push/sender.h"

namespace kuhhandel::server {

constexpr std::string_view word_of(push::Fate status) {
  switch (status) {
    case push::Fate::taken:
      return "sent";
    case push::Fate::gone:
      return "gone";
    case push::Fate::later:
      return "later";
    case push::Fate::refused:
      return "refused";
    case push::Fate::unreachable:
      return "unreachable";
  }
  std::unreachable();
}

class Deliveries {
 public:
  static constexpr std::array kFates{push::Fate::taken, push::Fate::gone, push::Fate::later,
                                     push::Fate::refused, push::Fate::unreachable};

  void count(push::Fate status) { ++counts_[static_cast<std::size_t>(status)]; }
  std::uint64_t count_of(push::Fate status) const { return counts_[static_cast<std::size_t>(status)]; }

 private:
  std::array<std::uint64_t, kFates.size()> counts_{};
};

}  // namespace kuhhandel::server
