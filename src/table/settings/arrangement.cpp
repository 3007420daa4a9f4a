#include "table/settings/arrangement.h"

#include "codec/editions.h"

namespace kuhhandel::table {

Edition edition_of(Arrangement const& arrangement) {
  auto edition = *codec::edition_named(arrangement.edition.text());
  edition.rules = arrangement.rules;
  return edition;
}

}  // namespace kuhhandel::table
