// The shape of an object on the wire: one list of members gives the writer, the strict reader, the schema and
// the tables of docs/PROTOCOL.md.
#pragma once

#include <concepts>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "codec/text/field.h"
#include "codec/text/json_text.h"
#include "codec/wire/kind.h"
#include "codec/wire/member_path.h"
#include "codec/wire/schemas.h"

namespace kuhhandel::codec {

/// The members of a type on the wire. `name` is the word that identifies one of several shapes (a phase, an
/// event, a message), or else its name in the schema; `says` is its meaning, in a sentence.
template <class... Members>
struct Shape {
  std::string_view name;
  Description says;
  std::tuple<Members...> members;
  std::string_view defined_as{};  // its name in the schema, if it differs from `name` or if it is used alone

  constexpr Shape as(std::string_view definition) const { return {name, says, members, definition}; }
};

template <class... Members>
constexpr Shape<Members...> shape(std::string_view name, Description says, Members... members) {
  return {name, says, {members...}};
}

/// Specialised for each type that is a JSON object.
template <class T>
inline constexpr std::nullptr_t kShape = nullptr;

template <class T>
concept Shaped = !std::same_as<std::remove_const_t<decltype(kShape<T>)>, std::nullptr_t>;

namespace wire {

template <class T, class Visit>
constexpr void for_each_member(Visit visit) {
  std::apply([&](auto const&... member) { (visit(member), ...); }, kShape<T>.members);
}

template <class T, class Visit>
constexpr void each_name_of(Visit visit) {
  for_each_member<T>([&](auto const& member) { member.each_name(visit); });
}

/// Words of readers that refuse unknown members.
template <class Words>
concept Strict = requires { requires Words::is_strict; };

template <class T, class Words>
Fields fields_of(Field const& field, Words const&, std::vector<std::string_view> known = {}) {
  if constexpr (Strict<Words>) {
    each_name_of<T>([&](std::string_view name) { known.push_back(name); });
    return field.fields(known);
  } else {
    return field.fields_of_any_name();
  }
}

template <class T>
void write_shape_members(JsonText& json, T const& whole, auto const& words) {
  for_each_member<T>([&](auto const& member) { member.write(json, whole, words); });
}

template <class T>
void read_shape_members(Fields const& fields, T& whole, auto const& words) {
  for_each_member<T>([&](auto const& member) { member.read(fields, whole, words); });
}

template <class T>
void describe_members(ObjectSchema& object) {
  for_each_member<T>([&](auto const& member) { member.describe(object); });
}

/// One member: its name and the path to its value. Absent values of optional kinds are omitted.
template <class Kind, auto... path>
struct Member {
  static_assert(IsKind<Kind>,
                "the type of this member has no kind: include the header of its shape or kind, write one "
                "(kShape, kEach or KindOf), or name a kind, as in member<Amount, &Bid::value>");
  static_assert(!IsKind<Kind> || IsKindFor<Kind, ValueAt<path...>>,
                "the kind of this member is for another type: Kind::Value must be the type of the member; "
                "Maybe<Kind> is for an optional one, ListOf<Kind, …> for a list, Whole<T, …> for a number");
  std::string_view name;
  Description says;

  void write(JsonText& json, auto const& whole, auto const& words) const {
    auto const& value = at<path...>(whole);
    if (!is_there<Kind>(value)) return;
    json.name(name);
    Kind::write(json, value, words);
  }
  void read(Fields const& fields, auto& whole, auto const& words) const {
    read(fields, whole, words, kRequired<Kind> && !kHasUsual<Kind>);
  }
  void read(Fields const& fields, auto& whole, auto const& words, bool required) const {
    auto const field = required ? fields.required(name) : fields.optional(name);
    at<path...>(whole) = required || field.present() ? Kind::read(field, words) : usual<Kind>();
  }
  void describe(ObjectSchema& object, bool required = kRequired<Kind>) const {
    object.add(name, says, Kind::schema(object.all()), required);
  }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    visit(name);
  }
};

/// A member that is written but not read: it is computed from the others.
template <class Kind, class Compute>
struct Computed {
  std::string_view name;
  Description says;
  Compute compute;

  void write(JsonText& json, auto const& whole, auto const& words) const {
    static_assert(std::convertible_to<decltype(compute(whole, words)), typename Kind::Value const&>,
                  "the kind of this computed member is for another type than its function returns");
    typename Kind::Value const& value = compute(whole, words);
    if (!is_there<Kind>(value)) return;
    json.name(name);
    Kind::write(json, value, words);
  }
  void read(Fields const&, auto&, auto const&, bool = true) const {}
  void describe(ObjectSchema& object, bool required = kRequired<Kind>) const {
    object.add(name, says, Kind::schema(object.all()), required);
  }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    visit(name);
  }
};

template <class T, class Compute>
struct ComputedMembers {
  Compute compute;

  void write(JsonText& json, auto const& whole, auto const& words) const {
    T const& value = compute(whole);
    write_shape_members(json, value, words);
  }
  void read(Fields const&, auto&, auto const&) const {}
  void describe(ObjectSchema& object) const { describe_members<T>(object); }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    each_name_of<T>(visit);
  }
};

/// A member that exists only for some editions or values.
template <class Part, class Applies>
struct Given {
  Part part;
  Applies applies;

  void write(JsonText& json, auto const& whole, auto const& words) const {
    if (applies(whole, words)) part.write(json, whole, words);
  }
  void read(Fields const& fields, auto& whole, auto const& words) const {
    part.read(fields, whole, words, false);
  }
  void describe(ObjectSchema& object) const { part.describe(object, false); }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    part.each_name(visit);
  }
};

/// The members of a value that are written into the enclosing object, such as those of a bid.
template <auto... path>
struct Flat {
  using Value = ValueAt<path...>;
  void write(JsonText& json, auto const& whole, auto const& words) const {
    write_shape_members(json, at<path...>(whole), words);
  }
  void read(Fields const& fields, auto& whole, auto const& words) const {
    read_shape_members(fields, at<path...>(whole), words);
  }
  void describe(ObjectSchema& object) const { describe_members<Value>(object); }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    each_name_of<Value>(visit);
  }
};

}  // namespace wire

/// member<&event::Turn::seat>("seat"): with the default kind of its type.
template <auto... path>
constexpr auto member(std::string_view name, Description says = {}) {
  return wire::Member<KindOf<wire::ValueAt<path...>>, path...>{name, says};
}
/// member<Amount, &event::Payday::value>("value"): with a specific kind.
template <class Kind, auto... path>
constexpr auto member(std::string_view name, Description says = {}) {
  return wire::Member<Kind, path...>{name, says};
}
/// computed<Amount>("step", …, [](auto const& bid, auto const& words) { return …; })
template <class Kind, class Compute>
constexpr auto computed(std::string_view name, Description says, Compute compute) {
  return wire::Computed<Kind, Compute>{name, says, compute};
}
/// given([](auto const& sheet, auto const& words) { return …; }, member<…>("rats"))
template <class Applies, class Part>
constexpr auto given(Applies applies, Part part) {
  return wire::Given<Part, Applies>{part, applies};
}
/// computed_members<TableSettings>([](Table const& table) …): the members of a computed value, written into
/// the enclosing object.
template <class T, class Compute>
constexpr auto computed_members(Compute compute) {
  return wire::ComputedMembers<T, Compute>{compute};
}
template <auto... path>
constexpr auto flat() {
  return wire::Flat<path...>{};
}

/// An object whose shape has a named definition in the schema.
template <Shaped T>
struct KindOf<T> {
  using Value = T;
  static void write(JsonText& json, T const& whole, auto const& words) {
    json.open_object();
    wire::write_shape_members(json, whole, words);
    json.close_object();
  }
  static T read(Field const& field, auto const& words) {
    T whole{};
    wire::read_shape_members(wire::fields_of<T>(field, words), whole, words);
    return whole;
  }
  static boost::json::value schema(auto& all) {
    auto const& shape = kShape<T>;
    return all.definition(shape.name, [&] {
      ObjectSchema object(all, shape.says);
      wire::describe_members<T>(object);
      return object.schema();
    });
  }
};

/// Returns the value as text, and as a tree.
template <Shaped T>
std::string text_of(T const& whole, auto const& words) {
  return json_of([&](JsonText& json) { KindOf<T>::write(json, whole, words); });
}
template <Shaped T>
boost::json::object object_of(T const& whole, auto const& words) {
  return tree_of([&](JsonText& json) { KindOf<T>::write(json, whole, words); }).as_object();
}

}  // namespace kuhhandel::codec
