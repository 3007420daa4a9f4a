#include "external/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <optional>
#include <system_error>

namespace kuhhandel::external {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kLongestLine = 65'536;

/// A file descriptor that is closed by its owner's end.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor const&) = delete;
  Descriptor& operator=(Descriptor const&) = delete;
  ~Descriptor() { close(); }

  void close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
  }
  void reset(int number) {
    close();
    number_ = number;
  }
  int number() const { return number_; }
  bool open() const { return number_ >= 0; }

 private:
  int number_ = -1;
};

struct Pipe {
  Descriptor reading;
  Descriptor writing;

  /// Closed in programs started later; otherwise a child would keep another's input open.
  bool make() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    reading.reset(ends[0]);
    writing.reset(ends[1]);
    return true;
  }
};

void never_block(Descriptor const& end) {
  ::fcntl(end.number(), F_SETFL, ::fcntl(end.number(), F_GETFL) | O_NONBLOCK);
}

/// Milliseconds until then for poll: rounded up, so that it never wakes too early; none below 0.
int wait_until(ChildProcess::Clock::time_point then) {
  auto const left = std::chrono::ceil<milliseconds>(then - ChildProcess::Clock::now()).count();
  return left < 0 ? 0 : static_cast<int>(left);
}

/// The settings of a new process: a group of its own, so that all of it can be ended and a Ctrl-C is ours to
/// handle, and signals as a program expects to find them.
class Settings {
 public:
  Settings(Pipe const& input, Pipe const& output) {
    ::posix_spawn_file_actions_init(&files_);
    ::posix_spawn_file_actions_adddup2(&files_, input.reading.number(), STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&files_, output.writing.number(), STDOUT_FILENO);
    // It outlives us for a moment where we are killed, and must hold neither our port nor our data.
    ::posix_spawn_file_actions_addclosefrom_np(&files_, STDERR_FILENO + 1);
    ::posix_spawnattr_init(&attributes_);
    ::posix_spawnattr_setflags(&attributes_,
                               POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    sigset_t signals;
    ::sigemptyset(&signals);
    ::posix_spawnattr_setsigmask(&attributes_, &signals);
    for (int const usual : {SIGPIPE, SIGINT, SIGTERM}) ::sigaddset(&signals, usual);
    ::posix_spawnattr_setsigdefault(&attributes_, &signals);
  }
  Settings(Settings const&) = delete;
  Settings& operator=(Settings const&) = delete;
  ~Settings() {
    ::posix_spawn_file_actions_destroy(&files_);
    ::posix_spawnattr_destroy(&attributes_);
  }

  /// An errno, or 0.
  int start(std::string command, pid_t& id) const {
    std::string shell = "/bin/sh";
    std::string by_text = "-c";
    std::array<char*, 4> const words{shell.data(), by_text.data(), command.data(), nullptr};
    return ::posix_spawn(&id, shell.c_str(), &files_, &attributes_, words.data(), environ);
  }

 private:
  posix_spawn_file_actions_t files_{};
  posix_spawnattr_t attributes_{};
};

bool ended_within(pid_t id, milliseconds patience) {
  // A descriptor of a process can be read from when it has ended; an old kernel gives none, and no patience.
  Descriptor const process(static_cast<int>(::syscall(SYS_pidfd_open, id, 0)));
  if (!process.open()) return false;
  pollfd waiting{.fd = process.number(), .events = POLLIN, .revents = 0};
  return ::poll(&waiting, 1, static_cast<int>(patience.count())) == 1;
}

std::string sentence_of(int fault) { return std::generic_category().message(fault); }

int exit_status(int status) { return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status); }

}  // namespace

struct ChildProcess::Process {
  pid_t id = 0;
  Descriptor input;   // where we write
  Descriptor output;  // where we read
  std::string unsent;
  std::string unread;

  std::optional<std::string> take_line() {
    auto const end = unread.find('\n');
    if (end == std::string::npos) return {};
    auto line = unread.substr(0, end);
    unread.erase(0, end + 1);
    return line;
  }

  void send() {
    while (input.open() && !unsent.empty()) {
      auto const sent = ::write(input.number(), unsent.data(), unsent.size());
      if (sent > 0) {
        unsent.erase(0, static_cast<std::size_t>(sent));
        continue;
      }
      // A player that closed its input may still have answered; its end shows where we read.
      if (errno != EAGAIN && errno != EINTR) input.close();
      return;
    }
  }

  /// False at the end of its output.
  bool receive() {
    std::array<char, 4096> part{};
    auto const got = ::read(output.number(), part.data(), part.size());
    if (got > 0) unread.append(part.data(), static_cast<std::size_t>(got));
    return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
  }

  /// Waits for either side; false when it is time.
  bool wait(Clock::time_point until) {
    bool const sends = input.open() && !unsent.empty();
    std::array<pollfd, 2> both{pollfd{.fd = output.number(), .events = POLLIN, .revents = 0},
                               pollfd{.fd = input.number(), .events = POLLOUT, .revents = 0}};
    auto const ready = ::poll(both.data(), sends ? 2 : 1, wait_until(until));
    return ready != 0 || Clock::now() < until;
  }
};

ChildProcess::ChildProcess(std::unique_ptr<Process> process) : process_(std::move(process)) {}
ChildProcess::ChildProcess(ChildProcess&&) noexcept = default;
ChildProcess::~ChildProcess() { stop(milliseconds{0}); }

std::expected<ChildProcess, std::string> ChildProcess::start(std::string const& command) {
  // A dead child is noticed at the next write, not by a signal that would end this program.
  std::signal(SIGPIPE, SIG_IGN);
  Pipe input;
  Pipe output;
  if (!input.make() || !output.make()) return std::unexpected("no pipe: " + sentence_of(errno));

  auto process = std::make_unique<Process>();
  auto const fault = Settings(input, output).start(command, process->id);
  if (fault != 0) return std::unexpected("no shell: " + sentence_of(fault));
  never_block(input.writing);
  never_block(output.reading);
  process->input.reset(::fcntl(input.writing.number(), F_DUPFD_CLOEXEC, 0));
  process->output.reset(::fcntl(output.reading.number(), F_DUPFD_CLOEXEC, 0));
  return ChildProcess(std::move(process));
}

void ChildProcess::write(std::string_view line) {
  process_->unsent += line;
  process_->unsent += '\n';
}

void ChildProcess::flush() { process_->send(); }

std::expected<std::string, ReadFailure> ChildProcess::read_line(Clock::time_point until) {
  while (true) {
    process_->send();
    if (auto line = process_->take_line()) return *line;
    if (process_->unread.size() > kLongestLine) return std::unexpected(ReadFailure::too_long_a_line);
    if (!process_->wait(until)) return std::unexpected(ReadFailure::late);
    if (!process_->receive()) return std::unexpected(ReadFailure::ended);
  }
}

int ChildProcess::stop(milliseconds patience) {
  if (!process_) return 0;
  process_->send();
  process_->input.close();
  ended_within(process_->id, patience);
  // The whole group, before its leader's number is given back.
  ::kill(-process_->id, SIGKILL);
  int status = 0;
  while (::waitpid(process_->id, &status, 0) < 0 && errno == EINTR) {
  }
  process_.reset();
  return exit_status(status);
}

}  // namespace kuhhandel::external
