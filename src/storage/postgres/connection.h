// A connection to PostgreSQL that never waits for a sign of life for longer than it is told. All that is
// asked at once goes there in one message and comes back in one (libpq's pipeline).
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "postgres/libpq.h"

namespace kuhhandel::postgres {

/// Nobody answers, or not in time, or not any more: what was asked last may be done or not.
struct ConnectionLost : std::runtime_error {
  using runtime_error::runtime_error;
};

/// The database has said no.
struct SqlError : std::runtime_error {
  /// `code` is its SQLSTATE, of five letters.
  SqlError(std::string what, std::string message)
      : runtime_error(std::move(message)), code(std::move(what)) {}
  std::string code;
};

using Value = std::optional<std::string>;

/// The text of a column that is NOT NULL. Throws std::runtime_error if it is NULL nevertheless.
inline std::string const& text_in(Value const& value) {
  if (!value) throw std::runtime_error("The ledger has NULL in a column that must have a value.");
  return *value;
}

/// The same for a column of whole numbers.
inline std::int64_t number_in(Value const& value) { return std::stoll(text_in(value)); }

/// One statement; `sql` must outlive the connection that it is asked of.
struct Statement {
  std::string_view sql;
  std::vector<Value> values{};
};

struct QueryResult {
  std::vector<std::vector<Value>> rows{};
  std::string command_tag{};  // COMMIT, where a transaction was committed; ROLLBACK, where not
  std::size_t changed = 0;    // rows
};

class Connection {
 public:
  using Timeout = std::chrono::milliseconds;

  /// `where` as libpq reads it: postgres://… Lost where nobody answers within `patience`, or says no. Of
  /// several machines one that is silent is left for the next after a second. `name` is what the session
  /// goes by there.
  Connection(std::string const& where, Timeout patience, std::string const& name = "kuhhandel");

  /// What each of the statements came to. None is told before all are done; after one that is refused none
  /// is carried out. After Lost or Refused the connection is of no use any more.
  std::vector<QueryResult> query(std::vector<Statement> const& statements);

  /// The two halves of it, for who has something else to do meanwhile.
  void send(std::vector<Statement> const& statements);
  std::vector<QueryResult> receive();

 private:
  struct Finish {
    void operator()(pg_conn* connection) const { libpq().finish(connection); }
  };
  struct Clear {
    void operator()(pg_result* result) const { libpq().clear(result); }
  };
  using Result = std::unique_ptr<pg_result, Clear>;

  void connect();
  std::string prepared(std::string_view sql);
  void send(Statement const& statement);
  void flush();
  Result next();
  void wait(short events);
  void check(bool is_done);

  Timeout timeout_;
  std::unique_ptr<pg_conn, Finish> connection_;
  std::map<std::string_view, std::string> prepared_;
  std::vector<bool> has_result_;  // of what is on its way: whether it is a statement that was asked
};

}  // namespace kuhhandel::postgres
