// Returns free memory to the system in a thread of its own, so that the loop does not measure it.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/limits/free_memory.h"
#include "server/loop/commit_loop.h"
#include "server/loop/services.h"
#include "store/store.h"

namespace kuhhandel::server {

class FreeMemoryThread {
 public:
  /// All references must outlive this object.
  FreeMemoryThread(boost::asio::io_context& io, CommitLoop& commit_loop, Services const& services)
      : io_(io), commit_loop_(commit_loop), services_(services) {}

  /// Call it every few seconds, on the loop.
  void check() {
    boost::asio::post(thread_, [this] {
      if (free_memory_.check()) boost::asio::post(io_, [this] { release(); });
    });
  }

 private:
  void release() {
    // Both are scattered over the pages that a flood has left, and are loaded again when they are used.
    commit_loop_.run(
        [this] {
          services_.directory.in_memory().evict_idle();
          store::release_page_cache(services_.store);
        },
        "memory");
    boost::asio::post(thread_, [this] { free_memory_.release(); });
  }

  boost::asio::io_context& io_;
  CommitLoop& commit_loop_;
  Services const& services_;
  FreeMemory free_memory_;
  boost::asio::thread_pool thread_{1};
};

}  // namespace kuhhandel::server
