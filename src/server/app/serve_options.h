// The options of `kuhhandel serve`.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "names/profanity_filter.h"
#include "server/http/proxies.h"
#include "server/limits/server_limits.h"
#include "store/durability.h"
#include "store/tables/retention.h"

namespace kuhhandel::server {

struct ServeOptions {
  std::uint16_t port = 8080;  // 0: any free port
  std::string address = "0.0.0.0";
  std::filesystem::path data = {};  // empty: the default folder, created if missing
  std::filesystem::path web = {};   // folder of the client; empty: the client inside the program
  std::filesystem::path docs =
      {};             // documents as pages; empty: the installed ones, else those inside the program
  bool open = false;  // opens the browser on this machine
  bool behind_proxy = false;
  std::vector<AddressRange> trusted_proxies = {};  // empty: addresses of this machine
  ProxyHeader proxy_header = ProxyHeader::x_forwarded_for;
  bool proxy_protocol = false;
  int socket_threads = 0;  // in addition to the loop's thread
  ServerLimits limits = {};
  std::vector<std::string> hosts = {};  // accepted host names in addition to those of the local network
  std::string metrics_address = {};     // IP:PORT of the metrics; empty: none
  std::filesystem::path tls_cert = {};  // with tls_key: HTTPS; otherwise both are empty
  std::filesystem::path tls_key = {};
  /// Whether everything sent to clients survives a power failure, or only the end of this process.
  store::Durability durability = store::Durability::power;
  store::RetentionPeriods keeping = {};
  std::uint64_t disk_budget = 10'000;  // in megabytes; 0: unlimited
  /// Languages whose profanity lists apply to names.
  std::vector<std::string> word_filter{names::kListedLanguages.begin(), names::kListedLanguages.end()};
  bool push_enabled = true;                        // notifications to absent players through push services
  bool push_to_private_networks = false;           // push services may be in private networks
  std::filesystem::path operator_token_file = {};  // empty: the operator page is off
  std::string contact = {};                        // push/vapid.h; empty: the first of the hosts
  std::string ledger = {};                         // postgres://… of the ledger; empty: the data folder
  /// Origin of this server for browsers, such as `https://two.example`, to which the cluster's other servers
  /// redirect; empty: its address in the network.
  std::string public_address = {};
  std::string seed;  // for reproducible deals; empty: system randomness
};

}  // namespace kuhhandel::server
