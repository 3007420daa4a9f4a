// A program that runs beside this one and is talked to in lines, over its standard input and output. POSIX
// stays in this file's .cpp.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

namespace kuhhandel::external {

/// Why a child said nothing.
enum class ReadFailure : std::uint8_t { late, ended, too_long_a_line };

/// Its end is its owner's: when a Child goes, the program and whatever it started in its process group go
/// too. What it writes to its standard error goes where ours does.
class ChildProcess {
 public:
  using Clock = std::chrono::steady_clock;

  /// Starts `command` by the shell; what is wrong is a sentence. A command that the shell cannot find starts
  /// and ends at once.
  static std::expected<ChildProcess, std::string> start(std::string const& command);

  ChildProcess(ChildProcess&&) noexcept;
  ChildProcess& operator=(ChildProcess&&) = delete;
  ~ChildProcess();

  /// Keeps a line for the child, without waiting for it to be read; the newline is added here.
  void write(std::string_view line);

  /// Gives it what was written as far as it takes it at once.
  void flush();

  /// Its next line, without the newline, while it is given what was written. Lines are at most 65,536 bytes.
  std::expected<std::string, ReadFailure> read_line(Clock::time_point until);

  /// Closes its input, lets it end by itself for so long, and then ends it. Its exit status; 128 and the
  /// signal's number where a signal ended it, as a shell tells it.
  int stop(std::chrono::milliseconds patience);

 private:
  struct Process;
  explicit ChildProcess(std::unique_ptr<Process> process);
  std::unique_ptr<Process> process_;
};

}  // namespace kuhhandel::external
