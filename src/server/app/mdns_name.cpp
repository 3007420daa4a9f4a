#include "server/app/mdns_name.h"

#include <chrono>
#include <string_view>
#include <utility>

#include "server/ledger/failure.h"

namespace kuhhandel::server {
namespace {

using external::ChildProcess;
using external::ReadFailure;
using std::chrono::milliseconds;
using std::chrono::seconds;

/// Longer than a few checks of the network for whether the name is free.
constexpr seconds kTimeout{10};

/// The shell waits for the end of its input, which is closed however this process ends: then it kills Avahi's
/// program, and the name disappears.
std::string command_for(std::string const& ip) {
  return "command -v avahi-publish-address >/dev/null || exit; "
         "LC_ALL=C avahi-publish-address --no-reverse kuhhandel.local " +
         ip + " </dev/null 2>&1 & exec >/dev/null 2>&1; read -r end; kill $!";
}

/// Returns the name if the line reports that it is established.
std::optional<std::string> name_in(std::string_view line) {
  constexpr std::string_view kBefore = "Established under name '";
  if (!line.starts_with(kBefore) || !line.ends_with('\'')) return {};
  line.remove_prefix(kBefore.size());
  return std::string(line.substr(0, line.size() - 1));
}

}  // namespace

MdnsName::MdnsName(std::string const& ip, std::function<void(std::string const& name)> on_name) {
  auto child = ChildProcess::start(command_for(ip));
  if (!child) return;
  avahi_.emplace(*std::move(child));
  listening_ = std::jthread([this, on_name = std::move(on_name)](std::stop_token const& stop) {
    try {
      listen(stop, on_name);
    } catch (...) {
      log_exception(std::current_exception(), "name in the network");
    }
  });
}

void MdnsName::listen(std::stop_token const& stop,
                      std::function<void(std::string const& name)> const& on_name) {
  auto const until = ChildProcess::Clock::now() + kTimeout;
  while (!stop.stop_requested() && ChildProcess::Clock::now() < until) {
    auto const line = avahi_->read_line(ChildProcess::Clock::now() + milliseconds(100));
    if (!line && line.error() != ReadFailure::late) return;
    auto const name = line ? name_in(*line) : std::nullopt;
    if (name) return on_name(*name);
  }
}

}  // namespace kuhhandel::server
