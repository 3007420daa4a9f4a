#include "cli/admin_options.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "cli/limit_options.h"
#include "server/operator/ban_request.h"

namespace kuhhandel::cli {
namespace {

void add_action(CLI::App& admin, AdminOptions& options, std::string const& name, std::string const& help,
                decltype(AdminOptions::what) const& what) {
  admin.add_subcommand(name, help)->callback([&options, what] { options.what = what; });
}

/// `Order` is admin::Ban or admin::Unban.
template <class Order>
void add_banning(CLI::App& admin, AdminOptions& options, std::string const& name, std::string const& help) {
  auto* const banning = admin.add_subcommand(name, help);
  auto const order = std::make_shared<Order>();
  auto const add = [&](std::string const& option, moderation::BanKind what, std::string const& of) {
    return banning->add_option_function<std::string>(
        option,
        [order, what](std::string const& text) {
          order->what = what;
          order->text = text;
        },
        of);
  };
  auto* const by_name =
      add("--name", moderation::BanKind::name, "A name; also bans spellings that look the same");
  auto* const by_address =
      add("--address", moderation::BanKind::address, "An IP address; for IPv6 its /64 network");
  by_name->excludes(by_address);
  if constexpr (requires { order->days; }) {
    banning->add_option("--days", order->days, "Number of days (default: permanent)")
        ->check(CLI::Range(1, server::kMaxBanDays));
    banning->add_option("--reason", order->reason, "Shown to the banned person");
  }
  banning->callback([&options, order] {
    if (order->text.empty()) throw CLI::RequiredError("--name or --address");
    options.what = *order;
  });
}

void add_exporting(CLI::App& admin, AdminOptions& options) {
  admin
      .add_subcommand("export",
                      "Print all data of a table as JSON lines, including the secrets of a running game")
      ->add_option_function<std::string>(
          "table", [&options](std::string const& table) { options.what = admin::ExportTable{table}; },
          "Id of the table, the last part of its address")
      ->required();
}

void add_closing(CLI::App& admin, AdminOptions& options) {
  auto* const closing = admin.add_subcommand("close", "Close a table permanently");
  auto const order = std::make_shared<admin::CloseTable>();
  closing->add_option("table", order->table, "Id of the table, the last part of its address")->required();
  closing->add_option("--reason", order->reason, "Shown to the players at the table");
  closing->callback([&options, order] { options.what = *order; });
}

void add_groups(CLI::App& admin, AdminOptions& options) {
  auto* const groups = admin.add_subcommand("groups", "List the groups by size, or remove one");
  auto const remove = std::make_shared<std::optional<std::int64_t>>();
  groups->add_option("--remove", *remove, "Number of a group to delete with all of its games")
      ->type_name("NUMBER");
  groups->callback([&options, remove] {
    if (*remove)
      options.what = admin::RemoveGroup{**remove};
    else
      options.what = admin::ListGroups{};
  });
}

void add_names(CLI::App& admin, AdminOptions& options) {
  auto* const names = admin.add_subcommand("names", "List the registered names by last use, or free one");
  auto const free = std::make_shared<std::string>();
  names->add_option("--free", *free, "Name to make available again")->type_name("NAME");
  names->callback([&options, free] {
    if (free->empty())
      options.what = admin::ListNames{};
    else
      options.what = admin::FreeName{*free};
  });
}

void add_limiting(CLI::App& admin, AdminOptions& options) {
  auto* const limiting = admin.add_subcommand("limits", "Print the limits of the server, or change them");
  auto const order = std::make_shared<admin::Limits>();
  limiting->add_flag("--usual", order->unset, "Return to the limits of the command line");
  add_limits(*limiting, order->set);
  limiting->callback([&options, order] { options.what = *order; });
}

void add_clock(CLI::App& admin, AdminOptions& options) {
  auto* const clock = admin.add_subcommand("clock", "Compare the server's time with the system's");
  auto const order = std::make_shared<admin::Clock>();
  clock->add_flag("--reset", order->reset,
                  "Set the server's time to the system's; only while the server is stopped");
  clock->callback([&options, order] { options.what = *order; });
}

}  // namespace

CLI::App* add_admin(CLI::App& app, AdminOptions& options) {
  auto* const admin = app.add_subcommand("admin", "Inspect and moderate a server, also while it runs");
  admin->add_option("--data", options.data, "Folder of the database")->capture_default_str();
  admin->require_subcommand(1);
  add_action(*admin, options, "tables", "List the latest tables and their players", admin::ListTables{});
  add_action(*admin, options, "reports", "List the reports of players, with the chat", admin::ListReports{});
  add_action(*admin, options, "bans", "List the banned names and addresses", admin::ListBans{});
  add_exporting(*admin, options);
  add_closing(*admin, options);
  admin->add_subcommand("done", "Delete a report that has been handled")
      ->add_option_function<std::int64_t>(
          "number", [&options](std::int64_t number) { options.what = admin::DropReport{number}; })
      ->required();
  add_banning<admin::Ban>(*admin, options, "ban", "Ban a name or an address");
  add_banning<admin::Unban>(*admin, options, "unban", "Lift a ban");
  add_groups(*admin, options);
  add_names(*admin, options);
  add_limiting(*admin, options);
  add_clock(*admin, options);
  return admin;
}

}  // namespace kuhhandel::cli
