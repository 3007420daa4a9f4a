// A PostgreSQL for tests in a temporary folder, reachable only by a socket there.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>

#include "tests/ledger/postgres_programs.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel {

class APostgres {
 public:
  /// One for all tests of this program. std::runtime_error where PostgreSQL is not installed.
  static APostgres& running();

  APostgres();
  APostgres(APostgres const&) = delete;
  APostgres& operator=(APostgres const&) = delete;
  ~APostgres();

  void start();
  /// Like a power cut, except for the disk's own cache.
  void die();

  /// Returns an unused ledger.
  std::string fresh();
  /// The same place by another socket, in that folder.
  static std::string by_way_of(std::filesystem::path const& folder, std::string const& where);
  /// Does that there, by psql.
  void sql(std::string const& where, std::string const& statements);

  std::filesystem::path const& folder() const { return folder_.path(); }

 private:
  /// One of its programs, as the user whom it lets run it.
  bool is_ready() const;
  CommandLine command(std::string const& program) const;

  ThrowawayFolder folder_;
  pid_t process_ = 0;
  int made_ = 0;
};

}  // namespace kuhhandel
