// The connection to a table on a server. It comes back by itself after every loss.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "terminal/wire/link.h"
#include "terminal/wire/wire.h"

namespace kuhhandel::terminal {

class RemoteWire final : public Wire {
 public:
  explicit RemoteWire(TableLink const& link);
  ~RemoteWire() override;

  void exchange(TerminalClient& client, table::Duration wait) override;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// Takes the lowest empty seat of the table and returns its link; an error is a sentence.
std::expected<TableLink, std::string> take_seat(TableLink const& invitation, std::string const& player);

}  // namespace kuhhandel::terminal
