#!/usr/bin/env bash
# tests/openapi/openapi.sh SERVER [SECONDS]: sends a running server valid and invalid requests of docs/openapi.json with
# schemathesis. Responses must not be 5xx and must match the document, and the server must still run at the end.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
server=$1
seconds=${2:-120}
folder=$root/build/openapi
environment=$folder/venv
lock=$root/tests/openapi/requirements.txt

if ! cmp --silent "$lock" "$environment/requirements.txt"; then
  rm -rf "$environment"
  /usr/bin/python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --no-deps --require-hashes -r "$lock"
  cp "$lock" "$environment/requirements.txt"
fi

rm -rf "$folder/data" "$folder/web"
mkdir -p "$folder/data" "$folder/web"
# Without this, the loop below could read the port of an earlier run.
: >"$folder/server.out"
echo '<!doctype html>' >"$folder/web/index.html"
"$server" --address 127.0.0.1 --port 0 --data "$folder/data" --web "$folder/web" --per-address 20 \
  --durability process --operator-token-file "$folder/data/operator-token" >"$folder/server.out" 2>"$folder/server.log" &
pid=$!
trap 'kill "$pid" 2>/dev/null || true' EXIT
port=
for _ in {1..600}; do
  port=$(sed -n 's|^listening on http://127\.0\.0\.1:\([0-9]*\)/.*|\1|p' "$folder/server.out")
  [[ -n $port ]] && break
  kill -0 "$pid"
  sleep 0.1
done
[[ -n $port ]]

status=0
export KUHHANDEL_AT=http://127.0.0.1:$port
KUHHANDEL_OPERATOR_TOKEN=$(<"$folder/data/operator-token")
export KUHHANDEL_OPERATOR_TOKEN
# Excludes the event stream and the WebSocket of a table, whose responses do not end.
(cd "$folder" && SCHEMATHESIS_HOOKS=hooks PYTHONPATH=$root/tests/openapi PYTHONDONTWRITEBYTECODE=1 "$environment/bin/schemathesis" run \
  "$root/docs/openapi.json" --url "$KUHHANDEL_AT" --max-time "$seconds" --workers 2 \
  --checks not_a_server_error,response_schema_conformance,content_type_conformance \
  --phases coverage,fuzzing --mode all --continue-on-failure --no-color \
  --header "Sec-Fetch-Site: same-origin" \
  --exclude-operation-id get_api_tables_table_events --exclude-operation-id get_api_tables_table_live \
  --request-timeout 20) || status=$?
kill -TERM "$pid" || true
ended=0
wait "$pid" || ended=$?
trap - EXIT
if ((ended != 0)); then
  echo "The server ended with status $ended:"
  tail -n 20 "$folder/server.log"
  status=1
fi
if ((status == 0)); then echo "1 passed, 0 failed"; else echo "0 passed, 1 failed"; fi
exit "$status"
