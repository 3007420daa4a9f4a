#include "server/net/durable_write_buffer.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>

namespace kuhhandel::server {

void DurableWriteBuffer::flush(std::function<void()> on_failed) {
  releasable_bytes_ = closed_bytes_;
  send_releasable(std::move(on_failed));
}

void DurableWriteBuffer::send_releasable(std::function<void()> on_failed) {
  if (releasable_bytes_ == 0 || !sending_.empty()) return;
  sending_.assign(buffered_, releasable_bytes_);
  std::swap(buffered_, sending_);
  sending_.resize(releasable_bytes_);
  closed_bytes_ -= std::exchange(releasable_bytes_, 0);
  boost::asio::async_write(*transport_, boost::asio::buffer(sending_),
                           [this, on_failed = std::move(on_failed)](error_code error, std::size_t) mutable {
                             // An idle connection holds no buffer.
                             budget_account_.remove(sending_.size());
                             std::string().swap(sending_);
                             if (error) return on_failed();
                             send_releasable(std::move(on_failed));
                           });
}

void DurableWriteBuffer::on_overrun() {
  if (std::exchange(has_overrun_, true)) return;
  drop_unsent();
  transport_->close();
  hooks_.on_overrun();
}

}  // namespace kuhhandel::server
