// `kuhhandel serve`: the live table in the browser.
#pragma once

#include <cstdint>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include "names/profanity_filter.h"
#include "server/http/proxies.h"
#include "server/limits/server_limits.h"
#include "store/durability.h"
#include "store/retention.h"

namespace kuhhandel::server {

struct ServeOptions {
  std::uint16_t port = 8080;  // 0: any free one
  std::string address = "0.0.0.0";
  std::filesystem::path data = {};  // empty: the usual one, which is made where it is not there
  std::filesystem::path web = {};   // folder of the client; empty: the one inside the program
  std::filesystem::path docs = {};  // documents as pages; empty: those installed, else in the program
  bool open = false;                // in the browser of whoever starts it
  bool behind_proxy = false;
  std::vector<AddressRange> trusted_proxies = {};  // empty: those of this machine
  ProxyHeader proxy_header = ProxyHeader::x_forwarded_for;
  bool proxy_protocol = false;
  int socket_threads = 0;  // beside the one in which games run
  ServerLimits limits = {};
  std::vector<std::string> hosts = {};  // names to be asked by, beside those of the local network
  std::string metrics_address = {};     // IP:PORT where the figures are told; empty: nowhere
  std::filesystem::path tls_cert = {};  // with tls_key: HTTPS; else both are empty
  std::filesystem::path tls_key = {};
  /// What everyone was told outlives a power cut, or only the end of this process.
  store::Durability durability = store::Durability::power;
  store::RetentionPeriods keeping = {};
  std::uint64_t disk_budget = 10'000;  // in megabytes; 0: without end
  /// Of which languages strangers need not read what is rude in a name.
  std::vector<std::string> word_filter{names::kListedLanguages.begin(), names::kListedLanguages.end()};
  bool push_enabled = true;                        // people who are not there, by push services
  bool push_to_private_networks = false;           // push services may lie in private networks
  std::filesystem::path operator_token_file = {};  // empty: who keeps the server has no page
  std::string contact = {};                        // push/vapid.h; empty: the first of the hosts
  std::string ledger = {};  // postgres://… where tables are kept; empty: in the data folder
  /// Where browsers reach this server, `https://two.example`, for the others that have the same ledger to
  /// lead them there; empty: its address in the network.
  std::string public_address = {};
  std::string seed;  // for deals that can be repeated; empty: the system's chance
};

/// Serves until it is interrupted; the exit status. What hinders it is told on `err` in one sentence.
int serve(ServeOptions options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::server
