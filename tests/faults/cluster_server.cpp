#include "tests/faults/cluster_server.h"

#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <iostream>
#include <stdexcept>

#include "server/app/serve.h"
#include "server/cluster/follower.h"

namespace kuhhandel {
namespace {

constexpr auto kLongestEnd = std::chrono::minutes(1);
constexpr std::chrono::milliseconds kBetweenLooks{5};

}  // namespace

ClusterServer::ClusterServer(ANetwork& network, std::filesystem::path const& folder, std::string const& name)
    : host_(network.add(name)), disk_(folder / name), log_(folder / (name + ".log")) {
  std::ofstream(disk_.path() / "index.html") << "<!doctype html>";
}

bool ClusterServer::start(std::string const& ledger) {
  if (runs()) return true;
  try {
    process_ = std::make_unique<load::ServerProcess>([&](std::ostream& out) { serve(ledger, out); });
    return true;
  } catch (std::runtime_error const&) {
    return false;
  }
}

void ClusterServer::serve(std::string const& ledger, std::ostream& out) const {
  auto const log = open(log_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  dup2(log, STDERR_FILENO);
  host_.enter();
  server::serve({.port = kPort,
                 .address = host_.address_text(),
                 .data = disk_.path(),
                 .web = disk_.path(),
                 .metrics_address = host_.address_text() + ':' + std::to_string(kPort + 1),
                 .ledger = ledger,
                 .seed = {}},
                out, std::cerr);
}

bool ClusterServer::runs() {
  if (process_ && process_->reap_if_ended()) process_.reset();
  return process_ != nullptr;
}

std::chrono::milliseconds ClusterServer::end() {
  auto const began = std::chrono::steady_clock::now();
  process_->end();
  while (runs() && std::chrono::steady_clock::now() < began + kLongestEnd) server::pause_for(kBetweenLooks);
  auto const took = std::chrono::steady_clock::now() - began;
  if (process_) process_->kill();
  process_.reset();
  return std::chrono::duration_cast<std::chrono::milliseconds>(took);
}

}  // namespace kuhhandel
