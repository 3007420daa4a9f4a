#include "server/news.h"

#include "codec/wire/body.h"
#include "server/news_shapes.h"
#include "store/unreadable.h"

namespace kuhhandel::server {
namespace {

template <class One>
bool read_if(store::News const& written, std::optional<TableNews>& read) {
  if (written.key.kind != codec::kShape<One>.name) return false;
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
        return store::News{.key = {table, version, std::string(codec::kShape<One>.name)},
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
