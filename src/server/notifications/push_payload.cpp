#include "server/notifications/push_payload.h"

#include <algorithm>

#include "server/notifications/push_payload_shapes.h"

namespace kuhhandel::server {
namespace {

void add_question(PushPayload& text, PendingDecision const& pending) {
  text.decision = pending.kind;
  text.who = pending.who;
  text.animal = pending.animal;
  auto const name = std::ranges::find(pending.names, text.language, &AnimalName::language);
  if (name != pending.names.end()) text.animal_name = name->name;
}

}  // namespace

std::string push_payload_text(store::NotificationKind kind, std::string const& table,
                              outbox_event::TableStatusChanged const& status, std::string const& language) {
  PushPayload text{.kind = kind, .language = language, .table = table, .name = status.name};
  if (kind == store::NotificationKind::turn && status.decision) {
    add_question(text, *status.decision);
    text.until = status.answer_by;
  }
  return codec::text_of(text, codec::NoEdition{});
}

}  // namespace kuhhandel::server
