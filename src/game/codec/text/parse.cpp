#include "codec/text/parse.h"

#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/value_stack.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "codec/text/unicode.h"
#include "codec/text/written_text.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

constexpr auto kTooManyNames = "is one name too many; an object has at most 1000";
static_assert(kMostNames == 1000);

/// The parser's position, for the path of a duplicate name, and the number of values read so far.
class Place {
 public:
  void begin_value() {
    if (!levels_.empty() && levels_.back().is_list) ++levels_.back().index;
  }
  void open_object() { levels_.emplace_back(); }
  void open_list() { levels_.emplace_back().is_list = true; }
  void close() { levels_.pop_back(); }

  /// Returns false if the object has this name already.
  bool enter(std::string const& name) {
    levels_.back().name = name;
    return levels_.back().names.insert(name).second;
  }
  std::size_t names_in_object() const { return levels_.back().names.size(); }

  /// Counts one more value; returns false, with an error, if there are too many.
  bool count_value(json::error_code& error) {
    return ++count_ <= kMostValues || refuse(error, "is more than can be read at once");
  }
  /// Records the problem at this position and returns false.
  bool refuse(json::error_code& error, char const* what) {
    refused_ = FormatError{without_controls(path()), what};
    error = json::error::syntax;
    return false;
  }
  std::optional<FormatError> const& refused() const { return refused_; }

 private:
  std::string path() const {
    std::string path;
    for (auto const& level : levels_) {
      if (level.is_list) {
        path += "[" + std::to_string(level.index) + "]";
      } else {
        path += (path.empty() ? "" : ".") + level.name;
      }
    }
    return path;
  }

  struct Level {
    bool is_list = false;
    int index = -1;
    std::string name;
    std::set<std::string> names;
  };
  std::vector<Level> levels_;
  std::size_t count_ = 0;
  std::optional<FormatError> refused_;
};

/// Builds the value. Boost's handler keeps the last of equal names; this one refuses duplicates, and
/// documents that would need much more memory than their text.
class Builder {
 public:
  static constexpr std::size_t max_object_size = json::object::max_size();
  static constexpr std::size_t max_array_size = json::array::max_size();
  static constexpr std::size_t max_key_size = json::string::max_size();
  static constexpr std::size_t max_string_size = json::string::max_size();

  bool on_document_begin(json::error_code&) { return true; }
  bool on_document_end(json::error_code&) { return true; }
  bool on_object_begin(json::error_code& error) {
    place_.begin_value();
    place_.open_object();
    return place_.count_value(error);
  }
  bool on_object_end(std::size_t size, json::error_code&) {
    values_.push_object(size);
    place_.close();
    return true;
  }
  bool on_array_begin(json::error_code& error) {
    place_.begin_value();
    place_.open_list();
    return place_.count_value(error);
  }
  bool on_array_end(std::size_t size, json::error_code&) {
    values_.push_array(size);
    place_.close();
    return true;
  }
  bool on_key_part(json::string_view part, std::size_t, json::error_code&) {
    name_.append(part.data(), part.size());
    values_.push_chars(part);
    return true;
  }
  bool on_key(json::string_view rest, std::size_t, json::error_code& error) {
    name_.append(rest.data(), rest.size());
    values_.push_key(rest);
    auto const name = std::exchange(name_, {});
    bool const is_new = place_.enter(name);
    if (is_new && place_.names_in_object() <= kMostNames) return true;
    return place_.refuse(error, is_new ? kTooManyNames : "is given twice");
  }
  bool on_string_part(json::string_view part, std::size_t, json::error_code&) {
    values_.push_chars(part);
    return true;
  }
  bool on_string(json::string_view rest, std::size_t, json::error_code& error) {
    place_.begin_value();
    values_.push_string(rest);
    return place_.count_value(error);
  }
  bool on_number_part(json::string_view, json::error_code&) { return true; }
  bool on_int64(std::int64_t number, json::string_view, json::error_code& error) {
    place_.begin_value();
    values_.push_int64(number);
    return place_.count_value(error);
  }
  bool on_uint64(std::uint64_t number, json::string_view, json::error_code& error) {
    place_.begin_value();
    values_.push_uint64(number);
    return place_.count_value(error);
  }
  bool on_double(double number, json::string_view, json::error_code& error) {
    place_.begin_value();
    values_.push_double(number);
    return place_.count_value(error);
  }
  bool on_bool(bool truth, json::error_code& error) {
    place_.begin_value();
    values_.push_bool(truth);
    return place_.count_value(error);
  }
  bool on_null(json::error_code& error) {
    place_.begin_value();
    values_.push_null();
    return place_.count_value(error);
  }
  bool on_comment_part(json::string_view, json::error_code&) { return true; }
  bool on_comment(json::string_view, json::error_code&) { return true; }

  Builder() { values_.reset(); }
  json::value release() { return values_.release(); }
  std::optional<FormatError> const& refused() const { return place_.refused(); }

 private:
  json::value_stack values_;
  Place place_;
  std::string name_;
};

std::string line_and_column(std::string_view text, std::size_t at) {
  auto const before = text.substr(0, at);
  auto const line = 1 + std::ranges::count(before, '\n');
  auto const column = before.size() - (before.rfind('\n') + 1) + 1;  // npos + 1 is 0
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

std::string reason_of(json::error_code const& error) {
  if (error == json::error::incomplete) return "the JSON ends too early";
  if (error == json::error::extra_data) return "there is more text after the JSON";
  if (error == json::error::too_deep) return "the JSON is nested too deeply";
  return "not JSON (" + error.message() + ")";
}

}  // namespace

std::expected<json::value, FormatError> parse(std::string_view text) {
  // Some programs begin UTF-8 files with it, also JSON (RFC 8259, 8.1).
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  json::basic_parser<Builder> parser{json::parse_options{}};
  json::error_code error;
  auto const read = parser.write_some(false, text.data(), text.size(), error);
  auto& builder = parser.handler();
  if (builder.refused()) return std::unexpected(*builder.refused());
  if (!error && read < text.size()) error = json::error::extra_data;
  if (error) return std::unexpected(FormatError{line_and_column(text, read), reason_of(error)});
  return builder.release();
}

}  // namespace kuhhandel::codec
