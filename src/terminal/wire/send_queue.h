// Messages to the server over a connection that may be lost: unanswered ones are sent again.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/edition.h"
#include "table/messages/client_message.h"

namespace kuhhandel::terminal {

class SendQueue {
 public:
  /// `token` opens a seat; empty for the audience. `ids` is the prefix of the message ids, which must be
  /// unique for the seat.
  SendQueue(std::string token, std::string ids) : token_(std::move(token)), ids_(std::move(ids)) {}

  bool is_open() const { return line_ != Line::lost; }

  /// The connection is open, again or for the first time; `last` is the last version received, or 0.
  void opened(std::uint64_t last);
  void lost();
  /// Requests the steps after that version.
  void send_hello(std::uint64_t last);
  /// The server has sent the table.
  void on_welcome();

  /// Says it, and again after a lost connection, until it is answered; it names the animals of that edition.
  void send(table::ClientMessage request, Edition const& edition);
  /// Says, once, that what the table shows at that version was seen.
  void see(std::uint64_t version);
  void answered(std::string_view id);
  /// The server passed some over and does not say which.
  void drop_unanswered() { waiting_.clear(); }

  /// Returns the messages since the last call; empty without a connection.
  std::vector<std::string> take_outgoing();

 private:
  enum class Line : std::uint8_t { lost, greeted, welcome };

  void resend_unanswered();

  std::string token_;
  std::string ids_;
  Line line_ = Line::lost;
  std::uint64_t sent_ = 0;
  std::map<std::uint64_t, std::string> waiting_;  // for an answer, by the numbers of their ids
  std::vector<std::string> out_;
};

}  // namespace kuhhandel::terminal
