#include "tests/ledger/a_postgres.h"

#include <fcntl.h>
#include <pwd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <stdexcept>

#include "postgres/connection.h"

namespace kuhhandel {
namespace {

namespace fs = std::filesystem;

/// The newest that is installed.
fs::path programs_of_postgres() {
  fs::path newest;
  std::error_code none;
  for (auto const& version : fs::directory_iterator("/usr/lib/postgresql", none))
    if (fs::exists(version.path() / "bin" / "initdb") && version.path() > newest) newest = version.path();
  if (newest.empty()) throw std::runtime_error("PostgreSQL is not installed; ./test does that.");
  return newest / "bin";
}

/// It does not run as root.
passwd const* other_user() {
  if (geteuid() != 0) return nullptr;
  auto const* const postgres = getpwnam("postgres");
  return postgres != nullptr ? postgres : getpwnam("nobody");
}

/// What it says goes to the file. The process ends with this one, however this one ends.
pid_t begin(std::vector<std::string> const& command, fs::path const& said) {
  auto const child = fork();
  if (child != 0) return child;
  auto const file = open(said.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  dup2(file, STDOUT_FILENO);
  dup2(file, STDERR_FILENO);
  std::vector<char*> words;
  for (auto const& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  execvp(words[0], words.data());
  _exit(127);
}

void run(std::vector<std::string> const& command, fs::path const& said) {
  int status = 0;
  waitpid(begin(command, said), &status, 0);
  if (status != 0) throw std::runtime_error(command.back() + ": see " + said.string());
}

}  // namespace

APostgres& APostgres::running() {
  static APostgres postgres;
  return postgres;
}

APostgres::APostgres() : programs_(programs_of_postgres()) {
  auto const* const user = other_user();
  if (user != nullptr && chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0)
    throw std::runtime_error("the folder cannot be given to PostgreSQL's user");
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
  } catch (postgres::Lost const&) {
    return false;
  }
}

void APostgres::die() {
  kill(process_, SIGQUIT);
  waitpid(process_, nullptr, 0);
}

std::vector<std::string> APostgres::command(std::string const& program) const {
  std::vector<std::string> command{"setpriv", "--pdeathsig=QUIT"};
  if (auto const* const user = other_user(); user != nullptr)
    command.insert(command.end(), {"--reuid=" + std::to_string(user->pw_uid),
                                   "--regid=" + std::to_string(user->pw_gid), "--clear-groups"});
  command.insert(command.end(), {(programs_ / program).string(), "-D", (folder_.path() / "data").string()});
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
  run({(programs_ / "psql").string(), "-q", "-v", "ON_ERROR_STOP=1", where, "-c", statements},
      folder_.path() / "psql.log");
}

}  // namespace kuhhandel
