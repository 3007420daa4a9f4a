#include "store/page_cache.h"

namespace kuhhandel::store {

void release_page_cache(Store& store) { store.database().exec("PRAGMA shrink_memory"); }

}  // namespace kuhhandel::store
