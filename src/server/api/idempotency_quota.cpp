#include "server/api/idempotency_quota.h"

#include <utility>

namespace kuhhandel::server {

std::vector<store::StoredAnswerSize> IdempotencyQuota::add(std::string const& client,
                                                           store::StoredAnswerSize const& answer) {
  auto const number = next_++;
  answers_.emplace(number, Entry{client, answer});
  bytes_ += answer.bytes;
  if (!client.empty()) {
    auto& usage = clients_[client];
    usage.answers.insert(number);
    usage.bytes += answer.bytes;
  }
  std::vector<store::StoredAnswerSize> removed;
  for (auto found = clients_.find(client); found != clients_.end() && found->second.exceeds(per_client_);
       found = clients_.find(client))
    removed.push_back(remove(*found->second.answers.begin()));
  while (answers_.size() > in_total_.answers || bytes_ > in_total_.bytes)
    removed.push_back(remove(answers_.begin()->first));
  return removed;
}

void IdempotencyQuota::expire(table::Instant before) {
  while (!answers_.empty() && answers_.begin()->second.answer.at < before) remove(answers_.begin()->first);
}

store::StoredAnswerSize IdempotencyQuota::remove(Number number) {
  auto const found = answers_.find(number);
  auto const [client, answer] = std::move(found->second);
  answers_.erase(found);
  bytes_ -= answer.bytes;
  if (auto const usage = clients_.find(client); usage != clients_.end()) {
    usage->second.answers.erase(number);
    usage->second.bytes -= answer.bytes;
    if (usage->second.answers.empty()) clients_.erase(usage);
  }
  return answer;
}

}  // namespace kuhhandel::server
