// VAPID key shared by all servers of a ledger, so that a server that takes over can notify the browsers that
// subscribed at another.
#pragma once

#include <filesystem>

#include "push/key_pair.h"
#include "store/store.h"

namespace kuhhandel::server {

/// Returns the key stored with the ledger; if there is none yet, stores that of `file`, which is created if
/// missing.
push::KeyPair cluster_vapid_key(store::Store& store, std::filesystem::path const& file);

}  // namespace kuhhandel::server
