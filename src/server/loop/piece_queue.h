// Turns of changes that are stored in pieces, such as imports. Only one piece is stored at a time on the
// whole server, so the syncs that players wait for stay short however many clients import.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/post.hpp>
#include <functional>
#include <utility>

#include "server/limits/fair_queue.h"

namespace kuhhandel::server {

class PieceQueue {
 public:
  /// The right to store one piece. The next client gets it when this is destroyed.
  class Turn {
   public:
    Turn() = default;
    Turn(Turn&& other) noexcept : queue_(std::exchange(other.queue_, nullptr)) {}
    Turn& operator=(Turn&& other) noexcept {
      end();
      queue_ = std::exchange(other.queue_, nullptr);
      return *this;
    }
    ~Turn() { end(); }

    void end() {
      if (queue_ != nullptr) std::exchange(queue_, nullptr)->pass_on();
    }

   private:
    friend class PieceQueue;
    explicit Turn(PieceQueue& queue) : queue_(&queue) {}

    PieceQueue* queue_ = nullptr;
  };

  explicit PieceQueue(boost::asio::io_context& io) : io_(io) {}
  PieceQueue(PieceQueue const&) = delete;
  PieceQueue& operator=(PieceQueue const&) = delete;

  /// Returns whether another client at this address may wait.
  bool has_room(boost::asio::ip::address const& address) const { return waiting_.has_room(address); }

  /// Calls `on_turn` on the loop when it is this client's turn; subnets alternate. Requires has_room().
  void wait(boost::asio::ip::address const& address, std::move_only_function<void(Turn)> on_turn) {
    waiting_.push(address, std::move(on_turn));
    if (!is_taken_) pass_on();
  }

  /// Waits for the turn of the client at this address. Requires has_room().
  template <class Token>
  auto async_wait(boost::asio::ip::address const& address, Token&& token) {
    return boost::asio::async_initiate<Token, void(Turn)>(
        [this, &address](auto on_turn) { this->wait(address, std::move(on_turn)); }, token);
  }

  /// Destroys those who wait.
  void clear() {
    is_cleared_ = true;
    while (waiting_.pop()) continue;
  }

 private:
  void pass_on() {
    auto next = is_cleared_ ? std::nullopt : waiting_.pop();
    is_taken_ = next.has_value();
    if (next)
      boost::asio::post(
          io_, [on_turn = std::move(*next), turn = Turn(*this)]() mutable { on_turn(std::move(turn)); });
  }

  boost::asio::io_context& io_;
  FairQueue<std::move_only_function<void(Turn)>> waiting_;
  bool is_taken_ = false;
  bool is_cleared_ = false;
};

}  // namespace kuhhandel::server
