#!/usr/bin/env bash
# What takes too long for every push: all of ./test, with the property tests and simulations at length.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# RapidCheck reads RC_PARAMS; our own simulations multiply their number of games by KUHHANDEL_RUNS.
export KUHHANDEL_RUNS=${KUHHANDEL_RUNS:-50}
export RC_PARAMS=${RC_PARAMS:-max_success=$((100 * KUHHANDEL_RUNS))}
exec "$root/test"
