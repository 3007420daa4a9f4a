#include "external/trace.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace kuhhandel::external {

std::expected<std::shared_ptr<Trace>, std::string> Trace::open(std::string const& file) {
  errno = 0;
  std::ofstream opened(file, std::ios::binary | std::ios::trunc);
  if (!opened)
    return std::unexpected(file + " cannot be written: " + std::generic_category().message(errno) + ".");
  return std::shared_ptr<Trace>(new Trace(std::move(opened)));
}

int Trace::begin(std::string_view command) {
  int number = 0;
  {
    std::scoped_lock const lock(mutex_);
    number = ++conversations_;
  }
  write(number, '=', command);
  return number;
}

/// Flushes, so that the file is complete if the program is killed while a bot hangs.
void Trace::write(int number, char direction, std::string_view line) {
  std::scoped_lock const lock(mutex_);
  file_ << number << ' ' << direction << ' ' << line << std::endl;
}

}  // namespace kuhhandel::external
