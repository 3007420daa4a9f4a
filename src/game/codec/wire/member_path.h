// The path to a value inside a type, as a list of members: &event::Sold::to, &Bid::amount.
#pragma once

#include <type_traits>
#include <utility>

namespace kuhhandel::codec::wire {

/// Returns the value at the end of the path.
template <auto first, auto... rest>
constexpr auto& at(auto& whole) {
  if constexpr (sizeof...(rest) == 0) {
    return whole.*first;
  } else {
    return at<rest...>(whole.*first);
  }
}

template <auto... path>
struct MemberPath;
template <class O, class V, V O::* first, auto... rest>
struct MemberPath<first, rest...> {
  using Owner = O;
  using Value = std::remove_cvref_t<decltype(at<first, rest...>(std::declval<O&>()))>;
};

template <auto... path>
using ValueAt = typename MemberPath<path...>::Value;

}  // namespace kuhhandel::codec::wire
