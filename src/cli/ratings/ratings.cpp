#include "cli/ratings/ratings.h"

#include <exception>
#include <stdexcept>

#include "ratings/rated_games.h"
#include "store/folder_lock.h"
#include "store/store.h"

namespace kuhhandel::cli {

int recompute_ratings(RatingsOptions const& options, std::ostream& out, std::ostream& err) {
  try {
    auto const file = options.data / "kuhhandel.db";
    if (!std::filesystem::is_regular_file(file))
      throw std::runtime_error("There is no " + file.string() + ".");
    store::FolderLock const lock(options.data);
    store::Store store(options.data);
    auto const recomputed = ratings::recompute(store.database());
    store.sync_wal();
    out << "rated games: " << recomputed.games << "; corrected ratings: " << recomputed.changed << '\n';
    return 0;
  } catch (std::exception const& error) {
    err << error.what() << '\n';
    return 1;
  }
}

}  // namespace kuhhandel::cli
