#include "tests/faults/a_network.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/asio/ip/address_v4.hpp>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "tests/faults/slow_wire.h"
#include "tests/ledger/postgres_programs.h"

namespace kuhhandel {
namespace {

/// 10.77.0.0: machines; this process comes from 10.77.1.0 on.
constexpr std::uint32_t kNet = 0x0A4D0000;
constexpr std::uint32_t kPeople = kNet + 254;
constexpr int kSlowMs = 200;
constexpr auto kNamespaces = "/run/netns";

void must(int result, std::string const& what) {
  if (result == 0) return;
  throw std::runtime_error(
      what + ": " + std::strerror(errno) +
      ". The faults need network namespaces of their own: run them as root, on a machine "
      "or in a container that has CAP_SYS_ADMIN and CAP_NET_ADMIN.");
}

void enter_namespace(std::string const& name) {
  auto const handle = open((std::string(kNamespaces) + '/' + name).c_str(), O_RDONLY | O_CLOEXEC);
  if (handle < 0 || setns(handle, CLONE_NEWNET) != 0) _exit(1);
  close(handle);
}

}  // namespace

std::string Host::address_text() const { return boost::asio::ip::address_v4(address).to_string(); }

void Host::enter() const { enter_namespace(name); }

std::uint32_t ANetwork::homes() { return kNet + 256 + 1; }

ANetwork::ANetwork() {
  if (std::system("ip -V >/dev/null 2>&1") != 0)
    throw std::runtime_error("The faults need the program `ip`: apt-get install iproute2.");
  must(unshare(CLONE_NEWNET | CLONE_NEWNS), "unshare");
  must(mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr), "mount /");
  std::filesystem::create_directories(kNamespaces);
  must(mount("none", kNamespaces, "tmpfs", 0, nullptr), "mount /run/netns");
  ip("netns add hub");
  ip("-n hub link add switch type bridge");
  ip("-n hub link set switch up");
  ip("link add people type veth peer name p-people");
  ip("link set p-people netns hub");
  ip("-n hub link set p-people master switch up");
  ip("addr add " + Host{"people", kPeople}.address_text() + "/16 dev people");
  ip("link set people up");
  ip("link set lo up");
  // All addresses of these homes are this process's.
  ip("route add local " + Host{"homes", kNet + 256}.address_text() + "/24 dev lo");
}

ANetwork::~ANetwork() {
  for (auto const& [host, wires] : wires_)
    for (auto const wire : wires) kill(wire, SIGKILL);
}

Host ANetwork::add(std::string const& name) {
  Host host{name, kNet + ++hosts_};
  ip("netns add " + name);
  ip("-n hub link add h-" + name + " type veth peer name eth0 netns " + name);
  ip("-n hub link add w-" + name + " type veth peer name p-" + name);
  for (auto const* const end : {"h-", "w-", "p-"}) ip("-n hub link set " + (end + name) + " up");
  ip("-n hub link set p-" + name + " master switch");
  ip("-n " + name + " addr add " + host.address_text() + "/16 dev eth0");
  ip("-n " + name + " link set eth0 up");
  ip("-n " + name + " link set lo up");
  set(host, Line::whole);
  return host;
}

void ANetwork::set(Host const& host, Line line) {
  for (auto const wire : std::exchange(wires_[host.name], {})) {
    kill(wire, SIGKILL);
    waitpid(wire, nullptr, 0);
  }
  auto const machine = "h-" + host.name;
  if (line == Line::whole) return ip("-n hub link set " + machine + " master switch");
  ip("-n hub link set " + machine + " nomaster");
  auto const rest = "w-" + host.name;
  int const later = line == Line::slow ? kSlowMs : 0;
  if (line == Line::slow || line == Line::brings_nothing) begin_wire(host, machine, rest, later);
  if (line == Line::slow || line == Line::takes_nothing) begin_wire(host, rest, machine, later);
}

void ANetwork::begin_wire(Host const& host, std::string const& from, std::string const& to, int later_ms) {
  auto const child = fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    enter_namespace("hub");
    carry_frames(from, to, std::chrono::milliseconds(later_ms));
  }
  wires_[host.name].push_back(child);
}

void ANetwork::ip(std::string const& words) const {
  CommandLine command{"ip"};
  std::istringstream stream(words);
  for (std::string word; stream >> word;) command.push_back(word);
  run(command, folder_.path() / "ip.log");
}

}  // namespace kuhhandel
