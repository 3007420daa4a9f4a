// The key by which push services know all servers that have one ledger: whoever takes over can call the
// browsers that another has promised to.
#pragma once

#include <filesystem>

#include "push/key_pair.h"
#include "store/store.h"

namespace kuhhandel::server {

/// The one that goes with the ledger; if there is none yet, that of `file` from now on, which is made where
/// it is not there.
push::KeyPair cluster_vapid_key(store::Store& store, std::filesystem::path const& file);

}  // namespace kuhhandel::server
