#include "server/outbox/event.h"

#include "codec/wire/body.h"
#include "server/outbox/event_shapes.h"
#include "store/corrupt_data.h"

namespace kuhhandel::server {
namespace {

/// Returns the part before the slash; the rest distinguishes events of one type at the same table version.
std::string_view type_of(std::string_view kind) { return kind.substr(0, kind.find('/')); }

std::string kind_of(std::string_view type, OutboxEvent const& event) {
  std::string kind(type);
  if (auto const* const reported = std::get_if<outbox_event::PlayerReported>(&event))
    for (auto const seat : {reported->by, reported->seat}) kind += '/' + std::to_string(index_of(seat));
  return kind;
}

template <class One>
bool read_if(store::OutboxEvent const& encoded, std::optional<OutboxEvent>& read) {
  if (type_of(encoded.key.kind) != codec::kShape<One>.name) return false;
  if (auto one = codec::read_body<One>(encoded.text)) read = *std::move(one);
  return true;
}

template <class... All>
std::optional<OutboxEvent> read_as(store::OutboxEvent const& encoded, std::variant<All...> const*) {
  std::optional<OutboxEvent> read;
  (read_if<All>(encoded, read) || ...);
  return read;
}

}  // namespace

store::OutboxEvent encode_event(std::string const& table, std::uint64_t version, table::Instant at,
                                OutboxEvent const& event) {
  return std::visit(
      [&]<class One>(One const& one) {
        return store::OutboxEvent{.key = {table, version, kind_of(codec::kShape<One>.name, event)},
                                  .at = at,
                                  .text = codec::text_of(one, codec::NoEdition{})};
      },
      event);
}

OutboxEvent decode_event(store::OutboxEvent const& encoded) {
  if (auto read = read_as(encoded, static_cast<OutboxEvent const*>(nullptr))) return *std::move(read);
  throw store::CorruptData("Event of table " + encoded.key.table + " of kind '" + encoded.key.kind +
                           "' cannot be read.");
}

}  // namespace kuhhandel::server
