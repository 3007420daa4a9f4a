#include "store/account_data/row_json.h"

#include <array>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <cstdint>
#include <optional>

#include "codec/text/parse.h"
#include "codec/text/unicode.h"

namespace kuhhandel::store {
namespace {

namespace json = boost::json;

// Values that JSON cannot express are objects with one member.
constexpr auto kBytes = "hex";
/// Bytes that SQLite accepts as text, for example from `kuhhandel admin`, but PostgreSQL does not.
constexpr auto kText = "text_hex";
constexpr auto kReal = "real";

std::string hex_of(SQLite::Column const& column) {
  static constexpr std::string_view kDigits = "0123456789abcdef";
  auto const* const bytes = static_cast<unsigned char const*>(column.getBlob());
  std::string hex;
  for (int i = 0; i < column.getBytes(); ++i) (hex += kDigits[bytes[i] / 16U]) += kDigits[bytes[i] % 16U];
  return hex;
}

std::optional<std::string> bytes_in(std::string_view hex) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
    unsigned byte = 0;
    auto const [end, error] = std::from_chars(hex.data() + i, hex.data() + i + 2, byte, 16);
    if (error != std::errc() || end != hex.data() + i + 2) return {};
    bytes += static_cast<char>(byte);
  }
  return hex.size() % 2 == 0 ? std::optional(bytes) : std::nullopt;
}

/// Returns the shortest text that is parsed as the same number.
std::string text_of(double real) {
  std::array<char, 32> text{};
  return {text.data(), std::to_chars(text.data(), text.data() + text.size(), real).ptr};
}

std::optional<double> real_in(std::string_view text) {
  double real = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), real);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(real) : std::nullopt;
}

json::value value_of(SQLite::Column const& column) {
  if (column.isInteger()) return column.getInt64();
  if (column.isFloat()) return json::object{{kReal, text_of(column.getDouble())}};
  if (column.isText()) {
    auto const text = column.getString();
    return codec::is_utf8(text) ? json::value(text) : json::object{{kText, hex_of(column)}};
  }
  if (column.isBlob()) return json::object{{kBytes, hex_of(column)}};
  return nullptr;
}

bool bind_object(SQLite::Statement& statement, int place, json::object const& object) {
  if (object.size() != 1 || !object.begin()->value().is_string()) return false;
  std::string const text(object.begin()->value().get_string());
  auto const is = object.begin()->key();
  if (is == kReal) {
    auto const real = real_in(text);
    if (real) statement.bind(place, *real);
    return real.has_value();
  }
  auto const bytes = is == kBytes || is == kText ? bytes_in(text) : std::nullopt;
  if (bytes && is == kText) statement.bind(place, *bytes);
  if (bytes && is == kBytes) statement.bind(place, bytes->data(), static_cast<int>(bytes->size()));
  return bytes.has_value();
}

bool bind_value(SQLite::Statement& statement, int place, json::value const& value) {
  if (auto const* const object = value.if_object()) return bind_object(statement, place, *object);
  if (auto const* const number = value.if_int64()) {
    statement.bind(place, *number);
  } else if (auto const* const text = value.if_string()) {
    statement.bind(place, std::string(*text));
  } else {
    statement.bind(place);
    return value.is_null();
  }
  return true;
}

}  // namespace

std::string row_text(SQLite::Statement& row, int from) {
  json::object object;
  for (int i = from; i < row.getColumnCount(); ++i) object[row.getColumnName(i)] = value_of(row.getColumn(i));
  return json::serialize(object);
}

bool bind_row(SQLite::Statement& statement, std::vector<std::string> const& columns, std::string_view text) {
  auto const parsed = codec::parse(text);
  auto const* const object = parsed ? parsed->if_object() : nullptr;
  if (object == nullptr || object->size() != columns.size()) return false;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    auto const* const value = object->if_contains(columns[i]);
    if (value == nullptr || !bind_value(statement, static_cast<int>(i) + 1, *value)) return false;
  }
  return true;
}

}  // namespace kuhhandel::store
