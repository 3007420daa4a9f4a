#include "moderation/reports.h"

namespace kuhhandel::moderation {

void Reports::add(Report const& report) {
  SQLite::Statement insert(database_,
                           "INSERT INTO reports (at, table_id, by_player, reported, words, talk)"
                           " VALUES (?, ?, ?, ?, ?, ?)");
  insert.bind(1, static_cast<std::int64_t>(report.at.count()));
  insert.bind(2, report.table);
  insert.bind(3, report.by);
  insert.bind(4, report.reported);
  insert.bind(5, report.words);
  insert.bind(6, report.talk);
  insert.exec();
  SQLite::Statement surplus(database_, "DELETE FROM reports WHERE number <= ?");
  surplus.bind(1, database_.getLastInsertRowid() - kMaxReports);
  surplus.exec();
}

std::vector<Report> Reports::latest(int most) {
  SQLite::Statement query(database_,
                          "SELECT number, at, table_id, by_player, reported, words, talk FROM reports"
                          " ORDER BY number DESC LIMIT ?");
  query.bind(1, most);
  std::vector<Report> reports;
  while (query.executeStep()) {
    reports.push_back({.number = query.getColumn(0).getInt64(),
                       .at = table::Instant{query.getColumn(1).getInt64()},
                       .table = query.getColumn(2).getString(),
                       .by = query.getColumn(3).getString(),
                       .reported = query.getColumn(4).getString(),
                       .words = query.getColumn(5).getString(),
                       .talk = query.getColumn(6).getString()});
  }
  return reports;
}

std::vector<std::int64_t> Reports::numbers_after(std::int64_t number) {
  SQLite::Statement query(database_, "SELECT number FROM reports WHERE number > ? ORDER BY number");
  query.bind(1, number);
  std::vector<std::int64_t> numbers;
  while (query.executeStep()) numbers.push_back(query.getColumn(0).getInt64());
  return numbers;
}

int Reports::count() { return database_.execAndGet("SELECT count(*) FROM reports").getInt(); }

bool Reports::remove(std::int64_t number) {
  SQLite::Statement remove(database_, "DELETE FROM reports WHERE number = ?");
  remove.bind(1, number);
  return remove.exec() == 1;
}

void Reports::remove_old(table::Instant now) {
  SQLite::Statement old(database_, "DELETE FROM reports WHERE at < ?");
  old.bind(1, static_cast<std::int64_t>((now - table::Duration(kRetention)).count()));
  old.exec();
}

}  // namespace kuhhandel::moderation
