#include "server/notifications/push_payload.h"

#include <algorithm>

#include "server/notifications/push_payload_shapes.h"

namespace kuhhandel::server {
namespace {

void add_question(NoticeText& text, AskedQuestion const& asked) {
  text.asked_for = asked.what;
  text.who = asked.who;
  text.animal = asked.animal;
  auto const name = std::ranges::find(asked.names, text.language, &AnimalName::language);
  if (name != asked.names.end()) text.animal_name = name->name;
}

}  // namespace

std::string notice_text(store::NoticeKind kind, std::string const& table, news::Stands const& stands,
                        std::string const& language) {
  NoticeText text{.kind = kind, .language = language, .table = table, .name = stands.name};
  if (kind == store::NoticeKind::turn && stands.question) {
    add_question(text, *stands.question);
    text.until = stands.answer_by;
  }
  return codec::text_of(text, codec::NoEdition{});
}

}  // namespace kuhhandel::server
