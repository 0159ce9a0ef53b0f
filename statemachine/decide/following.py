"""What follows of itself once an observation is decided: absent hands, a short stub, early chips.

Not what the observation means; that is its family's.
"""

from statemachine.decide import presence, recording
from statemachine.decide.draft import Draft
from statemachine.decide.stub import CARDS_DUE, look_at_stub


def follow(draft: Draft) -> None:
    """Decide what nobody has to say."""
    if draft.dealt:
        presence.look_after_deal(draft)
    if draft.phase in CARDS_DUE:
        look_at_stub(draft)
    if draft.early_due:
        recording.play_early(draft)
        draft.settle()
