#include "server/operator/operator_auth.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "server/http/json_response.h"
#include "server/observability/json_log.h"
#include "store/data_folder.h"

namespace kuhhandel::server {
namespace {

constexpr std::size_t kMinTokenLength = 16;

void write_token(std::filesystem::path const& file, std::string const& token) {
  auto const line = token + '\n';
  auto const descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  bool const is_written =
      descriptor >= 0 && write(descriptor, line.data(), line.size()) == static_cast<ssize_t>(line.size());
  if (descriptor >= 0) close(descriptor);
  if (!is_written)
    throw std::runtime_error("The operator's token could not be written to " + file.string() + ".");
}

/// systemd gives the files of `LoadCredential=` an access list that looks like group read permission.
bool is_credential(std::filesystem::path const& file) {
  auto const* const folder = std::getenv("CREDENTIALS_DIRECTORY");
  return folder != nullptr && file.parent_path() == std::filesystem::path(folder);
}

}  // namespace

std::string read_or_create_operator_token(std::filesystem::path const& file,
                                          keys::SecureRandom const& chance) {
  if (!std::filesystem::exists(file)) {
    auto token = chance.token();
    write_token(file, token);
    return token;
  }
  if (store::is_open_to_others(file) && !is_credential(file))
    throw std::runtime_error("Users other than its owner can read or change " + file.string() +
                             ", which contains the operator's token. Run: chmod 600 " + file.string());
  std::ifstream in(file);
  std::string token;
  in >> token;
  if (token.size() < kMinTokenLength)
    throw std::runtime_error(file.string() + " must have a token of at least " +
                             std::to_string(kMinTokenLength) +
                             " letters. If the file does not exist, the server creates one.");
  return token;
}

bool refuse_token_guess(OperatorAuth const& auth, HttpRequest const& head, RateLimits& rate_limits,
                        boost::asio::ip::address const& address, table::Instant now) {
  if (!rate_limits.has_left(RateClass::token_guess, address, now)) return true;
  auto const token = bearer_of(head);
  // A request without a token only asks whether the page exists.
  if (token.empty() || auth.accepts(token)) return false;
  rate_limits.take(RateClass::token_guess, address, now);
  log_json("wrong_operator_token");
  return false;
}

}  // namespace kuhhandel::server
