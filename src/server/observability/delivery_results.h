// Counts notifications or webhook posts by their result, for the metrics.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "push/sender.h"

namespace kuhhandel::server {

constexpr std::string_view word_of(push::DeliveryStatus status) {
  switch (status) {
    case push::DeliveryStatus::taken:
      return "sent";
    case push::DeliveryStatus::gone:
      return "gone";
    case push::DeliveryStatus::later:
      return "later";
    case push::DeliveryStatus::refused:
      return "refused";
    case push::DeliveryStatus::unreachable:
      return "unreachable";
  }
  std::unreachable();
}

class Deliveries {
 public:
  static constexpr std::array kFates{push::DeliveryStatus::taken, push::DeliveryStatus::gone,
                                     push::DeliveryStatus::later, push::DeliveryStatus::refused,
                                     push::DeliveryStatus::unreachable};

  void count(push::DeliveryStatus status) { ++counts_[static_cast<std::size_t>(status)]; }
  std::uint64_t count_of(push::DeliveryStatus status) const {
    return counts_[static_cast<std::size_t>(status)];
  }

 private:
  std::array<std::uint64_t, kFates.size()> counts_{};
};

}  // namespace kuhhandel::server
