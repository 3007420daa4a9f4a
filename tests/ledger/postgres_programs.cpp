#include "tests/ledger/postgres_programs.h"

#include <fcntl.h>
#include <pwd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <stdexcept>

namespace kuhhandel {
namespace {

namespace fs = std::filesystem;

/// It does not run as root.
passwd const* other_user() {
  if (geteuid() != 0) return nullptr;
  auto const* const postgres = getpwnam("postgres");
  return postgres != nullptr ? postgres : getpwnam("nobody");
}

}  // namespace

fs::path programs_of_postgres() {
  fs::path newest;
  std::error_code none;
  for (auto const& version : fs::directory_iterator("/usr/lib/postgresql", none))
    if (fs::exists(version.path() / "bin" / "initdb") && version.path() > newest) newest = version.path();
  if (newest.empty()) throw std::runtime_error("PostgreSQL is not installed; ./test does that.");
  return newest / "bin";
}

CommandLine as_postgres(std::string const& program) {
  CommandLine command{"setpriv", "--pdeathsig=QUIT"};
  if (auto const* const user = other_user(); user != nullptr)
    command.insert(command.end(), {"--reuid=" + std::to_string(user->pw_uid),
                                   "--regid=" + std::to_string(user->pw_gid), "--clear-groups"});
  command.push_back((programs_of_postgres() / program).string());
  return command;
}

void give_to_postgres(fs::path const& folder) {
  auto const* const user = other_user();
  if (user != nullptr && chown(folder.c_str(), user->pw_uid, user->pw_gid) != 0)
    throw std::runtime_error("the folder cannot be given to PostgreSQL's user");
}

pid_t begin(CommandLine const& command, fs::path const& log, Preparation const& prepare) {
  auto const child = fork();
  if (child != 0) return child;
  if (prepare) prepare();
  auto const file = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  dup2(file, STDOUT_FILENO);
  dup2(file, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, ~0U, 0);
  std::vector<char*> words;
  for (auto const& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  execvp(words[0], words.data());
  _exit(127);
}

void run(CommandLine const& command, fs::path const& log, Preparation const& prepare) {
  int status = 0;
  waitpid(begin(command, log, prepare), &status, 0);
  if (status != 0) throw std::runtime_error(command.back() + ": see " + log.string());
}

}  // namespace kuhhandel
