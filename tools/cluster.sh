#!/usr/bin/env bash
# cluster.sh PROGRAM FOLDER [OPTION...]: starts a cluster of three servers and PostgreSQL with a synchronous replica on this machine
# (docs/CLUSTER.md). Their data is in FOLDER, which may exist. The options are passed to the servers. Ctrl-C stops everything.
set -euo pipefail

(($# >= 2)) || { echo "usage: tools/cluster.sh PROGRAM FOLDER [OPTION of serve...]" >&2; exit 2; }
program=$(realpath "$1")
[[ -x $program ]] || { echo "$1 is not an executable program; make release writes one to dist/" >&2; exit 2; }
mkdir -p "$2"
folder=$(realpath "$2")
options=("${@:3}")

postgres=$(find /usr/lib/postgresql -path '*/bin/initdb' 2>/dev/null | sort -V | tail -n 1 | xargs -r dirname)
[[ -n $postgres ]] || { echo "PostgreSQL is not installed: apt-get install postgresql" >&2; exit 1; }

# PostgreSQL does not run as root.
as_postgres=()
if ((EUID == 0)); then as_postgres=(setpriv --reuid=postgres --regid=postgres --clear-groups); fi

# database NAME PORT: starts a PostgreSQL server with its socket in FOLDER/postgres.
database() {
  "${as_postgres[@]}" "$postgres/postgres" -D "$folder/postgres/$1" -c listen_addresses= -c "port=$2" \
    -c "unix_socket_directories=$folder/postgres" >>"$folder/postgres/$1.log" 2>&1 &
  until "$postgres/pg_isready" -q -h "$folder/postgres" -p "$2"; do sleep 0.1; done
}

on_primary() { "$postgres/psql" -q -h "$folder/postgres" -p 5433 -U kuhhandel -d postgres -c "$1"; }

make_primary() {
  "${as_postgres[@]}" "$postgres/initdb" -D "$folder/postgres/primary" --auth=trust --encoding=UTF8 --locale=C \
    --username=kuhhandel --data-checksums >"$folder/postgres/initdb.log"
}

make_replica() {
  "${as_postgres[@]}" "$postgres/pg_basebackup" -D "$folder/postgres/replica" -R -h "$folder/postgres" -p 5433 -U kuhhandel \
    -d 'application_name=replica'
}

trap 'trap - EXIT; kill $(jobs -p) 2>/dev/null; wait' EXIT
trap 'exit 0' INT TERM

mkdir -p "$folder/postgres"
if ((EUID == 0)); then chown postgres "$folder/postgres"; fi
chmod 700 "$folder/postgres"
[[ -d $folder/postgres/primary ]] || make_primary
database primary 5433
[[ -d $folder/postgres/replica ]] || make_replica
database replica 5434
on_primary "ALTER SYSTEM SET synchronous_standby_names = 'replica'"
on_primary 'SELECT pg_reload_conf()' >/dev/null

sockets=$folder/postgres
ledger="postgres://kuhhandel@/postgres?host=$sockets,$sockets&port=5433,5434&target_session_attrs=read-write"
echo "Both databases are running: $postgres/psql -h $sockets -p 5433 -U kuhhandel postgres"
for number in 1 2 3; do
  mkdir -p "$folder/server$number"
  "$program" serve --ledger "$ledger" --data "$folder/server$number" --address 127.0.0.1 --port "$((8080 + number))" \
    "${options[@]}" 2>>"$folder/server$number.log" &
  echo "Server $number is process $!; its port is $((8080 + number)), its log $folder/server$number.log"
done
wait
