#include "server/operator_page.h"

#include <fcntl.h>
#include <unistd.h>

#include <fstream>
#include <stdexcept>

namespace kuhhandel::server {
namespace {

constexpr std::size_t kShortest = 16;

void write_token(std::filesystem::path const& file, std::string const& token) {
  auto const line = token + '\n';
  auto const descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  bool const is_written =
      descriptor >= 0 && write(descriptor, line.data(), line.size()) == static_cast<ssize_t>(line.size());
  if (descriptor >= 0) close(descriptor);
  if (!is_written)
    throw std::runtime_error("The operator's token cannot be written to " + file.string() + ".");
}

}  // namespace

std::string operator_token_in(std::filesystem::path const& file, keys::Chance const& chance) {
  if (!std::filesystem::exists(file)) {
    auto token = chance.token();
    write_token(file, token);
    return token;
  }
  std::ifstream in(file);
  std::string token;
  in >> token;
  if (token.size() < kShortest)
    throw std::runtime_error(file.string() + " must have a token of at least " + std::to_string(kShortest) +
                             " letters; one is made where there is no such file.");
  return token;
}

}  // namespace kuhhandel::server
