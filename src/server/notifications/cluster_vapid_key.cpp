#include "server/notifications/cluster_vapid_key.h"

namespace kuhhandel::server {

push::KeyPair shared_push_key(store::Store& store, std::filesystem::path const& file) {
  SQLite::Statement kept(store.database(), "SELECT pem FROM push_keys");
  if (kept.executeStep()) return push::KeyPair::said_by(kept.getColumn(0).getString());
  auto key = push::KeyPair::kept_in(file);
  SQLite::Statement keep(store.database(), "INSERT INTO push_keys (pem) VALUES (?)");
  keep.bind(1, key.pem());
  keep.exec();
  return key;
}

}  // namespace kuhhandel::server
