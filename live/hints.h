// The hints that people wait for: what a bot would do in their place.
#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>

#include "live/bot_question.h"
#include "live/connection.h"
#include "table/client_message.h"
#include "table/table.h"

namespace kuhhandel::live {

class Hints {
 public:
  /// A hint that somebody waits for, and the table's version when it was asked for.
  struct Awaited {
    Connection* connection;
    table::HintMessage message;
    std::uint64_t version;
  };

  /// What the bot is to be asked; `number` is the question's, `edition` the table's. A hint is refused where
  /// others than bots could suffer by it, and where there is nothing to choose.
  std::expected<BotQuestion, table::MessageError> ask(table::Table const& table,
                                                      std::shared_ptr<Edition const> edition, Seat seat,
                                                      Awaited hint, std::uint64_t number);

  /// Who waits for the answer to that question; none where nobody does any more.
  std::optional<Awaited> take(std::uint64_t number);

  /// The connection is gone.
  void forget(Connection const& connection);

 private:
  std::map<std::uint64_t, Awaited> awaited_;  // by the number of the question
};

}  // namespace kuhhandel::live
