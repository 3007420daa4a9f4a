// The representation of one value on the wire. A kind has
//   Value                                 the type in C++,
//   write(JsonText&, Value, words)        the value as JSON,
//   read(Field, words) -> Value           strictly: errors are refused at the field,
//   schema(Schemas&)                      its JSON schema, for other languages.
// `words` is the context that gives words a meaning, such as the edition whose animals they name. A kind with
// optional values has is_there(value); one that may be missing in old files has usual(), the default.
#pragma once

#include <concepts>

namespace kuhhandel::codec {

/// The default kind of a type.
template <class T>
struct KindOf;

namespace wire {

template <class Kind>
concept IsKind = requires { typename Kind::Value; };

template <class Kind, class T>
concept IsKindFor = std::same_as<typename Kind::Value, T>;

/// Whether the member is required in its object.
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

/// Whether a missing member is read as a default.
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
