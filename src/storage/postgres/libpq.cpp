#include "postgres/libpq.h"

#include <dlfcn.h>

#include <string>

namespace kuhhandel::postgres {
namespace {

/// The name since PostgreSQL 8.1 (2005); all functions that we use exist since version 14.
constexpr auto kFile = "libpq.so.5";

void* opened_library() {
  auto* const library = dlopen(kFile, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) throw NoLibrary();
  return library;
}

class Library {
 public:
  template <class Function>
  void find(Function*& function, std::string const& name) const {
    function = reinterpret_cast<Function*>(dlsym(library_, ("PQ" + name).c_str()));
    if (function == nullptr) throw NoLibrary();
  }

 private:
  void* library_ = opened_library();  // until the process ends
};

}  // namespace

NoLibrary::NoLibrary()
    : runtime_error(
          "A ledger in PostgreSQL needs its client library (libpq 14 or newer), which this machine does not "
          "have: `apt-get install libpq5` brings it on Debian and Ubuntu.") {}

Libpq::Libpq() {
  Library const library;
  library.find(connectStartParams, "connectStartParams");
  library.find(connectPoll, "connectPoll");
  library.find(status, "status");
  library.find(errorMessage, "errorMessage");
  library.find(socket, "socket");
  library.find(finish, "finish");
  library.find(setnonblocking, "setnonblocking");
  library.find(setNoticeProcessor, "setNoticeProcessor");
  library.find(enterPipelineMode, "enterPipelineMode");
  library.find(pipelineSync, "pipelineSync");
  library.find(sendPrepare, "sendPrepare");
  library.find(sendQueryPrepared, "sendQueryPrepared");
  library.find(flush, "flush");
  library.find(consumeInput, "consumeInput");
  library.find(isBusy, "isBusy");
  library.find(getResult, "getResult");
  library.find(resultStatus, "resultStatus");
  library.find(resultErrorField, "resultErrorField");
  library.find(cmdStatus, "cmdStatus");
  library.find(cmdTuples, "cmdTuples");
  library.find(ntuples, "ntuples");
  library.find(nfields, "nfields");
  library.find(getvalue, "getvalue");
  library.find(getisnull, "getisnull");
  library.find(clear, "clear");
}

Libpq const& libpq() {
  static Libpq const library;
  return library;
}

}  // namespace kuhhandel::postgres
