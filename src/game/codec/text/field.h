// Strict reading of JSON: a Field is a value with its path. A Reading keeps the first problem and continues
// with harmless values, so that a reader is a plain list of its fields.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <expected>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/text/format_error.h"
#include "codec/text/list_of.h"

namespace kuhhandel::codec {

/// The state of reading one document: the first problem found in it.
class Reading {
 public:
  enum class Source { user, store };

  Reading() = default;
  explicit Reading(Source source) : source_(source) {}

  Source source() const { return source_; }
  void refuse(std::string_view where, std::string what) {
    if (!problem_) problem_ = FormatError{std::string(where), std::move(what)};
  }
  std::optional<FormatError> const& problem() const { return problem_; }

 private:
  Source source_ = Source::user;
  std::optional<FormatError> problem_;
};

class Fields;

class Field {
 public:
  /// The field is absent if `value` is nullptr.
  Field(Reading& reading, std::string path, boost::json::value const* value)
      : reading_(&reading), path_(std::move(path)), value_(value) {}

  bool present() const { return value_ != nullptr; }
  bool is_null() const { return value_ != nullptr && value_->is_null(); }
  bool is_text() const { return value_ != nullptr && value_->is_string(); }
  void refuse(std::string what) const { reading_->refuse(path_, std::move(what)); }
  /// Returns whether the document is stored data. Its texts were checked when they arrived, perhaps by older
  /// rules, so they are read unchanged.
  bool is_stored() const { return reading_->source() == Reading::Source::store; }
  /// Returns whether nothing has been refused so far, here or elsewhere in the document.
  bool sound() const { return !reading_->problem(); }

  /// Each of these refuses a value of the wrong type or out of range, and then returns false, `from` or an
  /// empty value. An absent field returns the same without a refusal: Fields has already refused a missing
  /// required field.
  bool truth() const;
  std::int64_t whole(std::int64_t from, std::int64_t to) const;
  std::string_view text(std::size_t longest) const;
  /// Reads a word of the format; none is longer than 20 characters.
  std::string_view word() const { return text(20); }
  std::vector<Field> list(std::size_t fewest, std::size_t most) const;
  /// Reads an object that may have only these fields; others are refused by name.
  Fields fields(std::span<std::string_view const> known) const;
  Fields fields(std::initializer_list<std::string_view> known) const;
  /// Reads an object with any names.
  Fields fields_of_any_name() const;
  struct Entry;
  std::vector<Entry> entries() const;

 private:
  friend class Fields;
  boost::json::object const* object() const;
  Field inside(std::string_view name, boost::json::value const* value) const;

  Reading* reading_;
  std::string path_;
  boost::json::value const* value_;
};

struct Field::Entry {
  std::string_view name;
  Field field;
};

/// The fields of an object.
class Fields {
 public:
  /// Returns the field; refuses the object if it is missing.
  Field required(std::string_view name) const;
  Field optional(std::string_view name) const;
  /// Returns the object itself.
  Field const& whole() const { return whole_; }

 private:
  friend class Field;
  explicit Fields(Field const& whole) : whole_(whole) {}
  Field whole_;
};

inline Fields Field::fields(std::initializer_list<std::string_view> known) const {
  return fields(std::span(known.begin(), known.size()));
}

/// Reads a document with `read`, which receives the root field. `name` is the first part of all paths and may
/// be empty.
template <class Read>
auto read_document(boost::json::value const& document, std::string name, Read read,
                   Reading::Source source = Reading::Source::user)
    -> std::expected<decltype(read(std::declval<Field const&>())), FormatError> {
  Reading reading(source);
  auto result = read(Field(reading, std::move(name), &document));
  if (auto const& problem = reading.problem()) return std::unexpected(*problem);
  return result;
}

}  // namespace kuhhandel::codec
