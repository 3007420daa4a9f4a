// Writes JSON directly as text, for data sent with every step of a table. No tree is built, and members keep
// the order in which they are written.
#pragma once

#include <boost/json/value.hpp>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace kuhhandel::codec {

class JsonText {
 public:
  /// Appends to `out`, which must outlive this object.
  explicit JsonText(std::string& out) : out_(out) {}

  void open_object() { open('{'); }
  void close_object() { close('}'); }
  void open_list() { open('['); }
  void close_list() { close(']'); }
  /// Writes the name of the next member, which must need no escapes.
  void name(std::string_view name);

  void number(std::int64_t number);
  void truth(bool truth) { append(truth ? "true" : "false"); }
  void null() { append("null"); }
  /// Writes any UTF-8 text, including user input.
  void text(std::string_view text);
  /// Appends text that is already JSON.
  void append(std::string_view json);

 private:
  void separate();
  void open(char bracket) {
    separate();
    out_ += bracket;
    first_ = true;
  }
  void close(char bracket) {
    out_ += bracket;
    first_ = false;
  }

  std::string& out_;
  bool first_ = true;  // whether the next value is the first of its list or object, or follows its own name
};

/// The overloads of `write` for a type are next to its other JSON functions.
template <std::integral Number>
void write(JsonText& json, Number number) {
  if constexpr (std::same_as<Number, bool>) {
    json.truth(number);
  } else {
    json.number(static_cast<std::int64_t>(number));
  }
}
inline void write(JsonText& json, std::string_view text) { json.text(text); }
inline void write(JsonText& json, std::nullptr_t) { json.null(); }

/// Writes a part that writes itself.
template <std::invocable<> Part>
void write(JsonText&, Part const& part) {
  part();
}

template <class Value>
void write(JsonText& json, std::optional<Value> const& value) {
  if (!value) return json.null();
  write(json, *value);
}

inline void write_members(JsonText&) {}
template <class Value, class... More>
void write_members(JsonText& json, std::string_view name, Value const& value, More const&... more) {
  json.name(name);
  write(json, value);
  write_members(json, more...);
}

/// Writes an object from alternating names and values: write_object(json, "seat", seat, "amount", 40).
template <class... Members>
void write_object(JsonText& json, Members const&... members) {
  json.open_object();
  write_members(json, members...);
  json.close_object();
}

/// Returns what `part` writes, as text and as a tree.
std::string json_of(std::function<void(JsonText&)> const& part);
boost::json::value tree_of(std::function<void(JsonText&)> const& part);

}  // namespace kuhhandel::codec
