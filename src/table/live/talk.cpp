#include "live/talk.h"

#include <utility>

#include "live/live_message_shapes.h"

namespace kuhhandel::live {
namespace {

constexpr std::size_t kRemembered = 50;

}  // namespace

void Talk::store(table::TalkMessage message, std::uint64_t version) {
  if (messages_.size() == kRemembered) messages_.pop_front();
  messages_.push_back({.message = std::move(message), .version = version});
}

void Talk::clear_cries() {
  std::erase_if(messages_, [](Remembered const& entry) {
    return std::holds_alternative<table::saying::Cry>(entry.message.saying);
  });
}

void Talk::say(Seat seat, table::Saying saying, ViewBroadcaster const& shown, table::Instant now) {
  auto const& table = shown.table();
  table::TalkMessage message{.at = now,
                             .seat = seat,
                             .player = std::string(table::name_at(table, seat)),
                             .saying = std::move(saying)};
  shown.broadcast(talk_message(message, table.setup().edition));
  store(std::move(message), table.version());
  broadcast_delayed(shown);
}

void Talk::send_history(Connection& connection, Viewer viewer, ViewBroadcaster const& shown) const {
  auto const version = shown.table_for(viewer).version();
  bool const entry = !messages_.empty() && messages_.front().version <= version;
  if (entry) connection.send(message(version, shown.table().setup().edition));
}

void Talk::broadcast_delayed(ViewBroadcaster const& shown) {
  for (auto const* const message : take_due(shown.table_for({}).version()))
    shown.broadcast_delayed(talk_message(*message, shown.table().setup().edition));
}

std::vector<table::TalkMessage const*> Talk::take_due(std::uint64_t version) {
  std::vector<table::TalkMessage const*> due;
  for (auto& entry : messages_) {
    if (entry.is_released || entry.version > version) continue;
    entry.is_released = true;
    due.push_back(&entry.message);
  }
  return due;
}

std::vector<table::TalkMessage> Talk::history_until(std::uint64_t version) const {
  std::vector<table::TalkMessage> message;
  for (auto const& entry : messages_)
    if (entry.version <= version) message.push_back(entry.message);
  return message;
}

std::string Talk::message(std::uint64_t version, Edition const& edition) const {
  message::Talk const talk{history_until(version)};
  return kLiveMessages.text_of_one(talk, codec::InEdition{edition});
}

std::string talk_message(table::TalkMessage const& message, Edition const& edition) {
  return kLiveMessages.text_of_one(message::TalkAdded{message}, codec::InEdition{edition});
}

}  // namespace kuhhandel::live
