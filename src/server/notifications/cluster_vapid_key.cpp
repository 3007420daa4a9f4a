#include "server/notifications/cluster_vapid_key.h"

namespace kuhhandel::server {

push::KeyPair cluster_vapid_key(store::Store& store, std::filesystem::path const& file) {
  SQLite::Statement select(store.database(), "SELECT pem FROM push_keys");
  if (select.executeStep()) return push::KeyPair::from_pem(select.getColumn(0).getString());
  auto key = push::KeyPair::load_or_create(file);
  SQLite::Statement insert(store.database(), "INSERT INTO push_keys (pem) VALUES (?)");
  insert.bind(1, key.pem());
  insert.exec();
  return key;
}

}  // namespace kuhhandel::server
