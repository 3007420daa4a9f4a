#include "server/corked_stream.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>

namespace kuhhandel::server {

void CorkedStream::send(std::function<void()> failed) {
  if (kept_.empty() || !sending_.empty()) return;
  std::swap(kept_, sending_);
  boost::asio::async_write(*below_, boost::asio::buffer(sending_),
                           [this, failed = std::move(failed)](error_code error, std::size_t) {
                             // A connection that has nothing to say keeps no room for it.
                             backlog_.remove(sending_.size());
                             std::string().swap(sending_);
                             if (error) return failed();
                             if (!kept_.empty()) calls_.written();
                           });
}

void CorkedStream::overrun() {
  if (std::exchange(overrun_, true)) return;
  backlog_.remove(kept_.size());
  std::string().swap(kept_);
  below_->close();
  calls_.overrun();
}

}  // namespace kuhhandel::server
