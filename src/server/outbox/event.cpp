#include "server/outbox/event.h"

#include "codec/wire/body.h"
#include "server/outbox/event_shapes.h"
#include "store/unreadable.h"

namespace kuhhandel::server {
namespace {

/// Behind a stroke stands what tells apart two of a sort that a table tells at one version.
std::string_view sort_of(std::string_view kind) { return kind.substr(0, kind.find('/')); }

std::string kind_of(std::string_view sort, TableNews const& told) {
  std::string kind(sort);
  if (auto const* const reported = std::get_if<news::Reported>(&told))
    for (auto const seat : {reported->by, reported->seat}) kind += '/' + std::to_string(index_of(seat));
  return kind;
}

template <class One>
bool read_if(store::News const& written, std::optional<TableNews>& read) {
  if (sort_of(written.key.kind) != codec::kShape<One>.name) return false;
  if (auto one = codec::read_body<One>(written.text)) read = *std::move(one);
  return true;
}

template <class... All>
std::optional<TableNews> read_as(store::News const& written, std::variant<All...> const*) {
  std::optional<TableNews> read;
  (read_if<All>(written, read) || ...);
  return read;
}

}  // namespace

store::News written_news(std::string const& table, std::uint64_t version, table::Instant at,
                         TableNews const& told) {
  return std::visit(
      [&]<class One>(One const& one) {
        return store::News{.key = {table, version, kind_of(codec::kShape<One>.name, told)},
                           .at = at,
                           .text = codec::text_of(one, codec::NoEdition{})};
      },
      told);
}

TableNews read_news(store::News const& written) {
  if (auto read = read_as(written, static_cast<TableNews const*>(nullptr))) return *std::move(read);
  throw store::Unreadable("What table " + written.key.table + " tells as '" + written.key.kind +
                          "' cannot be read.");
}

}  // namespace kuhhandel::server
