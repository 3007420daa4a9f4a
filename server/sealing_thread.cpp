#include "server/sealing_thread.h"

#include <boost/asio/post.hpp>
#include <utility>

namespace kuhhandel::server {
namespace {

std::exception_ptr why_not_sealed(Lobby const& lobby) {
  try {
    lobby.store().seal();
    return {};
  } catch (...) {
    return std::current_exception();
  }
}

}  // namespace

SealingThread::~SealingThread() {
  thread_.stop();
  thread_.join();
}

void SealingThread::seal(Sealed sealed) {
  boost::asio::post(thread_, [this, sealed = std::move(sealed)]() mutable {
    auto failure = why_not_sealed(lobby_);
    boost::asio::post(io_, [sealed = std::move(sealed), failure = std::move(failure)]() mutable {
      sealed(std::move(failure));
    });
  });
}

}  // namespace kuhhandel::server
