#include "bindings/c/json.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace kuhhandel::bindings {
namespace {

constexpr int kMostLevels = 32;

void add_utf8(std::string& text, unsigned code) {
  auto const add = [&](unsigned byte) { text += static_cast<char>(byte); };
  if (code < 0x80) return add(code);
  if (code < 0x800) {
    add(0xC0 | code >> 6);
  } else if (code < 0x10000) {
    add(0xE0 | code >> 12);
    add(0x80 | (code >> 6 & 0x3F));
  } else {
    add(0xF0 | code >> 18);
    add(0x80 | (code >> 12 & 0x3F));
    add(0x80 | (code >> 6 & 0x3F));
  }
  add(0x80 | (code & 0x3F));
}

/// Reads from the front of what is left; after the first problem there is nothing left.
class Reader {
 public:
  explicit Reader(std::string_view text) : whole_(text), left_(text) {}

  std::expected<Json, std::string> document() {
    auto value = read(0);
    skip_blanks();
    if (!left_.empty()) refuse("something follows");
    if (problem_) return std::unexpected(*problem_);
    return value;
  }

 private:
  void refuse(std::string const& what) {
    if (problem_) return;
    problem_ = "is no JSON at byte " + std::to_string(whole_.size() - left_.size()) + ": " + what;
    left_ = {};
  }
  void skip_blanks() { left_.remove_prefix(std::min(left_.find_first_not_of(" \t\r\n"), left_.size())); }
  bool take(std::string_view what) {
    if (!left_.starts_with(what)) return false;
    left_.remove_prefix(what.size());
    return true;
  }
  bool take_sign(std::string_view sign) {
    skip_blanks();
    return take(sign);
  }

  Json read(int level) {
    skip_blanks();
    if (level > kMostLevels) refuse("too many levels");
    if (take("{")) return object(level);
    if (take("[")) return list(level);
    if (take("\"")) return text_value();
    if (take("null")) return {};
    if (take("true")) return truth(true);
    if (take("false")) return truth(false);
    return number();
  }

  Json text_value() {
    Json value(Json::Kind::text);
    value.text = text();
    return value;
  }
  static Json truth(bool is_so) {
    Json value(Json::Kind::truth);
    value.truth = is_so;
    return value;
  }

  Json object(int level) {
    Json object(Json::Kind::object);
    if (take_sign("}")) return object;
    do {
      if (!take_sign("\"")) refuse("a name is missing");
      auto name = text();
      auto const same = [&](auto const& member) { return member.first == name; };
      if (std::ranges::any_of(object.members, same)) refuse("'" + name + "' is there twice");
      if (!take_sign(":")) refuse("a colon is missing");
      auto value = read(level + 1);
      object.members.emplace_back(std::move(name), std::move(value));
    } while (take_sign(","));
    if (!take_sign("}")) refuse("an object does not end");
    return object;
  }

  Json list(int level) {
    Json list(Json::Kind::list);
    if (take_sign("]")) return list;
    do list.items.push_back(read(level + 1));
    while (take_sign(","));
    if (!take_sign("]")) refuse("a list does not end");
    return list;
  }

  std::string text() {
    std::string text;
    while (!left_.empty() && !take("\"")) {
      auto const next = left_.front();
      left_.remove_prefix(1);
      if (static_cast<unsigned char>(next) < 0x20) refuse("a control character");
      if (next == '\\') {
        add_escaped(text);
      } else {
        text += next;
      }
      if (left_.empty()) refuse("a text does not end");
    }
    return text;
  }

  void add_escaped(std::string& text) {
    constexpr std::string_view kSigns = "\"\\/bfnrt";
    constexpr std::string_view kMeant = "\"\\/\b\f\n\r\t";
    if (take("u")) return add_utf8(text, code_point());
    auto const place = left_.empty() ? std::string_view::npos : kSigns.find(left_.front());
    if (place == std::string_view::npos) return refuse("an unknown escape");
    left_.remove_prefix(1);
    text += kMeant[place];
  }

  unsigned code_point() {
    auto const first = four_digits();
    if (first < 0xD800 || first > 0xDFFF) return first;
    auto const second = take("\\u") ? four_digits() : 0U;
    bool const paired = first < 0xDC00 && second >= 0xDC00 && second <= 0xDFFF;
    if (!paired) refuse("half a character");
    return paired ? 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00) : 0U;
  }

  unsigned four_digits() {
    unsigned code = 0;
    auto const digits = left_.substr(0, 4);
    auto const [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    if (error != std::errc{} || end != digits.data() + 4) refuse("four digits are missing");
    left_.remove_prefix(std::min<std::size_t>(4, left_.size()));
    return code;
  }

  Json number() {
    auto const digits = left_.substr(0, left_.find_first_not_of("+-.0123456789eE"));
    auto const unsigned_digits = digits.starts_with('-') ? digits.substr(1) : digits;
    bool const begins =
        !unsigned_digits.empty() && unsigned_digits.front() >= '0' && unsigned_digits.front() <= '9';
    bool const padded = unsigned_digits.size() > 1 && unsigned_digits[0] == '0' &&
                        unsigned_digits[1] >= '0' && unsigned_digits[1] <= '9';
    if (!begins || padded) refuse("a value is missing");
    Json number(Json::Kind::whole);
    auto const [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number.whole);
    if (error != std::errc{} || end != digits.data() + digits.size()) number.kind = Json::Kind::other_number;
    left_.remove_prefix(std::min(digits.size(), left_.size()));
    return number;
  }

  std::string_view whole_;
  std::string_view left_;
  std::optional<std::string> problem_;
};

}  // namespace

std::expected<Json, std::string> json_from(std::string_view text) { return Reader(text).document(); }

}  // namespace kuhhandel::bindings
