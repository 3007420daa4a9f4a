#include "server/net/durable_write_buffer.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>

namespace kuhhandel::server {

void CorkedStream::send(std::function<void()> failed) {
  free_ = over_;
  send_free(std::move(failed));
}

void CorkedStream::send_free(std::function<void()> failed) {
  if (free_ == 0 || !sending_.empty()) return;
  sending_.assign(kept_, free_);
  std::swap(kept_, sending_);
  sending_.resize(free_);
  over_ -= std::exchange(free_, 0);
  boost::asio::async_write(*below_, boost::asio::buffer(sending_),
                           [this, failed = std::move(failed)](error_code error, std::size_t) mutable {
                             // A connection that has nothing to say keeps no room for it.
                             backlog_.remove(sending_.size());
                             std::string().swap(sending_);
                             if (error) return failed();
                             send_free(std::move(failed));
                           });
}

void CorkedStream::overrun() {
  if (std::exchange(overrun_, true)) return;
  drop_unsent();
  below_->close();
  calls_.overrun();
}

}  // namespace kuhhandel::server
