// Visits variants: fast on the search path, and with every alternative named.
#pragma once

#include <concepts>
#include <cstddef>
#include <utility>
#include <variant>

namespace kuhhandel {

/// Matches any of these alternatives, for a visitor that treats several alike: `operator()(OneOf<A, B> auto
/// const&)`. A new alternative matches none of them, so the compiler reports each visitor that has to handle
/// it.
template <class Any, class... Named>
concept OneOf = (std::same_as<Any, Named> || ...);

/// std::visit for one variant of up to 24 alternatives, as a switch. With twelve or more alternatives, the
/// standard library calls through a table, which cost the search path a quarter of its speed.
template <class Visitor, class Variant>
decltype(auto) visit_switch(Visitor&& visitor, Variant& variant) {
  using Result = decltype(visitor(*std::get_if<0>(&variant)));
  constexpr auto kSize = std::variant_size_v<Variant>;
  static_assert(kSize <= 24);
  auto const nth = [&]<std::size_t kNth>(std::integral_constant<std::size_t, kNth>) -> Result {
    if constexpr (kNth < kSize) return visitor(*std::get_if<kNth>(&variant));
    std::unreachable();
  };
  // clang-format off
  switch (variant.index()) {
    case 0: return nth(std::integral_constant<std::size_t, 0>{});
    case 1: return nth(std::integral_constant<std::size_t, 1>{});
    case 2: return nth(std::integral_constant<std::size_t, 2>{});
    case 3: return nth(std::integral_constant<std::size_t, 3>{});
    case 4: return nth(std::integral_constant<std::size_t, 4>{});
    case 5: return nth(std::integral_constant<std::size_t, 5>{});
    case 6: return nth(std::integral_constant<std::size_t, 6>{});
    case 7: return nth(std::integral_constant<std::size_t, 7>{});
    case 8: return nth(std::integral_constant<std::size_t, 8>{});
    case 9: return nth(std::integral_constant<std::size_t, 9>{});
    case 10: return nth(std::integral_constant<std::size_t, 10>{});
    case 11: return nth(std::integral_constant<std::size_t, 11>{});
    case 12: return nth(std::integral_constant<std::size_t, 12>{});
    case 13: return nth(std::integral_constant<std::size_t, 13>{});
    case 14: return nth(std::integral_constant<std::size_t, 14>{});
    case 15: return nth(std::integral_constant<std::size_t, 15>{});
    case 16: return nth(std::integral_constant<std::size_t, 16>{});
    case 17: return nth(std::integral_constant<std::size_t, 17>{});
    case 18: return nth(std::integral_constant<std::size_t, 18>{});
    case 19: return nth(std::integral_constant<std::size_t, 19>{});
    case 20: return nth(std::integral_constant<std::size_t, 20>{});
    case 21: return nth(std::integral_constant<std::size_t, 21>{});
    case 22: return nth(std::integral_constant<std::size_t, 22>{});
    case 23: return nth(std::integral_constant<std::size_t, 23>{});
    default: std::unreachable();
  }
  // clang-format on
}

}  // namespace kuhhandel
