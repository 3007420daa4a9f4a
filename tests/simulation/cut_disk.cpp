#include "tests/simulation/cut_disk.h"

#include <sqlite3.h>

#include <cstring>
#include <memory>
#include <utility>

namespace kuhhandel {
namespace {

/// SQLite calls back with files alone, so the disk is known here.
struct Disk {
  sqlite3_vfs* real = nullptr;
  sqlite3_vfs layer{};
  Platter platter;
  std::function<void()> watch;
  std::optional<Platter::Moment> began;
  /// The index of the log, which the programs of one machine share; a restart begins with an empty one.
  std::vector<std::unique_ptr<char[]>> shared;
  int sharers = 0;  // files
};

Disk& disk() {
  static Disk instance;
  return instance;
}

struct File {
  sqlite3_file base;
  std::string* name;
  bool shares;  // the index of the log
};

std::string const& name_of(sqlite3_file* file) { return *reinterpret_cast<File*>(file)->name; }

void look() {
  if (disk().watch) disk().watch();
}

int close_file(sqlite3_file* file) {
  delete std::exchange(reinterpret_cast<File*>(file)->name, nullptr);
  return SQLITE_OK;
}

int read_file(sqlite3_file* file, void* into, int size, sqlite3_int64 at) {
  auto const& bytes = disk().platter.read(name_of(file));
  auto const from = std::min(bytes.size(), static_cast<std::size_t>(at));
  auto const available = std::min(bytes.size() - from, static_cast<std::size_t>(size));
  std::memset(into, 0, static_cast<std::size_t>(size));
  if (available > 0) std::memcpy(into, bytes.data() + from, available);
  return available == static_cast<std::size_t>(size) ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write_file(sqlite3_file* file, void const* bytes, int size, sqlite3_int64 at) {
  look();
  disk().platter.write(name_of(file), static_cast<std::size_t>(at),
                       {static_cast<char const*>(bytes), static_cast<std::size_t>(size)});
  return SQLITE_OK;
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
  look();
  disk().platter.truncate(name_of(file), static_cast<std::size_t>(size));
  return SQLITE_OK;
}

int sync_file(sqlite3_file* file, int) {
  look();
  auto& platter = disk().platter;
  platter.sync(name_of(file), std::exchange(disk().began, {}).value_or(platter.now()));
  return SQLITE_OK;
}

int size_of(sqlite3_file* file, sqlite3_int64* size) {
  *size = static_cast<sqlite3_int64>(disk().platter.read(name_of(file)).size());
  return SQLITE_OK;
}

// One program at a time has the disk, so nothing has to be locked.
int lock(sqlite3_file*, int) { return SQLITE_OK; }
int is_reserved(sqlite3_file*, int* reserved) {
  *reserved = 0;
  return SQLITE_OK;
}
int control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
int sector(sqlite3_file*) { return 4096; }
/// A promise of POSIX files: a write changes no other byte.
int nature(sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

int share(sqlite3_file* file, int region, int size, int, void volatile** memory) {
  if (!std::exchange(reinterpret_cast<File*>(file)->shares, true)) ++disk().sharers;
  auto& shared = disk().shared;
  while (shared.size() <= static_cast<std::size_t>(region))
    shared.push_back(std::make_unique<char[]>(static_cast<std::size_t>(size)));
  *memory = shared[static_cast<std::size_t>(region)].get();
  return SQLITE_OK;
}
int lock_shared(sqlite3_file*, int, int, int) { return SQLITE_OK; }
void barrier(sqlite3_file*) {}
int share_no_more(sqlite3_file* file, int) {
  if (std::exchange(reinterpret_cast<File*>(file)->shares, false) && --disk().sharers == 0)
    disk().shared.clear();
  return SQLITE_OK;
}

constexpr sqlite3_io_methods kMethods{2,         close_file,    read_file, write_file, truncate_file,
                                      sync_file, size_of,       lock,      lock,       is_reserved,
                                      control,   sector,        nature,    share,      lock_shared,
                                      barrier,   share_no_more, nullptr,   nullptr};

int open_file(sqlite3_vfs*, char const* name, sqlite3_file* file, int flags, int* out_flags) {
  file->pMethods = nullptr;
  if (name == nullptr) return SQLITE_CANTOPEN;
  if (!disk().platter.has(name) && (flags & SQLITE_OPEN_CREATE) == 0) return SQLITE_CANTOPEN;
  disk().platter.make(name);
  *reinterpret_cast<File*>(file) = {{&kMethods}, new std::string(name), false};
  if (out_flags != nullptr) *out_flags = flags;
  return SQLITE_OK;
}

int remove_file(sqlite3_vfs*, char const* name, int) {
  look();
  if (!disk().platter.has(name)) return SQLITE_IOERR_DELETE_NOENT;
  disk().platter.remove(name);
  return SQLITE_OK;
}

int file_exists(sqlite3_vfs*, char const* name, int, int* exists) {
  *exists = disk().platter.has(name) ? 1 : 0;
  return SQLITE_OK;
}

}  // namespace

CutDisk::CutDisk() {
  disk().real = sqlite3_vfs_find(nullptr);
  auto& layer = disk().layer;
  layer = *disk().real;
  layer.zName = "cut";
  layer.szOsFile = sizeof(File);
  layer.xOpen = open_file;
  layer.xDelete = remove_file;
  layer.xAccess = file_exists;
  sqlite3_vfs_register(&layer, 1);
}

CutDisk::~CutDisk() {
  sqlite3_vfs_unregister(&disk().layer);
  sqlite3_vfs_register(disk().real, 1);
  disk() = {};
}

Platter const& CutDisk::platter() const { return disk().platter; }
void CutDisk::put(Platter platter) { disk().platter = std::move(platter); }
void CutDisk::watch(std::function<void()> watch) { disk().watch = std::move(watch); }
void CutDisk::next_sync_began(Platter::Moment at) { disk().began = at; }

}  // namespace kuhhandel
