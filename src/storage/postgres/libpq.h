// PostgreSQL's client library, loaded at first use: servers without PostgreSQL do not need it, and the
// distributed executable does not contain it (docs/adr/0021). A test compares these declarations with the
// library's header.
#pragma once

#include <stdexcept>

struct pg_conn;
struct pg_result;

namespace kuhhandel::postgres {

/// The library is not installed.
struct NoLibrary : std::runtime_error {
  NoLibrary();
};

/// The functions that we use, by their names without "PQ". Enumerations are declared as integers.
struct Libpq {
  pg_conn* (*connectStartParams)(char const* const* names, char const* const* values, int expands);
  unsigned (*connectPoll)(pg_conn*);
  unsigned (*status)(pg_conn const*);
  char* (*errorMessage)(pg_conn const*);
  int (*socket)(pg_conn const*);
  void (*finish)(pg_conn*);
  int (*setnonblocking)(pg_conn*, int);
  void (*(*setNoticeProcessor)(pg_conn*, void (*)(void*, char const*), void*))(void*, char const*);
  int (*enterPipelineMode)(pg_conn*);
  int (*pipelineSync)(pg_conn*);
  int (*sendPrepare)(pg_conn*, char const* name, char const* sql, int, unsigned const*);
  int (*sendQueryPrepared)(pg_conn*, char const* name, int values, char const* const* value,
                           int const* length, int const* format, int);
  int (*flush)(pg_conn*);
  int (*consumeInput)(pg_conn*);
  int (*isBusy)(pg_conn*);
  pg_result* (*getResult)(pg_conn*);
  unsigned (*resultStatus)(pg_result const*);
  char* (*resultErrorField)(pg_result const*, int);
  char* (*cmdStatus)(pg_result*);
  char* (*cmdTuples)(pg_result*);
  int (*ntuples)(pg_result const*);
  int (*nfields)(pg_result const*);
  char* (*getvalue)(pg_result const*, int row, int column);
  int (*getisnull)(pg_result const*, int row, int column);
  void (*clear)(pg_result*);

  Libpq();
};

/// Returns the shared instance. Throws NoLibrary if the library is not installed.
Libpq const& libpq();

/// Values of libpq's enumerations, and its codes for the fields of an error.
inline constexpr unsigned kConnectionOk = 0;
inline constexpr unsigned kConnectionBad = 1;
inline constexpr unsigned kPollingFailed = 0;
inline constexpr unsigned kPollingReading = 1;
inline constexpr unsigned kPollingWriting = 2;
inline constexpr unsigned kPollingOk = 3;
inline constexpr unsigned kCommandOk = 1;
inline constexpr unsigned kTuplesOk = 2;
inline constexpr unsigned kPipelineSync = 10;
inline constexpr unsigned kPipelineAborted = 11;
inline constexpr int kSqlState = 'C';
inline constexpr int kPrimaryMessage = 'M';

}  // namespace kuhhandel::postgres
