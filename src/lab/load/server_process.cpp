#include "load/server_process.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <csignal>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <ranges>
#include <stdexcept>
#include <streambuf>
#include <string>

#include "server/app/serve.h"

namespace kuhhandel::load {
namespace {

struct Pipe {
  int read = -1;
  int write = -1;
  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("No pipe to the server can be made.");
    read = ends[0];
    write = ends[1];
  }
};

/// The child dies with its parent, so that no server is left behind.
pid_t fork_child() {
  auto const child = fork();
  if (child < 0) throw std::runtime_error("No process can be made for the server.");
  if (child == 0) prctl(PR_SET_PDEATHSIG, SIGKILL);
  return child;
}

/// Writes to a descriptor at once; drops output that has no reader.
class DescriptorBuffer final : public std::streambuf {
 public:
  explicit DescriptorBuffer(int descriptor) : descriptor_(descriptor) {}

 protected:
  int_type overflow(int_type letter) override {
    auto const character = traits_type::to_char_type(letter);
    xsputn(&character, 1);
    return traits_type::not_eof(letter);
  }
  std::streamsize xsputn(char const* text, std::streamsize size) override {
    [[maybe_unused]] auto const written = write(descriptor_, text, static_cast<std::size_t>(size));
    return size;
  }

 private:
  int descriptor_;
};

}  // namespace

ServerProcess::ServerProcess(std::function<void(std::ostream&)> const& serve) {
  Pipe const pipe;
  process_ = fork_child();
  if (process_ == 0) {
    // A connection that both had would not end with one of them.
    if (pipe.write > STDERR_FILENO + 1)
      close_range(STDERR_FILENO + 1, static_cast<unsigned>(pipe.write) - 1, 0);
    close_range(static_cast<unsigned>(pipe.write) + 1, ~0U, 0);
    DescriptorBuffer buffer(pipe.write);
    std::ostream out(&buffer);
    serve(out);
    // Skips the destructors of the parent's objects.
    _exit(0);
  }
  close(pipe.write);
  read_port(pipe.read);
}

ServerProcess::ServerProcess(ScratchFolder const& folder, std::string const& ledger, int socket_threads)
    : ServerProcess([&](std::ostream& out) {
        std::ofstream(folder.path() / "index.html") << "<!doctype html>";
        server::serve({.port = 0,
                       .address = "127.0.0.1",
                       .data = folder.path(),
                       .web = folder.path(),
                       .socket_threads = socket_threads,
                       .ledger = ledger,
                       .seed = {}},
                      out, std::cerr);
      }) {}

ServerProcess::~ServerProcess() {
  if (process_ == 0) return;
  ::kill(process_, SIGINT);
  waitpid(process_, nullptr, 0);
  close(output_);
}

void ServerProcess::end() { ::kill(process_, SIGINT); }

void ServerProcess::suspend() { ::kill(process_, SIGSTOP); }

void ServerProcess::resume() { ::kill(process_, SIGCONT); }

void ServerProcess::kill() {
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  clear();
}

void ServerProcess::wait() { poll(0); }

bool ServerProcess::reap_if_ended() { return process_ == 0 || poll(WNOHANG); }

bool ServerProcess::poll(int how) {
  int status = 0;
  if (waitpid(process_, &status, how) == 0) return false;
  clear();
  if (status != 0) throw std::runtime_error("The server broke off, with status " + std::to_string(status));
  return true;
}

void ServerProcess::clear() {
  close(output_);
  process_ = 0;
}

void ServerProcess::read_port(int descriptor) {
  std::string output;
  std::array<char, 256> piece;
  // The first line ends with ":PORT/".
  while (output.find("/\n") == std::string::npos) {
    auto const bytes = read(descriptor, piece.data(), piece.size());
    if (bytes <= 0) break;
    output.append(piece.data(), static_cast<std::size_t>(bytes));
  }
  auto const end = output.find("/\n");
  auto const colon = output.rfind(':', end);
  if (end == std::string::npos || colon == std::string::npos) {
    throw std::runtime_error("The server did not start: " + output);
  }
  std::from_chars(output.data() + colon + 1, output.data() + end, port_);
  output_ = descriptor;
}

std::chrono::nanoseconds ServerProcess::processor_time() const {
  clockid_t clock{};
  timespec time{};
  if (clock_getcpuclockid(process_, &clock) != 0) return {};
  clock_gettime(clock, &time);
  return std::chrono::seconds{time.tv_sec} + std::chrono::nanoseconds{time.tv_nsec};
}

std::vector<std::chrono::nanoseconds> ServerProcess::thread_times() const {
  std::map<int, std::chrono::nanoseconds> times;
  auto const threads = std::filesystem::path("/proc") / std::to_string(process_) / "task";
  for (auto const& thread : std::filesystem::directory_iterator(threads)) {
    std::int64_t nanoseconds = 0;
    std::ifstream(thread.path() / "schedstat") >> nanoseconds;
    times[std::stoi(thread.path().filename())] = std::chrono::nanoseconds(nanoseconds);
  }
  auto const values = std::views::values(times);
  return {values.begin(), values.end()};
}

std::int64_t ServerProcess::number_in(std::string const& file, std::string_view name) const {
  std::ifstream stream("/proc/" + std::to_string(process_) + "/" + file);
  std::string word;
  std::int64_t number = 0;
  while (stream >> word)
    if (word == name && stream >> number) break;
  return number;
}

std::int64_t ServerProcess::memory() const { return number_in("status", "RssAnon:") * 1024; }

std::int64_t ServerProcess::resident_memory() const { return number_in("status", "VmRSS:") * 1024; }

std::int64_t ServerProcess::descriptors() const {
  std::error_code gone;
  std::filesystem::directory_iterator const open("/proc/" + std::to_string(process_) + "/fd", gone);
  return std::distance(begin(open), std::filesystem::end(open));
}

std::int64_t ServerProcess::written() const { return number_in("io", "write_bytes:"); }

ScratchFolder::ScratchFolder() {
  auto pattern = (std::filesystem::temp_directory_path() / "kuhhandel-load-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("No folder can be made in " + pattern);
  path_ = pattern;
}

std::int64_t ScratchFolder::size() const {
  std::int64_t bytes = 0;
  for (auto const& file : std::filesystem::recursive_directory_iterator(path_)) {
    std::error_code gone;
    auto const size = file.file_size(gone);
    if (!gone) bytes += static_cast<std::int64_t>(size);
  }
  return bytes;
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace kuhhandel::load
