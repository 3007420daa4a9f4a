// A server in a process of its own, so that its costs and its clients' costs can be measured separately.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace kuhhandel::load {

/// An empty folder that is gone at the end.
class ScratchFolder {
 public:
  ScratchFolder();
  ScratchFolder(ScratchFolder const&) = delete;
  ScratchFolder& operator=(ScratchFolder const&) = delete;
  ~ScratchFolder();
  std::filesystem::path const& path() const { return path_; }
  /// Returns the size of all its files, in bytes.
  std::int64_t size() const;

 private:
  std::filesystem::path path_;
};

class ServerProcess {
 public:
  /// Lets `serve` run in a child process; its first line must end with ":PORT/", as the program's does.
  /// std::runtime_error where it does not.
  explicit ServerProcess(std::function<void(std::ostream&)> const& serve);

  /// Serves the folder, as the program does; with a ledger if one is given.
  explicit ServerProcess(ScratchFolder const& folder, std::string const& ledger = {}, int socket_threads = 0);

  ServerProcess(ServerProcess const&) = delete;
  ServerProcess& operator=(ServerProcess const&) = delete;
  /// Ends it as Ctrl-C would.
  ~ServerProcess();

  std::uint16_t port() const { return port_; }
  /// The processor time that it has used, its kernel work included.
  std::chrono::nanoseconds processor_time() const;
  /// The same of each of its threads, the one that began it first.
  std::vector<std::chrono::nanoseconds> thread_times() const;
  /// Returns its own memory in bytes, without mapped files.
  std::int64_t memory() const;
  /// Memory that it occupies (RSS), in bytes, with the parts of files.
  std::int64_t resident_memory() const;
  /// Files and sockets that it has open.
  std::int64_t descriptors() const;
  /// Returns the bytes written to disks; 0 if the system does not report them.
  std::int64_t written() const;
  /// Lets it end as Ctrl-C would, and does not wait for that.
  void end();
  /// Ends it at once, as a power cut would.
  void kill();
  /// It stands still, and knows of nothing when it goes on.
  void suspend();
  void resume();
  /// Waits until the process has ended. Throws std::runtime_error if its exit status is not 0.
  void wait();
  /// Reaps the process and returns true if it has ended; false while it runs. Throws as wait() does.
  bool reap_if_ended();

 private:
  void read_port(int descriptor);
  bool poll(int how);
  void clear();
  /// Returns the number after that name in a file of /proc about the process; 0 if there is none.
  std::int64_t number_in(std::string const& file, std::string_view name) const;

  pid_t process_ = 0;
  std::uint16_t port_ = 0;
  int output_ = -1;  // stays open, so that it may go on to talk
};

}  // namespace kuhhandel::load
