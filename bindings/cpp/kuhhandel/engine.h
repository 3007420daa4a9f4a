// All of the engine that research needs, by one include: the published editions, games that are dealt and
// played by whole commands (play.h) or by small numbered choices (choices.h, replies.h), in fewer replies or
// questions where wanted (compact_replies.h, ceilings.h), and what a seat may
// know of them (view.h, observation.h, seat_memory.h). docs/RESEARCH.md begins with it.
#pragma once

#include "editions/built_in.h"
#include "engine/answer_for.h"
#include "engine/ceilings.h"
#include "engine/choices.h"
#include "engine/commands_of.h"
#include "engine/compact_replies.h"
#include "engine/digest.h"
#include "engine/legal_actions.h"
#include "engine/observation.h"
#include "engine/play.h"
#include "engine/replies.h"
#include "engine/resample.h"
#include "engine/rng.h"
#include "engine/scores.h"
#include "engine/seat_memory.h"
#include "engine/try_answer.h"
#include "engine/view.h"
