// PostgreSQL connection with a timeout on every response. Statements of one query are sent together and
// answered together (libpq's pipeline mode).
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

/// The server did not answer, or not in time: the last statements may or may not have taken effect.
struct ConnectionLost : std::runtime_error {
  using runtime_error::runtime_error;
};

/// The database refused a statement.
struct SqlError : std::runtime_error {
  /// `code` is the SQLSTATE: five characters.
  SqlError(std::string what, std::string message)
      : runtime_error(std::move(message)), code(std::move(what)) {}
  std::string code;
};

using Value = std::optional<std::string>;

/// Returns the text of a NOT NULL column. Throws std::runtime_error if it is NULL nevertheless.
inline std::string const& text_in(Value const& value) {
  if (!value) throw std::runtime_error("The ledger has NULL in a column that must have a value.");
  return *value;
}

/// The same for an integer column.
inline std::int64_t number_in(Value const& value) { return std::stoll(text_in(value)); }

/// One statement; `sql` must outlive the connection.
struct Statement {
  std::string_view sql;
  std::vector<Value> values{};
};

struct QueryResult {
  std::vector<std::vector<Value>> rows{};
  std::string command_tag{};  // COMMIT if a transaction was committed, ROLLBACK if not
  std::size_t changed = 0;    // rows
};

class Connection {
 public:
  using Timeout = std::chrono::milliseconds;

  /// `where` is a libpq connection string (postgres://…). Throws ConnectionLost if the server does not answer
  /// within `patience`, or refuses. If it names several hosts, a silent one is skipped after a second. `name`
  /// is the session's application name.
  Connection(std::string const& where, Timeout patience, std::string const& name = "kuhhandel");

  /// Returns the results of all statements, after all are done. After a refused statement none takes effect.
  /// After ConnectionLost or SqlError the connection is unusable.
  std::vector<QueryResult> query(std::vector<Statement> const& statements);

  /// The two halves of query(), for callers that do other work in between.
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
  std::vector<bool> has_result_;  // for each sent statement: whether its result is returned to the caller
};

}  // namespace kuhhandel::postgres
