// How the handler of a request runs in the server: changes join the commit batch of the event loop, slow work
// goes to background threads.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>
#include <utility>

#include "server/limits/client_subnet.h"
#include "server/loop/request_transaction.h"
#include "server/loop/server_context.h"
#include "server/routing/request_context.h"

namespace kuhhandel::server {

/// Loads the table into memory if it exists and this server owns it. Returns false if too many jobs are
/// queued.
Task<bool> load_table(ServerContext& context, boost::asio::ip::address address, std::string id);

class LoopHost : public RequestHost {
 public:
  /// `shard` is the one whose owner answers; nullopt if every server can. `lane` is the queue for background
  /// work. release_body() moves `body`. All references must outlive the host.
  LoopHost(ServerContext& context, boost::asio::ip::address address, ReadLane lane, std::optional<int> shard,
           HttpRequest const& request, std::string& body)
      : context_(context),
        address_(std::move(address)),
        lane_(lane),
        transaction_(context.commit_loop, context.services.directory, shard),
        request_(request),
        body_(body) {}

  void join_batch() override;
  Task<HttpResponse> read(BackgroundRead read) override;
  Task<void> compute(BackgroundWork work) override;
  Task<void> load_table(std::string id) override;
  Task<void> yield() override;
  std::string release_body() override { return std::move(body_); }
  std::string client() const override { return subnet_of(address_).to_string(); }

  /// Waits until everything that the request read and changed is durable. Returns false if another server has
  /// taken over one of its shards.
  Task<bool> wait_until_durable();

  table::Instant now() const { return transaction_.now(); }

 private:
  ServerContext& context_;
  boost::asio::ip::address address_;
  ReadLane lane_;
  RequestTransaction transaction_;
  HttpRequest const& request_;
  std::string& body_;
  PieceQueue::Turn piece_;   // of a change that is stored in pieces
  bool is_durable_ = false;  // nothing was read or changed since the last wait
};

}  // namespace kuhhandel::server
