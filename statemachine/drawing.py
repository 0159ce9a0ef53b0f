"""Charts as Mermaid state diagrams: the phases of a variant's hand, and the steps of a procedure.

Not the machines; those are in `chart`, and nothing that is drawn here decides anything.
"""

from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from statemachine import guards
from statemachine.chart import CLOSED, rows
from statemachine.effects import Effect
from statemachine.irregularities import ACT_FACTS
from statemachine.phases import ENDED, Phase
from statemachine.procedures import FACT_FINDING, PROCEDURES, Outcome, Procedure, Step
from statemachine.variants import VARIANTS, VariantId

_HEAD: Final = "stateDiagram-v2"
_ANYWHERE: Final = frozenset({"misdeal", "void", "set_right"})

# All steps of a procedure together, and what a ruling makes of them.
_OPEN: Final = "open"
_RULED: Final = "ruled"
_ASKED_AGAIN: Final = "book_asked_again"


def variant_drawing(variant: VariantId) -> str:
    """A variant's chart. The two ends that a ruling leads to and the corrections start almost
    everywhere, so they are drawn once, as notes.
    """
    lines = [_HEAD, f"    [*] --> {Phase.SETUP}"]
    for row in rows(VARIANTS[variant]):
        if row.trigger in _ANYWHERE:
            continue
        why = ", ".join(guard.code for guard in row.guards if guard is not guards.NOTHING_HELD)
        label = f"{row.trigger} [{why}]" if why else row.trigger
        lines.append(f"    {row.source} --> {row.dest}: {label}")
    lines += [f"    {phase} --> [*]" for phase in Phase if phase in ENDED]
    lines.append(f"    note right of {Phase.MISDEALT}: misdeal, from every phase until the push")
    lines.append(
        f"    note right of {Phase.VOIDED}: void, from every phase until the next hand begins"
    )
    lines.append(
        f"    note right of {Phase.SETUP}: set_right leads from every phase to the one that "
        "board and actor show"
    )
    return "\n".join(lines) + "\n"


def procedure_drawing(procedure: str) -> str:
    """A procedure's chart: each step with its role, each outcome with what it does, and the
    ruling with which the floor may end it at any step while the hand lasts.

    Raises KeyError for an id that no procedure has.
    """
    remedy = PROCEDURES[procedure]
    inner = _finding(remedy) if remedy.id == FACT_FINDING else _remedy(remedy)
    lines = [_HEAD, f"    [*] --> {_OPEN}", f"    state {_OPEN} {{"]
    lines += [f"        {line}" for line in inner]
    lines += ["    }", f"    {_OPEN} --> {_RULED}: floor, ruling_given", f"    {_RULED} --> [*]"]
    lines += [
        f"    note right of {_OPEN}: not a remedy here, flagged when done [{forbidden}]"
        for forbidden in remedy.forbids
    ]
    return "\n".join(lines) + "\n"


def _remedy(remedy: Procedure) -> Iterator[str]:
    for step in remedy.steps:
        yield _state(step)
    yield f"[*] --> {remedy.first}"
    for step in remedy.steps:
        for outcome in step.outcomes:
            yield f"{step.name} --> {outcome.next or CLOSED}: {_label(outcome)}"
    yield f"{CLOSED} --> [*]"


def _finding(remedy: Procedure) -> Iterator[str]:
    """The finding of facts has no order: the book names the one fact that it lacks, and with
    the answer it is asked again.
    """
    for step in remedy.steps:
        yield _state(step)
    for step in remedy.steps:
        asked = "unknown where acts are not entered" if step.name in ACT_FACTS else "unknown"
        yield f"[*] --> {step.name}: {asked}"
        names = ", ".join(outcome.name for outcome in step.outcomes)
        yield f"{step.name} --> {_ASKED_AGAIN}: {names}"
    yield f"{_ASKED_AGAIN} --> [*]"


def _state(step: Step) -> str:
    parts = [step.name, step.who]
    if step.needs != "nothing":
        parts.append(f"tells {step.needs}")
    if step.blocks is not None:
        parts.append(f"blocks {step.blocks}")
    return f'state "{", ".join(parts)}" as {step.name}'


def _label(outcome: Outcome) -> str:
    done = [_words(effect) for effect in outcome.effects]
    if outcome.suggested:
        done.append("what the book suggests")
    return f"{outcome.name} / {', '.join(done)}" if done else outcome.name


def _words(effect: Effect) -> str:
    """An effect as its kind and whatever it says besides what it always does."""
    words: list[str] = [effect.kind]
    for each in fields(effect):
        value = getattr(effect, each.name)
        if each.name == "kind" or value == each.default:
            continue
        if isinstance(value, bool):
            words.append(each.name if value else f"not {each.name}")
        else:
            words += [str(one) for one in value] if isinstance(value, tuple) else [str(value)]
    return " ".join(words)
