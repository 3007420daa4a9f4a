#include "server/observability/metrics.h"

namespace kuhhandel::server {
namespace {

class Figures {
 public:
  explicit Figures(std::string& text) : text_(text) {}

  void operator()(std::string_view name, std::string_view help, std::string_view type,
                  std::uint64_t value) const {
    tell_head(name, help, type, text_);
    tell_line(name, {}, value, text_);
  }
  void times(std::string_view name, std::string_view help, Histogram const& times) const {
    tell_head(name, help, "histogram", text_);
    times.tell(name, text_);
  }

 private:
  std::string& text_;
};

double in_seconds(std::chrono::nanoseconds took) { return std::chrono::duration<double>(took).count(); }

}  // namespace

void Metrics::count_turn(std::size_t facts, std::chrono::nanoseconds took) {
  facts_ += facts;
  turns_.observe(in_seconds(took));
}

void Metrics::count_seal(std::chrono::nanoseconds took) { seals_.observe(in_seconds(took)); }

void Metrics::count_message(std::size_t bytes) {
  ++messages_;
  bytes_ += bytes;
}

void Metrics::count_request(std::string_view route, int status) {
  ++requests_["{route=\"" + std::string(route) + "\",status=\"" + std::to_string(status) + "\"}"];
}

void Metrics::count_refused_connection() { ++refused_; }
void Metrics::count_failed_accept() { ++failed_accepts_; }
void Metrics::count_exception() { ++exceptions_; }
void Metrics::count_cut_line() { ++cut_; }
void Metrics::count_bot_question() { ++bot_questions_; }
void Metrics::count_thought(std::chrono::nanoseconds took) { thoughts_.observe(in_seconds(took)); }

std::string Metrics::text(Standing const& standing) const {
  std::string text;
  Figures const tell(text);
  tell("kuhhandel_facts_total", "Facts that were committed.", "counter", facts_);
  tell("kuhhandel_messages_sent_total", "Messages to clients on live connections.", "counter", messages_);
  tell("kuhhandel_message_bytes_sent_total", "Bytes of those messages.", "counter", bytes_);
  tell_head("kuhhandel_requests_total", "Requests that were answered, by route and status.", "counter", text);
  for (auto const& [labels, count] : requests_) tell_line("kuhhandel_requests_total", labels, count, text);
  tell("kuhhandel_connections_refused_total", "Connections that the limits closed at once.", "counter",
       refused_);
  tell("kuhhandel_accepts_failed_total",
       "Attempts to accept a connection that failed for want of descriptors or memory.", "counter",
       failed_accepts_);
  tell("kuhhandel_exceptions_total",
       "Exceptions that ended one request, table, event or step, each with a line in the log.", "counter",
       exceptions_);
  tell("kuhhandel_lines_cut_total", "Live connections cut because they read too slowly.", "counter", cut_);
  tell("kuhhandel_bot_questions_total", "Questions to bots, answered or not.", "counter", bot_questions_);
  tell("kuhhandel_connections", "Open connections.", "gauge", standing.connections);
  tell("kuhhandel_most_connections", "How many there may be.", "gauge", standing.most_connections);
  tell("kuhhandel_proxy_clients_unknown_total",
       "Requests and connections of trusted proxies that did not name their client.", "counter",
       standing.unidentified_clients);
  tell("kuhhandel_tables", "Tables in memory.", "gauge", standing.tables);
  tell("kuhhandel_most_tables", "How many there may be.", "gauge", standing.most_tables);
  tell("kuhhandel_waiting_beside", "Pieces of long work that wait for the thread beside the loop.", "gauge",
       standing.waiting_beside);
  tell("kuhhandel_unsent_bytes", "Bytes that wait for clients to read them, here and in the kernel.", "gauge",
       standing.unsent_bytes);
  tell("kuhhandel_slow_readers_cut_total",
       "Connections cut because too many bytes waited and they read slowest.", "counter",
       standing.slow_readers_cut);
  tell("kuhhandel_data_bytes", "What the data takes up on the disk.", "gauge", standing.data_bytes);
  tell("kuhhandel_full", "1: nothing new may begin, for want of room on the disk.", "gauge",
       standing.is_full ? 1 : 0);
  tell("kuhhandel_frozen", "1: the ledger does not answer, so nobody is told anything and no time passes.",
       "gauge", standing.is_frozen ? 1 : 0);
  tell("kuhhandel_shards", "Of the 65 parts of all that is kept, how many are this server's.", "gauge",
       standing.shards);
  if (standing.certificate_ends) {
    tell("kuhhandel_certificate_ends_seconds", "When the certificate in use ends, in Unix time.", "gauge",
         static_cast<std::uint64_t>(standing.certificate_ends->time_since_epoch().count()));
  }
  tell("kuhhandel_bot_questions_waiting", "Questions to bots, hints included, that wait for a thread.",
       "gauge", bot_questions_waiting_);
  append_gauges(standing.gauges, text);
  tell.times("kuhhandel_turn_seconds", "Time of one turn: work and commit.", turns_);
  tell.times("kuhhandel_seal_seconds", "Time until the disk, or the ledger, kept what turns had committed.",
             seals_);
  tell.times("kuhhandel_thinking_seconds", "Time that a bot thought about one question.", thoughts_);
  return text;
}

}  // namespace kuhhandel::server
