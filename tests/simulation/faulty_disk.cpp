#include "tests/simulation/faulty_disk.h"

#include <sqlite3.h>

#include <algorithm>
#include <list>
#include <mutex>
#include <optional>

namespace kuhhandel {
namespace {

/// SQLite's way to work on a kind of file, and ours in its place; it knows each file by the first.
struct Methods {
  sqlite3_io_methods ours;
  sqlite3_io_methods const* real;
};

/// SQLite calls back with files alone, so what is to fail is known here.
struct Plan {
  sqlite3_vfs* real = nullptr;
  sqlite3_vfs layer{};
  std::mutex mutex;            // for the rest: a server writes in several threads
  std::list<Methods> methods;  // of databases and of logs
  std::optional<DiskFault> fault;
  int left = 0;
  bool failed = false;
};

Plan& plan() {
  static Plan instance;
  return instance;
}

/// None where it works.
template <class Concerns>
std::optional<DiskFault> fault_now(Concerns const& concerns) {
  std::scoped_lock const lock(plan().mutex);
  auto const fault = plan().fault;
  if (!fault || !concerns(*fault) || --plan().left >= 0) return {};
  plan().failed = true;
  return fault;
}

sqlite3_io_methods const& real_of(sqlite3_file const* file) {
  return *reinterpret_cast<Methods const*>(file->pMethods)->real;
}

int write(sqlite3_file* file, void const* bytes, int size, sqlite3_int64 offset) {
  auto const fault = fault_now([](DiskFault is) { return is != DiskFault::no_sync; });
  if (!fault) return real_of(file).xWrite(file, bytes, size, offset);
  if (fault == DiskFault::full) return SQLITE_FULL;
  real_of(file).xWrite(file, bytes, size / 2, offset);
  return SQLITE_IOERR_WRITE;
}

/// No power is cut here, so what works need not wait for the real disk.
int sync(sqlite3_file*, int) {
  return fault_now([](DiskFault is) { return is == DiskFault::no_sync; }) ? SQLITE_IOERR_FSYNC : SQLITE_OK;
}

Methods& methods_for(sqlite3_io_methods const* real) {
  std::scoped_lock const lock(plan().mutex);
  auto& all = plan().methods;
  auto const known = std::ranges::find(all, real, &Methods::real);
  if (known != all.end()) return *known;
  auto& added = all.emplace_back(*real, real);
  added.ours.xWrite = write;
  added.ours.xSync = sync;
  return added;
}

int open(sqlite3_vfs*, char const* name, sqlite3_file* file, int flags, int* out_flags) {
  auto const status = plan().real->xOpen(plan().real, name, file, flags, out_flags);
  if (file->pMethods != nullptr) file->pMethods = &methods_for(file->pMethods).ours;
  return status;
}

}  // namespace

FaultyDisk::FaultyDisk() {
  plan().real = sqlite3_vfs_find(nullptr);
  plan().layer = *plan().real;
  plan().layer.zName = "faulty";
  plan().layer.xOpen = open;
  sqlite3_vfs_register(&plan().layer, 1);
}

FaultyDisk::~FaultyDisk() {
  sqlite3_vfs_unregister(&plan().layer);
  sqlite3_vfs_register(plan().real, 1);
  heal();
}

void FaultyDisk::fail_after(int operations, DiskFault fault) {
  std::scoped_lock const lock(plan().mutex);
  plan().fault = fault;
  plan().left = operations;
}

void FaultyDisk::heal() {
  std::scoped_lock const lock(plan().mutex);
  plan().fault.reset();
  plan().failed = false;
}

bool FaultyDisk::has_failed() const {
  std::scoped_lock const lock(plan().mutex);
  return plan().failed;
}

}  // namespace kuhhandel
