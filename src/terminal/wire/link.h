// A link to a table, from a browser's address bar or an invitation.
#pragma once

#include <expected>
#include <string>
#include <string_view>

namespace kuhhandel::terminal {

struct TableLink {
  bool secure;  // https and wss
  std::string host;
  std::string port;
  std::string table;
  std::string token;  // of the seat; empty in an invitation
};

/// https://host/t/TABLE is an invitation, https://host/t/TABLE#TOKEN a seat; http, ws and wss likewise. For
/// other text, the error is a sentence.
std::expected<TableLink, std::string> parse_link(std::string_view text);

/// The link of the seat, for another device or another day.
std::string text_of(TableLink const& link);

}  // namespace kuhhandel::terminal
