// Unguessable values: seat tokens, table ids and the seeds of games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kuhhandel::keys {

/// The stored form of a token: it recognizes the token, but is useless to a thief of the data folder.
using TokenHash = std::array<unsigned char, 32>;

TokenHash hash_of(std::string_view token);

/// Converts to 64 hexadecimal digits and back; nullopt if the text is something else.
std::string hex_of(TokenHash const& hash);
std::optional<TokenHash> hash_from_hex(std::string_view digits);

/// A token for one purpose that follows from a secret of at least 16 bytes, and not the other way round.
std::string token_from(std::string_view secret, std::string_view purpose);

/// Returns the short code of a table, which can be said across a room. It follows from the id, but
/// not the other way round. A short id of earlier versions is its own code.
std::string code_of(std::string const& table_id);
inline constexpr std::size_t kCodeLetters = 6;

/// Compares in constant time.
bool equal(TokenHash const& a, TokenHash const& b);

/// A server's source of randomness: the system's, or, with a seed, repeatable deals (tokens never are).
class SecureRandom {
 public:
  /// An empty seed is the system's chance.
  explicit SecureRandom(std::string seed);

  std::string token() const;
  /// 128 bits as 32 hexadecimal digits: the key of a name, which a page shows as twelve words.
  std::string name_key() const;
  /// Returns a little more than 64 bits; a table is open to everybody with its id.
  std::string table_id() const;
  std::string game_seed();
  /// Returns the seed of the delays of a table's bots.
  std::string delays_seed();
  /// Returns 64 hexadecimal digits that nobody can guess.
  std::string secret() const;
  /// Whether its games can be repeated.
  bool is_deterministic() const { return !seed_.empty(); }

 private:
  std::string seed_;
  std::uint64_t games_ = 0;
  std::uint64_t delays_ = 0;
};

}  // namespace kuhhandel::keys
