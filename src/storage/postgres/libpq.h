// PostgreSQL's own client library, looked for when it is first needed: whoever keeps games in a data folder
// needs none, and the one program that is handed out carries none (docs/adr/0021). What it has is said here
// as its header says it; a test holds the two against each other.
#pragma once

#include <stdexcept>

struct pg_conn;
struct pg_result;

namespace kuhhandel::postgres {

/// This machine has no such library.
struct NoLibrary : std::runtime_error {
  NoLibrary();
};

/// Its functions, those that we use, by the names that it gives them behind "PQ". What it counts as an
/// enumeration is a number here.
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

/// The same for all; NoLibrary where there is none.
Libpq const& libpq();

/// Values of its enumerations, and the letters by which it names parts of an error.
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
