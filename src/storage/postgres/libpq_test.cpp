// The declarations match libpq's own header.
#include "postgres/libpq.h"

#include <gtest/gtest.h>
#include <postgresql/libpq-fe.h>

#include <type_traits>

namespace kuhhandel::postgres {
namespace {

// An enumeration is an integer of the same size and sign.
template <class T>
struct Plain {
  using type = T;
};
template <class T>
  requires std::is_enum_v<T>
struct Plain<T> {
  using type = std::underlying_type_t<T>;
};
template <class Result, class... Arguments>
struct Plain<Result (*)(Arguments...)> {
  using type = typename Plain<Result>::type (*)(Arguments...);
};

template <class Ours, class Theirs>
constexpr bool alike = std::is_same_v<Ours, typename Plain<Theirs>::type>;

static_assert(alike<decltype(Libpq::connectStartParams), decltype(&PQconnectStartParams)>);
static_assert(alike<decltype(Libpq::connectPoll), decltype(&PQconnectPoll)>);
static_assert(alike<decltype(Libpq::status), decltype(&PQstatus)>);
static_assert(alike<decltype(Libpq::errorMessage), decltype(&PQerrorMessage)>);
static_assert(alike<decltype(Libpq::socket), decltype(&PQsocket)>);
static_assert(alike<decltype(Libpq::finish), decltype(&PQfinish)>);
static_assert(alike<decltype(Libpq::setnonblocking), decltype(&PQsetnonblocking)>);
static_assert(std::is_same_v<decltype(Libpq::setNoticeProcessor), decltype(&PQsetNoticeProcessor)>);
static_assert(alike<decltype(Libpq::enterPipelineMode), decltype(&PQenterPipelineMode)>);
static_assert(alike<decltype(Libpq::pipelineSync), decltype(&PQpipelineSync)>);
static_assert(alike<decltype(Libpq::sendPrepare), decltype(&PQsendPrepare)>);
static_assert(alike<decltype(Libpq::sendQueryPrepared), decltype(&PQsendQueryPrepared)>);
static_assert(alike<decltype(Libpq::flush), decltype(&PQflush)>);
static_assert(alike<decltype(Libpq::consumeInput), decltype(&PQconsumeInput)>);
static_assert(alike<decltype(Libpq::isBusy), decltype(&PQisBusy)>);
static_assert(alike<decltype(Libpq::getResult), decltype(&PQgetResult)>);
static_assert(alike<decltype(Libpq::resultStatus), decltype(&PQresultStatus)>);
static_assert(alike<decltype(Libpq::resultErrorField), decltype(&PQresultErrorField)>);
static_assert(alike<decltype(Libpq::cmdStatus), decltype(&PQcmdStatus)>);
static_assert(alike<decltype(Libpq::cmdTuples), decltype(&PQcmdTuples)>);
static_assert(alike<decltype(Libpq::ntuples), decltype(&PQntuples)>);
static_assert(alike<decltype(Libpq::nfields), decltype(&PQnfields)>);
static_assert(alike<decltype(Libpq::getvalue), decltype(&PQgetvalue)>);
static_assert(alike<decltype(Libpq::getisnull), decltype(&PQgetisnull)>);
static_assert(alike<decltype(Libpq::clear), decltype(&PQclear)>);

TEST(Libpq, MatchesTheConstantsOfItsHeader) {
  EXPECT_EQ(kConnectionOk, unsigned{CONNECTION_OK});
  EXPECT_EQ(kConnectionBad, unsigned{CONNECTION_BAD});
  EXPECT_EQ(kPollingFailed, unsigned{PGRES_POLLING_FAILED});
  EXPECT_EQ(kPollingReading, unsigned{PGRES_POLLING_READING});
  EXPECT_EQ(kPollingWriting, unsigned{PGRES_POLLING_WRITING});
  EXPECT_EQ(kPollingOk, unsigned{PGRES_POLLING_OK});
  EXPECT_EQ(kCommandOk, unsigned{PGRES_COMMAND_OK});
  EXPECT_EQ(kTuplesOk, unsigned{PGRES_TUPLES_OK});
  EXPECT_EQ(kPipelineSync, unsigned{PGRES_PIPELINE_SYNC});
  EXPECT_EQ(kPipelineAborted, unsigned{PGRES_PIPELINE_ABORTED});
}

}  // namespace
}  // namespace kuhhandel::postgres
