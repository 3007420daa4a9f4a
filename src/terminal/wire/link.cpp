#include "terminal/wire/link.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "terminal/answers.h"

namespace kuhhandel::terminal {
namespace {

constexpr std::size_t kLongestPart = 128;

bool is_word(std::string_view text) {
  return !text.empty() && text.size() <= kLongestPart && std::ranges::all_of(text, [](unsigned char letter) {
    return std::isalnum(letter) != 0 || letter == '-' || letter == '_';
  });
}

bool is_host(std::string_view text) {
  return !text.empty() && text.size() <= 255 && std::ranges::all_of(text, [](unsigned char letter) {
    return std::isalnum(letter) != 0 || letter == '-' || letter == '.' || letter == ':';
  });
}

/// Removes the text before `mark`, and returns it; all of it if the mark is missing.
std::string_view take_until(std::string_view& text, char mark) {
  auto const at = std::min(text.find(mark), text.size());
  auto const part = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return part;
}

struct Scheme {
  std::string_view start;
  bool secure;
};
constexpr std::array kSchemes{Scheme{"https://", true}, Scheme{"wss://", true}, Scheme{"http://", false},
                              Scheme{"ws://", false}};

std::unexpected<std::string> no_link(std::string_view what) {
  return std::unexpected(fmt::format("--table: {}; a link looks like https://example.org/t/k7q2m9.", what));
}

/// "host", "host:8080" or "[::1]:8080"; returns false for anything else.
bool read_host(std::string_view text, TableLink& link) {
  bool const in_brackets = text.starts_with('[');
  if (in_brackets) text.remove_prefix(1);
  link.host = take_until(text, in_brackets ? ']' : ':');
  if (in_brackets && text.starts_with(':')) text.remove_prefix(1);
  link.port = text.empty() ? (link.secure ? "443" : "80") : std::string(text);
  auto const port = parse_number(link.port);
  return is_host(link.host) && port && *port > 0 && *port <= 65535;
}

}  // namespace

std::expected<TableLink, std::string> parse_link(std::string_view text) {
  auto const scheme =
      std::ranges::find_if(kSchemes, [&](Scheme const& known) { return text.starts_with(known.start); });
  if (scheme == kSchemes.end()) return no_link("it begins with none of https, http, wss and ws");
  text.remove_prefix(scheme->start.size());
  TableLink link{.secure = scheme->secure, .host = {}, .port = {}, .table = {}, .token = {}};
  if (!read_host(take_until(text, '/'), link)) return no_link("its host cannot be");
  if (!text.starts_with("t/")) return no_link("it leads to no table");
  text.remove_prefix(2);
  link.table = take_until(text, '#');
  if (link.table.ends_with('/')) link.table.pop_back();
  link.token = text;
  if (!is_word(link.table)) return no_link("it names no table");
  if (!link.token.empty() && !is_word(link.token)) return no_link("its key is none");
  return link;
}

std::string text_of(TableLink const& link) {
  bool const usual = link.port == (link.secure ? "443" : "80");
  auto const host = link.host.find(':') == std::string::npos ? link.host : "[" + link.host + "]";
  return fmt::format("{}://{}{}/t/{}{}", link.secure ? "https" : "http", host, usual ? "" : ":" + link.port,
                     link.table, link.token.empty() ? "" : "#" + link.token);
}

}  // namespace kuhhandel::terminal
