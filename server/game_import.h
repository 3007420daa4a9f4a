// A file of games on its way into a group: read a slice at a time, so that nobody at a table waits for it,
// and entered as one.
#pragma once

#include <boost/json/array.hpp>
#include <optional>
#include <vector>

#include "groups/groups.h"
#include "server/http_message.h"

namespace kuhhandel {

/// Whether the request brings games from a file; then it is answered by a GameImport.
bool brings_games(HttpRequest const& request);

class GameImport {
 public:
  /// The groups must outlive the import, and so must the texts that the request looks at.
  GameImport(Groups& groups, HttpRequest request) : groups_(groups), request_(request) {}

  /// Does a part of the work; the answer once all is done, or something is wrong.
  std::optional<HttpAnswer> go_on();

 private:
  std::optional<HttpAnswer> begin();
  std::optional<HttpAnswer> read_on();
  std::optional<HttpAnswer> enter();

  Groups& groups_;
  HttpRequest request_;
  std::optional<boost::json::array> file_;
  std::size_t read_ = 0;
  std::optional<ReadyGames> ready_;
};

}  // namespace kuhhandel
