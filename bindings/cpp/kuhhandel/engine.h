// All of the engine that research needs, by one include: the published editions, games that are dealt and
// played by whole commands (play.h) or by small numbered choices (choices.h, replies.h), in fewer replies or
// questions where wanted (compact_replies.h, ceilings.h), and what a seat may
// know of them (view.h, observation.h, seat_memory.h). docs/RESEARCH.md begins with it.
#pragma once

#include "editions/built_in.h"
#include "engine/ceilings/ceilings.h"
#include "engine/choices/answer_for.h"
#include "engine/choices/choices.h"
#include "engine/choices/commands_of.h"
#include "engine/choices/compact_replies.h"
#include "engine/choices/replies.h"
#include "engine/choices/try_answer.h"
#include "engine/digest.h"
#include "engine/knowledge/observation.h"
#include "engine/knowledge/resample.h"
#include "engine/knowledge/seat_memory.h"
#include "engine/legal_actions.h"
#include "engine/play.h"
#include "engine/random/rng.h"
#include "engine/scores.h"
#include "engine/view.h"
