// A server's HTTP response with its head.
#pragma once

#include <string>

#include "load/server_address.h"

namespace kuhhandel {

struct ClientRequest {
  std::string method = "GET";
  std::string path;
  std::string origin = {};  // of the page that asks; empty: none
  std::string body = "{}";
  std::string idempotency_key = {};  // empty: none
};

/// Empty if there is no response.
std::string response_to(load::ServerAddress server, ClientRequest const& request);

/// Repeats until the response contains that; in the end returns the last response.
std::string response_in_time(load::ServerAddress server, ClientRequest const& request,
                             std::string const& what);

/// Returns once the server there has the tables; std::runtime_error where it never does.
void wait_for_tables(load::ServerAddress server);

}  // namespace kuhhandel
