#include "codec/text/json_text.h"

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <cassert>
#include <charconv>
#include <utility>

#include "codec/text/parse.h"

namespace kuhhandel::codec {
namespace {

bool is_plain(unsigned char letter) { return letter >= 0x20 && letter != '"' && letter != '\\'; }

}  // namespace

void JsonText::separate() {
  if (!first_) out_ += ',';
  first_ = false;
}

void JsonText::append(std::string_view json) {
  separate();
  out_.append(json);
}

void JsonText::name(std::string_view name) {
  separate();
  out_ += '"';
  out_.append(name);
  out_.append("\":");
  first_ = true;
}

void JsonText::number(std::int64_t number) {
  std::array<char, 24> digits;
  auto const end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  append({digits.data(), static_cast<std::size_t>(end - digits.data())});
}

void JsonText::text(std::string_view text) {
  if (!std::ranges::all_of(text, is_plain)) {
    return append(boost::json::serialize(boost::json::string_view(text)));
  }
  separate();
  out_ += '"';
  out_.append(text);
  out_ += '"';
}

std::string json_of(std::function<void(JsonText&)> const& part) {
  std::string out;
  JsonText json(out);
  part(json);
  return out;
}

boost::json::value tree_of(std::function<void(JsonText&)> const& part) {
  auto tree = parse(json_of(part));
  assert(tree.has_value());
  return *std::move(tree);
}

}  // namespace kuhhandel::codec
