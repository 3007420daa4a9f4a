// Thinkers that think when the test says so: bots as slow as one likes, without a clock or a thread.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "server/tables/bot_executor.h"
#include "server/tables/table_directory.h"

namespace kuhhandel {

class LateBotExecutor final : public server::BotExecutor {
 public:
  void submit(server::BotRequestId request, live::BotRequest question) override {
    waiting_.push_back({std::move(request), std::move(question)});
  }

  bool has_room_for_hint() const override { return has_room; }
  bool has_room = true;

  live::BotRequest const& latest() const { return waiting_.back().question; }

  std::size_t waiting() const { return waiting_.size(); }
  std::size_t waiting_at(std::string_view table) const {
    std::size_t count = 0;
    for (auto const& each : waiting_)
      if (each.request.table == table) ++count;
    return count;
  }

  /// The answer to the question of that place among those that wait.
  void answer(server::TableDirectory& directory, table::Instant now, std::size_t place = 0) {
    auto pending = std::move(waiting_[place]);
    waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(place));
    directory.deliver_bot_answer(pending.request, live::run_bot(std::move(pending.question)), now);
  }
  /// All answers of one table, also to what is asked meanwhile.
  void answer_all(server::TableDirectory& directory, table::Instant now, std::string_view table) {
    for (std::size_t i = 0; i < waiting_.size();) {
      if (waiting_[i].request.table == table) {
        answer(directory, now, i);
      } else {
        ++i;
      }
    }
  }
  void forget() { waiting_.clear(); }

 private:
  struct PendingJob {
    server::BotRequestId request;
    live::BotRequest question;
  };
  std::vector<PendingJob> waiting_;
};

}  // namespace kuhhandel
