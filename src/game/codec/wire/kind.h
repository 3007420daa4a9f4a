// How one value stands on the wire. A kind has
//   Value                                 the type in C++,
//   write(JsonText&, Value, words)        the value as JSON,
//   read(Field, words) -> Value           strictly, what is wrong being refused at the field,
//   schema(Schemas&)                      the same for other languages,
// where `words` is what the words mean: the edition whose animals they name. A kind whose values may be
// absent says so by is_there(value), one that may be missing in old files by usual(), which is then read.
#pragma once

namespace kuhhandel::codec {

/// The kind that a type has wherever nothing else is said.
template <class T>
struct KindOf;

namespace wire {

/// Whether the member has to stand in its object.
template <class Kind>
inline constexpr bool kRequired = !requires(typename Kind::Value value) { Kind::is_there(value); };

template <class Kind>
constexpr bool is_there(typename Kind::Value const& value) {
  if constexpr (kRequired<Kind>) {
    return true;
  } else {
    return Kind::is_there(value);
  }
}

/// Whether a reader goes on with what is usual where the member is not there.
template <class Kind>
inline constexpr bool kHasUsual = requires { Kind::usual(); };

template <class Kind>
typename Kind::Value usual() {
  if constexpr (kHasUsual<Kind>) {
    return Kind::usual();
  } else {
    return {};
  }
}

}  // namespace wire
}  // namespace kuhhandel::codec
