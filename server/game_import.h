// A file of games on its way into a group: read a slice at a time, so that nobody at a table waits for it,
// and entered as one.
#pragma once

#include <boost/json/array.hpp>
#include <cstdint>
#include <optional>
#include <vector>

#include "groups/groups.h"
#include "server/http_message.h"

namespace kuhhandel::server {

enum class GameFile : std::uint8_t { json, csv };

class GameImport {
 public:
  /// The groups must outlive the import, and so must the texts that the request looks at.
  GameImport(groups::Groups& groups, HttpRequest request, GameFile kind)
      : groups_(groups), request_(request), kind_(kind) {}

  /// Does a part of the work; the answer once all is done, or something is wrong.
  std::optional<HttpAnswer> go_on();

 private:
  std::optional<HttpAnswer> begin();
  std::optional<HttpAnswer> read_on();
  std::optional<HttpAnswer> enter();

  groups::Groups& groups_;
  HttpRequest request_;
  GameFile kind_;
  std::optional<boost::json::array> file_;
  std::size_t read_ = 0;
  std::optional<groups::ReadyGames> ready_;
};

}  // namespace kuhhandel::server
