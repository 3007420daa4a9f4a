// Strict reading of a Json, as codec/text/field.h reads Boost's, by the same words.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bindings/c/json.h"

namespace kuhhandel::bindings {

class JsonFields;

class JsonField {
 public:
  /// The first error is stored in `problem`, with its path; a field that is absent has no value.
  JsonField(std::optional<std::string>& problem, std::string path, Json const* value)
      : problem_(&problem), path_(std::move(path)), value_(value) {}

  bool present() const { return value_ != nullptr; }
  bool is_text() const { return is(Json::Kind::text); }
  bool is_truth() const { return is(Json::Kind::truth); }
  bool sound() const { return !*problem_; }
  void refuse(std::string const& what) const;

  /// Each refuses a value of another type or out of its range, and then gives false, `from` or nothing.
  bool truth() const;
  std::int64_t whole(std::int64_t from, std::int64_t to) const;
  std::string_view text(std::size_t longest) const;
  std::string_view word() const { return text(20); }
  std::vector<JsonField> list(std::size_t fewest, std::size_t most) const;
  JsonFields fields(std::initializer_list<std::string_view> known) const;
  JsonFields fields_of_any_name() const;
  struct Entry;
  std::vector<Entry> entries() const;

 private:
  friend class JsonFields;
  bool is(Json::Kind kind) const { return value_ != nullptr && value_->kind == kind; }
  JsonField inside(std::string const& name, Json const* value) const;

  std::optional<std::string>* problem_;
  std::string path_;
  Json const* value_;
};

struct JsonField::Entry {
  std::string_view name;
  JsonField field;
};

class JsonFields {
 public:
  explicit JsonFields(JsonField const& whole) : whole_(whole) {}
  /// Refused when it is missing.
  JsonField required(std::string_view name) const;
  JsonField optional(std::string_view name) const;

 private:
  JsonField whole_;
};

}  // namespace kuhhandel::bindings
