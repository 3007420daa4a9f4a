// The lobby as a client of the load generator uses it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "load/load_options.h"
#include "load/server_address.h"

namespace kuhhandel::load {

struct TableKeys {
  std::string table;
  std::vector<std::string> tokens;  // of the people, by seat
};

class TableOpener {
 public:
  /// `from` is an address of this machine. Follows redirects to other servers.
  explicit TableOpener(ServerAddress server, std::uint32_t from = kAnyAddress);
  ~TableOpener();

  /// A table with its people seated, and no bots yet; std::runtime_error with the server's words where it
  /// refuses.
  TableKeys open_table(LoadTable const& table);

  /// The body of the answer.
  std::string get(std::string const& path);
  /// The same, where something is made; std::runtime_error with the server's words where it refuses.
  std::string post(std::string const& path, std::string const& body);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kuhhandel::load
