// The protocol for other languages and for readers, as the shapes of the wire give it.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <utility>
#include <vector>

namespace kuhhandel {

/// The definitions of docs/protocol.schema.json, by name: all that is said on the socket of a table and over
/// HTTP.
boost::json::object protocol_definitions();

/// The tables of docs/PROTOCOL.md: a name for each, and its rows as Markdown.
std::vector<std::pair<std::string, std::string>> protocol_tables();

}  // namespace kuhhandel
