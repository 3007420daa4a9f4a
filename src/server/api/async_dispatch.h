// Answers that may take long: what they need is read, reckoned and made ready beside the loop, and what
// changes is changed in turns.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>

#include "server/api/group_import.h"
#include "server/http/message.h"
#include "server/loop/request_turns.h"
#include "server/loop/server_context.h"

namespace kuhhandel::server {

/// Has a table in memory, where there is one of that id; false where too much waits already.
Task<bool> bring_table(ServerContext& context, boost::asio::ip::address address, std::string id);

/// Brings the games of a file into their group.
Task<HttpAnswer> bring_games(ServerContext& context, boost::asio::ip::address address, RequestTurns& turns,
                             GameImport import, std::string file);

/// What the request's route answers, by a thread of that lane if it takes long; all that it looks at must
/// outlive it. Changes are made in `turns`.
Task<HttpAnswer> answer_in_time(ServerContext& context, boost::asio::ip::address address, ReadLane lane,
                                RequestTurns& turns, HttpRequest request);

}  // namespace kuhhandel::server
