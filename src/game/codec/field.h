// Strict reading of JSON: a Field is a value and where it stands. The first problem of a Reading is kept and
// reading goes on with harmless values, so that a reader is a plain list of what it reads.
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

#include "codec/format_error.h"
#include "codec/list_of.h"

namespace kuhhandel::codec {

/// The reading of one document, and the first problem found in it.
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
  /// A field that is absent has no value.
  Field(Reading& reading, std::string path, boost::json::value const* value)
      : reading_(&reading), path_(std::move(path)), value_(value) {}

  bool present() const { return value_ != nullptr; }
  bool is_null() const { return value_ != nullptr && value_->is_null(); }
  bool is_text() const { return value_ != nullptr && value_->is_string(); }
  void refuse(std::string what) const { reading_->refuse(path_, std::move(what)); }
  /// Whether the document is stored data. Its texts were checked when they came, perhaps by older rules, so
  /// they are read unchanged.
  bool is_stored() const { return reading_->source() == Reading::Source::store; }
  /// Whether nothing has been refused so far, here or elsewhere in the document.
  bool sound() const { return !reading_->problem(); }

  /// Each refuses a value of another type or out of its range, and then gives false, `from` or nothing. An
  /// absent field gives the same without a refusal: what must be there has been refused by Fields.
  bool truth() const;
  std::int64_t whole(std::int64_t from, std::int64_t to) const;
  std::string_view text(std::size_t longest) const;
  /// One of a format's own words, of which none is longer.
  std::string_view word() const { return text(20); }
  std::vector<Field> list(std::size_t fewest, std::size_t most) const;
  /// An object of which only these fields are known; others are refused by name.
  Fields fields(std::span<std::string_view const> known) const;
  Fields fields(std::initializer_list<std::string_view> known) const;
  /// An object with names of any kind.
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
  /// Refused when it is missing.
  Field required(std::string_view name) const;
  Field optional(std::string_view name) const;
  /// The object itself.
  Field const& whole() const { return whole_; }

 private:
  friend class Field;
  explicit Fields(Field const& whole) : whole_(whole) {}
  Field whole_;
};

inline Fields Field::fields(std::initializer_list<std::string_view> known) const {
  return fields(std::span(known.begin(), known.size()));
}

/// Reads a document with `read`, which is given the root field; `name` begins all paths, and may be empty.
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
