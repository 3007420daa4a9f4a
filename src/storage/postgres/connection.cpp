#include "postgres/connection.h"

#include <poll.h>

#include <array>
#include <utility>

namespace kuhhandel::postgres {
namespace {

/// Further lines contain hints about possible reasons.
std::string first_line(char const* text) {
  std::string const all(text == nullptr ? "" : text);
  return all.substr(0, all.find('\n'));
}

std::string field(pg_result const* result, int which) {
  auto const* const field = libpq().resultErrorField(result, which);
  return field == nullptr ? std::string() : std::string(field);
}

QueryResult answer_of(pg_result* result) {
  QueryResult answer{.command_tag = libpq().cmdStatus(result)};
  std::string const changed = libpq().cmdTuples(result);
  if (!changed.empty()) answer.changed = static_cast<std::size_t>(std::stoull(changed));
  int const columns = libpq().nfields(result);
  for (int row = 0; row < libpq().ntuples(result); ++row) {
    auto& values = answer.rows.emplace_back();
    for (int column = 0; column < columns; ++column) {
      bool const is_null = libpq().getisnull(result, row, column) != 0;
      values.push_back(is_null ? Value() : Value(libpq().getvalue(result, row, column)));
    }
  }
  return answer;
}

/// libpq's options before and after `where`; later ones take precedence. A host that does not acknowledge
/// data within a second, or answers no keepalives for two, is dead: libpq checks no timeout while it does not
/// block itself, and would never try the next host.
constexpr std::array kNames{"tcp_user_timeout", "keepalives_idle",  "keepalives_interval",
                            "dbname",           "application_name", static_cast<char const*>(nullptr)};

pg_conn* begin_to_connect(std::string const& where, std::string const& name) {
  std::array const values{"1000", "1", "1", where.c_str(), name.c_str(), static_cast<char const*>(nullptr)};
  return libpq().connectStartParams(kNames.data(), values.data(), 1);
}

/// The same on the server's side: a session whose client has vanished ends after 11 seconds instead of two
/// hours. The server allows about a hundred sessions.
constexpr auto kNoticeThatWeAreGone =
    "SELECT set_config('tcp_keepalives_idle', '5', false), set_config('tcp_keepalives_interval', '2', false),"
    " set_config('tcp_keepalives_count', '3', false)";

}  // namespace

Connection::Connection(std::string const& where, Timeout patience, std::string const& name)
    : timeout_(patience), connection_(begin_to_connect(where, name)) {
  connect();
  libpq().setNoticeProcessor(connection_.get(), [](void*, char const*) {}, nullptr);
  check(libpq().setnonblocking(connection_.get(), 1) == 0);
  check(libpq().enterPipelineMode(connection_.get()) == 1);
  query({{kNoticeThatWeAreGone}});
}

void Connection::connect() {
  check(connection_ != nullptr && libpq().status(connection_.get()) != kConnectionBad);
  for (unsigned state = kPollingWriting; state != kPollingOk;) {
    wait(state == kPollingReading ? POLLIN : POLLOUT);
    state = libpq().connectPoll(connection_.get());
    check(state != kPollingFailed);
  }
}

std::vector<QueryResult> Connection::query(std::vector<Statement> const& statements) {
  send(statements);
  return receive();
}

void Connection::send(std::vector<Statement> const& statements) {
  for (auto const& statement : statements) send(statement);
  check(libpq().pipelineSync(connection_.get()) == 1);
  check(libpq().flush(connection_.get()) >= 0);
}

std::string Connection::prepared(std::string_view sql) {
  auto const [known, is_new] = prepared_.try_emplace(sql, std::to_string(prepared_.size()));
  if (is_new) {
    check(libpq().sendPrepare(connection_.get(), known->second.c_str(), std::string(sql).c_str(), 0,
                              nullptr) == 1);
    has_result_.push_back(false);
  }
  return known->second;
}

void Connection::send(Statement const& statement) {
  auto const name = prepared(statement.sql);
  std::vector<char const*> values;
  for (auto const& value : statement.values) values.push_back(value ? value->c_str() : nullptr);
  check(libpq().sendQueryPrepared(connection_.get(), name.c_str(), static_cast<int>(values.size()),
                                  values.data(), nullptr, nullptr, 0) == 1);
  has_result_.push_back(true);
}

std::vector<QueryResult> Connection::receive() {
  flush();
  std::vector<QueryResult> answers;
  std::optional<SqlError> refused;
  for (bool const has_result : std::exchange(has_result_, {})) {
    auto const result = next();
    check(result != nullptr);
    auto const status = libpq().resultStatus(result.get());
    if (status == kCommandOk || status == kTuplesOk) {
      if (has_result) answers.push_back(answer_of(result.get()));
    } else if (status != kPipelineAborted && !refused) {
      refused.emplace(field(result.get(), kSqlState), field(result.get(), kPrimaryMessage));
      // An error without an SQLSTATE means that the connection has ended.
      check(!refused->code.empty());
    }
    // A null result marks the end of each statement's results.
    check(next() == nullptr);
  }
  auto const end = next();
  check(end != nullptr && libpq().resultStatus(end.get()) == kPipelineSync);
  if (refused) throw SqlError(*refused);
  return answers;
}

void Connection::flush() {
  for (;;) {
    int const left = libpq().flush(connection_.get());
    check(left >= 0);
    if (left == 0) return;
    wait(POLLIN | POLLOUT);
    check(libpq().consumeInput(connection_.get()) == 1);
  }
}

Connection::Result Connection::next() {
  while (libpq().isBusy(connection_.get()) != 0) {
    wait(POLLIN);
    check(libpq().consumeInput(connection_.get()) == 1);
  }
  return Result(libpq().getResult(connection_.get()));
}

void Connection::wait(short events) {
  pollfd socket{.fd = libpq().socket(connection_.get()), .events = events, .revents = 0};
  // A signal may interrupt poll(); then the loop checks again.
  if (poll(&socket, 1, static_cast<int>(timeout_.count())) == 0)
    throw ConnectionLost("it does not answer within " + std::to_string(timeout_.count()) + " ms");
}

void Connection::check(bool is_done) {
  if (is_done) return;
  auto const reason = first_line(connection_ == nullptr ? "" : libpq().errorMessage(connection_.get()));
  throw ConnectionLost(reason.empty() ? "the connection has broken" : reason);
}

}  // namespace kuhhandel::postgres
