// A disk as a value: the durable content of each file, and the writes since the last sync.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/random/rng.h"

namespace kuhhandel {

/// The fate of unsynced writes in a power cut.
enum class Cut : std::uint8_t {
  lost,         // all from one on
  torn,         // the same, and that one is there in part
  reordered,    // any of them, in whole sectors
  misdirected,  // the same, and one write lands in a wrong place
};

class Platter {
 public:
  using Bytes = std::vector<unsigned char>;
  /// The number of a write or another change; later ones have greater numbers.
  using Moment = std::uint64_t;

  bool has(std::string const& file) const { return seen_.contains(file); }
  /// Returns the content as programs on the machine see it.
  Bytes const& read(std::string const& file) const { return seen_.at(file); }

  void make(std::string const& file);
  void write(std::string const& file, std::size_t at, std::string_view bytes);
  void truncate(std::string const& file, std::size_t size);
  void remove(std::string const& file);

  Moment now() const { return moment_; }
  /// Makes writes to the file up to `until` durable, together with the names of all files at that time.
  void sync(std::string const& file, Moment until);

  /// The disk after a power cut.
  Platter after(Cut cut, Rng& chance) const;

 private:
  enum class Kind : std::uint8_t { make, write, truncate, remove };
  struct Change {
    Moment moment;
    Kind kind;
    std::string file;
    std::size_t at;  // or the size
    Bytes bytes;
  };
  using Files = std::map<std::string, Bytes>;

  void change(Change change);
  static void apply(Change const& change, Files& files);
  static void apply_some_sectors(Change const& change, Files& files, Rng& chance);
  static Change misdirected(Change change, Files const& files, Rng& chance);

  Files seen_;
  Files kept_;
  std::vector<Change> pending_;
  Moment moment_ = 0;
};

}  // namespace kuhhandel
