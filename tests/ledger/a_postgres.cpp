#include "tests/ledger/a_postgres.h"

#include <sys/wait.h>

#include <chrono>
#include <csignal>
#include <stdexcept>

#include "postgres/connection.h"
#include "tests/ledger/postgres_programs.h"

namespace kuhhandel {

namespace fs = std::filesystem;

APostgres& APostgres::running() {
  static APostgres postgres;
  return postgres;
}

APostgres::APostgres() {
  give_to_postgres(folder_.path());
  auto initdb = command("initdb");
  for (auto const* const option :
       {"--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username=kuhhandel"})
    initdb.emplace_back(option);
  run(initdb, folder_.path() / "initdb.log");
  start();
}

APostgres::~APostgres() { die(); }

void APostgres::start() {
  auto postgres = command("postgres");
  for (auto const& setting :
       {std::string("listen_addresses="), std::string("fsync=off"), std::string("full_page_writes=off"),
        std::string("shared_buffers=16MB"), "unix_socket_directories=" + folder_.path().string()})
    postgres.insert(postgres.end(), {"-c", setting});
  process_ = begin(postgres, folder_.path() / "postgres.log");
  while (!is_ready())
    if (waitpid(process_, nullptr, WNOHANG) != 0) throw std::runtime_error("PostgreSQL does not start");
}

bool APostgres::is_ready() const {
  try {
    postgres::Connection("postgres://kuhhandel@/postgres?host=" + folder_.path().string(),
                         std::chrono::seconds(10));
    return true;
  } catch (postgres::ConnectionLost const&) {
    return false;
  }
}

void APostgres::die() {
  kill(process_, SIGQUIT);
  waitpid(process_, nullptr, 0);
}

CommandLine APostgres::command(std::string const& program) const {
  auto command = as_postgres(program);
  command.insert(command.end(), {"-D", (folder_.path() / "data").string()});
  return command;
}

std::string APostgres::fresh() {
  auto const schema = "test" + std::to_string(++made_);
  auto const where =
      "postgres://kuhhandel@/postgres?host=" + folder_.path().string() + "&options=-csearch_path%3D" + schema;
  sql(where, "CREATE SCHEMA " + schema);
  return where;
}

std::string APostgres::by_way_of(fs::path const& folder, std::string const& where) {
  auto const host = where.find("host=") + 5;
  return where.substr(0, host) + folder.string() + where.substr(where.find('&', host));
}

void APostgres::sql(std::string const& where, std::string const& statements) {
  run({(programs_of_postgres() / "psql").string(), "-q", "-v", "ON_ERROR_STOP=1", where, "-c", statements},
      folder_.path() / "psql.log");
}

}  // namespace kuhhandel
