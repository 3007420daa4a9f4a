#include "live/talk.h"

#include <utility>

#include "live/live_message_shapes.h"

namespace kuhhandel::live {
namespace {

constexpr std::size_t kRemembered = 50;

}  // namespace

void Talk::keep(table::Said said, std::uint64_t version) {
  if (said_.size() == kRemembered) said_.pop_front();
  said_.push_back({.said = std::move(said), .version = version});
}

void Talk::forget_cries() {
  std::erase_if(said_, [](Heard const& heard) {
    return std::holds_alternative<table::saying::Cry>(heard.said.saying);
  });
}

void Talk::say(Seat seat, table::Saying saying, Shown const& shown, table::Instant now) {
  auto const& table = shown.table();
  table::Said said{.at = now,
                   .seat = seat,
                   .player = std::string(table::name_at(table, seat)),
                   .saying = std::move(saying)};
  shown.tell(said_message(said, table.setup().edition));
  keep(std::move(said), table.version());
  tell_late(shown);
}

void Talk::recall(Connection& connection, Viewer viewer, Shown const& shown) const {
  auto const version = shown.to(viewer).version();
  bool const heard = !said_.empty() && said_.front().version <= version;
  if (heard) connection.send(message(version, shown.table().setup().edition));
}

void Talk::tell_late(Shown const& shown) {
  for (auto const* const said : now_due(shown.to({}).version()))
    shown.tell_late(said_message(*said, shown.table().setup().edition));
}

std::vector<table::Said const*> Talk::now_due(std::uint64_t version) {
  std::vector<table::Said const*> due;
  for (auto& heard : said_) {
    if (heard.was_due || heard.version > version) continue;
    heard.was_due = true;
    due.push_back(&heard.said);
  }
  return due;
}

std::vector<table::Said> Talk::said_to(std::uint64_t version) const {
  std::vector<table::Said> said;
  for (auto const& heard : said_)
    if (heard.version <= version) said.push_back(heard.said);
  return said;
}

std::string Talk::message(std::uint64_t version, Edition const& edition) const {
  message::Talk const talk{said_to(version)};
  return kLiveMessages.text_of_one(talk, codec::InEdition{edition});
}

std::string said_message(table::Said const& said, Edition const& edition) {
  return kLiveMessages.text_of_one(message::SaidNow{said}, codec::InEdition{edition});
}

}  // namespace kuhhandel::live
