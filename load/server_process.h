// A server in a process of its own, so that what it costs can be told from what its clients cost.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <ostream>

namespace kuhhandel::load {

class ServerProcess {
 public:
  /// Lets `serve` run in a child process; its first line must end with ":PORT/", as the program's does.
  /// std::runtime_error where it does not.
  explicit ServerProcess(std::function<void(std::ostream&)> const& serve);

  ServerProcess(ServerProcess const&) = delete;
  ServerProcess& operator=(ServerProcess const&) = delete;
  /// Ends it as Ctrl-C would.
  ~ServerProcess();

  std::uint16_t port() const { return port_; }
  /// The processor time that it has used, its kernel work included.
  std::chrono::nanoseconds processor_time() const;
  /// Memory of its own, in bytes: what is not read from files.
  std::int64_t memory() const;
  /// Ends it at once, as a power cut would.
  void kill();

 private:
  void read_port(int descriptor);

  pid_t process_ = 0;
  std::uint16_t port_ = 0;
  int said_ = -1;  // stays open, so that it may go on to talk
};

/// An empty folder that is gone at the end.
class ScratchFolder {
 public:
  ScratchFolder();
  ScratchFolder(ScratchFolder const&) = delete;
  ScratchFolder& operator=(ScratchFolder const&) = delete;
  ~ScratchFolder();
  std::filesystem::path const& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace kuhhandel::load
