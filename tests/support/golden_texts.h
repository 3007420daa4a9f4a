// Texts of many kinds with names, pinned by a file of one line each: their number, their fingerprint, the
// shortest and the longest of them.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

namespace kuhhandel {

class GoldenTexts {
 public:
  /// Environment KUHHANDEL_ALL_TEXTS names a file to which all texts are written, for a look at a difference.
  GoldenTexts() {
    if (auto const* const path = std::getenv("KUHHANDEL_ALL_TEXTS")) all_.open(path);
  }

  void add(std::string const& kind, std::string_view text) {
    auto& pinned = kinds_[kind];
    if (pinned.count == 0 || text.size() < pinned.shortest.size()) pinned.shortest = text;
    if (text.size() > pinned.longest.size()) pinned.longest = text;
    ++pinned.count;
    for (auto const letter : text) mix(pinned.print, letter);
    mix(pinned.print, '\n');
    if (all_.is_open()) all_ << kind << '\t' << text << '\n';
  }

  int count(std::string const& kind) const {
    auto const found = kinds_.find(kind);
    return found == kinds_.end() ? 0 : found->second.count;
  }

  /// Writes the file if KUHHANDEL_WRITE_GOLDEN is set in the environment.
  void expect_as_in(std::string const& path) const {
    if (std::getenv("KUHHANDEL_WRITE_GOLDEN") != nullptr) std::ofstream(path) << lines();
    std::ifstream file(path);
    std::string const expected{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(lines(), expected)
        << "KUHHANDEL_WRITE_GOLDEN=1 writes " << path
        << "; KUHHANDEL_ALL_TEXTS=FILE writes every text, to compare with another build";
  }

 private:
  struct Pinned {
    int count = 0;
    std::uint64_t print = 0xcbf29ce484222325U;
    std::string shortest;
    std::string longest;
  };

  static void mix(std::uint64_t& print, char letter) {
    print = (print ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
  }

  std::string lines() const {
    std::string lines;
    for (auto const& [kind, pinned] : kinds_) {
      lines += kind + '\t' + std::to_string(pinned.count) + '\t' + std::to_string(pinned.print) + '\t' +
               pinned.shortest + '\t' + pinned.longest + '\n';
    }
    return lines;
  }

  std::map<std::string, Pinned> kinds_;
  std::ofstream all_;
};

}  // namespace kuhhandel
