// The pages of the database that a store keeps in memory.
#pragma once

#include "store/store.h"

namespace kuhhandel::store {

/// Frees the pages in memory that are not in use, up to 16 MB; they are read again when they are needed.
void release_page_cache(Store& store);

}  // namespace kuhhandel::store
