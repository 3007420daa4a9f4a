// What must not be guessed: seat tokens, table ids and the seeds of games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kuhhandel::keys {

/// What is kept of a token: enough to know it again, useless to a thief of the data folder.
using TokenHash = std::array<unsigned char, 32>;

TokenHash hash_of(std::string_view token);

/// As 64 hexadecimal digits, and back; none where it is something else.
std::string hex_of(TokenHash const& hash);
std::optional<TokenHash> hash_from_hex(std::string_view digits);

/// A token for one purpose that follows from a secret of at least 16 bytes, and not the other way round.
std::string token_from(std::string_view secret, std::string_view purpose);

/// What a table goes by while it waits for players, short enough to be said across a room. It follows from
/// the id and not the other way round. An id of before, which was as short, is its own code.
std::string code_of(std::string const& table_id);
inline constexpr std::size_t kCodeLetters = 6;

/// Compares in constant time.
bool equal(TokenHash const& a, TokenHash const& b);

/// Where a server's chance comes from: the system's, or, with a seed, deals that can be repeated (tokens
/// never can).
class SecureRandom {
 public:
  /// An empty seed is the system's chance.
  explicit SecureRandom(std::string seed);

  std::string token() const;
  /// 128 bits as 32 hexadecimal digits: the key of a name, which a page shows as twelve words.
  std::string name_key() const;
  /// 64 bits and a little: who has it has been told it.
  std::string table_id() const;
  std::string game_seed();
  /// What the delays of a table's bots follow from.
  std::string delays_seed();
  /// 64 hexadecimal digits that nobody can guess.
  std::string secret() const;
  /// Whether its games can be repeated.
  bool is_deterministic() const { return !seed_.empty(); }

 private:
  std::string seed_;
  std::uint64_t games_ = 0;
  std::uint64_t delays_ = 0;
};

}  // namespace kuhhandel::keys
