#include "tests/faults/databases.h"

#include <sys/wait.h>

#include <csignal>
#include <fstream>
#include <stdexcept>

#include "postgres/connection.h"
#include "server/cluster/follower.h"
#include "tests/ledger/postgres_programs.h"

namespace kuhhandel {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr auto kLongEnough = std::chrono::minutes(1);
constexpr milliseconds kBetweenTries{20};

/// Repeats until it does not throw; at last throws its exception.
template <class Try>
auto in_time(Try const& attempt) {
  auto const until = steady_clock::now() + kLongEnough;
  for (;;) {
    try {
      return attempt();
    } catch (std::runtime_error const&) {
      if (steady_clock::now() > until) throw;
      server::pause_for(kBetweenTries);
    }
  }
}

void append(std::filesystem::path const& file, std::string const& line) {
  std::ofstream(file, std::ios::app) << line << '\n';
}

}  // namespace

Databases::Machine::Machine(ANetwork& network, std::filesystem::path const& folder, std::string const& name)
    : host(network.add(name)),
      disk(folder / name),
      sockets(folder / (name + "-sockets")),
      log(folder / (name + ".log")) {
  std::filesystem::create_directories(sockets);
  give_to_postgres(sockets);
  give_to_postgres(disk.path());
}

std::string Databases::Machine::connection_string() const {
  return "postgres://kuhhandel@/postgres?host=" + sockets.string();
}

void Databases::Machine::start() {
  auto command = as_postgres("postgres");
  command.insert(command.end(), {"-D", data().string()});
  for (auto const& setting :
       {"listen_addresses=" + host.address_text(), "unix_socket_directories=" + sockets.string(),
        std::string("shared_buffers=64MB"), std::string("max_wal_size=256MB")})
    command.insert(command.end(), {"-c", setting});
  process = begin(command, log, [&] { host.enter(); });
  in_time([&] {
    if (!runs()) throw std::logic_error("PostgreSQL does not start: see " + log.string());
    postgres::Connection(connection_string(), kLongEnough);
  });
}

void Databases::Machine::kill() {
  if (!runs()) return;
  ::kill(process, SIGQUIT);
  waitpid(process, nullptr, 0);
  process = 0;
}

bool Databases::Machine::runs() {
  if (process != 0 && waitpid(process, nullptr, WNOHANG) != 0) process = 0;
  return process != 0;
}

Databases::Databases(ANetwork& network, std::filesystem::path const& folder)
    : machines_{Machine(network, folder, "one"), Machine(network, folder, "two")} {
  auto& first = machines_.front();
  auto initdb = as_postgres("initdb");
  initdb.insert(initdb.end(), {"-D", first.data().string(), "--auth=trust", "--encoding=UTF8", "--locale=C",
                               "--username=kuhhandel"});
  run(initdb, first.log);
  append(first.data() / "pg_hba.conf", "host all all 10.77.0.0/16 trust");
  append(first.data() / "pg_hba.conf", "host replication all 10.77.0.0/16 trust");
  first.start();
  do_on_primary("CREATE TABLE probe AS SELECT 0 AS n");
  make_replica();
}

Databases::~Databases() {
  for (auto& machine : machines_) machine.kill();
}

std::string Databases::ledger() const {
  return "postgres://kuhhandel@/postgres?host=" + machines_[0].host.address_text() + ',' +
         machines_[1].host.address_text() + "&target_session_attrs=read-write";
}

std::string Databases::connection_string() const { return machines_.at(primary_).connection_string(); }

void Databases::kill_primary() { machines_.at(primary_).kill(); }

void Databases::start_primary() {
  if (!machines_.at(primary_).runs()) machines_.at(primary_).start();
}

void Databases::promote_replica() {
  machines_.at(primary_).kill();
  primary_ = 1 - primary_;
  do_on_primary("SELECT pg_promote()");
}

void Databases::make_replica() {
  auto& primary = machines_.at(primary_);
  auto& replica = machines_.at(1 - primary_);
  replica.kill();
  std::filesystem::remove_all(replica.data());
  auto copy = as_postgres("pg_basebackup");
  copy.insert(copy.end(), {"-D", replica.data().string(), "-R", "-c", "fast", "-U", "kuhhandel", "-d",
                           "application_name=replica", "-h", primary.host.address_text()});
  in_time([&] { run(copy, replica.log, [&] { replica.host.enter(); }); });
  // The last line counts: the replica waits for no other if it becomes the primary.
  append(replica.data() / "postgresql.auto.conf", "synchronous_standby_names = ''");
  replica.start();
  do_on_primary("ALTER SYSTEM SET synchronous_standby_names = 'replica'");
  do_on_primary("SELECT pg_reload_conf()");
}

Databases::Steady::time_point Databases::wait_until_writable() const {
  in_time([&] { do_on_primary("UPDATE probe SET n = n + 1"); });
  return Steady::now();
}

void Databases::do_on_primary(std::string const& sql) const {
  postgres::Connection(connection_string(), kLongEnough).query({{sql}});
}

}  // namespace kuhhandel
