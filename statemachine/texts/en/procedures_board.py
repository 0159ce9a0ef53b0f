"""The procedures about burns and board, step by step, in English.

Not the rules behind them; `prompt.step` is what the dealer is told, `step` what it means.
"""

from typing import Final

_CALL_FLOOR: Final = (
    "The dealer stops the action and calls the floor. Nobody acts and no card moves."
)
_CALL_FLOOR_PROMPT: Final = "Stop the action. Call the floor."

PROCEDURES_BOARD: Final[dict[str, str]] = {
    "procedure.four_card_flop": "Repair a four-card flop",
    "step.four_card_flop.call_floor": _CALL_FLOOR,
    "prompt.step.four_card_flop.call_floor": _CALL_FLOOR_PROMPT,
    "step.four_card_flop.scramble": "The dealer lays the four cards face down and scrambles them "
    "until nobody can follow one.",
    "prompt.step.four_card_flop.scramble": "Turn the four cards face down and scramble them.",
    "step.four_card_flop.pick_burn": "The floor picks one of the four, unseen. The dealer puts it "
    "with the burns.",
    "prompt.step.four_card_flop.pick_burn": "Floor: pick one of the four cards for the burns.",
    "step.four_card_flop.show_flop": "The dealer turns the remaining three up and names them: "
    "they are the flop.",
    "prompt.step.four_card_flop.show_flop": "Turn the other three up. That is the flop.",
    "procedure.unburned_flop": "Repair a flop without a burn",
    "step.unburned_flop.call_floor": _CALL_FLOOR,
    "prompt.step.unburned_flop.call_floor": _CALL_FLOOR_PROMPT,
    "step.unburned_flop.scramble": "The dealer lays the three cards face down and scrambles them "
    "until nobody can follow one.",
    "prompt.step.unburned_flop.scramble": "Turn the three cards face down and scramble them.",
    "step.unburned_flop.pick_burn": "The floor picks one of the three, unseen: it becomes the "
    "burn of the flop.",
    "prompt.step.unburned_flop.pick_burn": "Floor: pick one of the three cards for the burns.",
    "step.unburned_flop.complete_flop": "The dealer adds the next card of the stub to the two "
    "that are left, turns all three up and names them.",
    "prompt.step.unburned_flop.complete_flop": "Add the next card of the stub. Turn all three up: "
    "that is the flop.",
    "procedure.overdealt_street": "Repair a street with an extra card",
    "step.overdealt_street.call_floor": _CALL_FLOOR,
    "prompt.step.overdealt_street.call_floor": _CALL_FLOOR_PROMPT,
    "step.overdealt_street.scramble": "The dealer lays the cards of this street face down and "
    "scrambles them until nobody can follow one. The other board cards stay as they lie.",
    "prompt.step.overdealt_street.scramble": "Turn the cards of this street face down and "
    "scramble them. Leave the others.",
    "step.overdealt_street.pick_burn": "The floor picks one of them, unseen. The dealer puts it "
    "with the burns.",
    "prompt.step.overdealt_street.pick_burn": "Floor: pick one of these cards for the burns.",
    "step.overdealt_street.show_street": "The dealer turns the remaining card up and names it: it "
    "is the card of this street.",
    "prompt.step.overdealt_street.show_street": "Turn the remaining card up. That is the card of "
    "this street.",
    "procedure.overdealt_board": "Rule on the surplus board card",
    "step.overdealt_board.call_floor": "The dealer stops the action and calls the floor. The "
    "board stays as it lies.",
    "prompt.step.overdealt_board.call_floor": "Stop the action. Leave the board. Call the floor.",
    "step.overdealt_board.rule": "The floor takes the suggestion, or gives a ruling of their own "
    "that says what becomes of the surplus card.",
    "prompt.step.overdealt_board.rule": "Floor: rule. What becomes of the surplus card?",
    "procedure.overdealt_flop": "Deal a new flop",
    "step.overdealt_flop.call_floor": _CALL_FLOOR,
    "prompt.step.overdealt_flop.call_floor": _CALL_FLOOR_PROMPT,
    "step.overdealt_flop.gather": "The dealer shuffles all cards of this flop face down into the "
    "stub and has it cut. The burns stay where they are.",
    "prompt.step.overdealt_flop.gather": "Shuffle all flop cards into the stub and cut. Leave the "
    "burns.",
    "step.overdealt_flop.new_flop": "The dealer deals three new cards as the flop and burns no "
    "other one.",
    "prompt.step.overdealt_flop.new_flop": "Deal three new cards. Do not burn again.",
    "procedure.board_stands": "The board stands",
    "step.board_stands.announce": "The dealer says that the board stands as dealt, and that each "
    "street still to come gets exactly one burn.",
    "prompt.step.board_stands.announce": "Say aloud: the board stands. Each street still to come "
    "gets exactly one burn.",
    "procedure.unburned_street": "Make the missing burn",
    "step.unburned_street.burn_it": "The dealer moves the card that came without a burn to the "
    "burns, face up, and deals the next card of the stub in its place.",
    "prompt.step.unburned_street.burn_it": "Move that card to the burns, face up. Deal the next "
    "one in its place.",
    "procedure.premature_street": "Take the early street back",
    "step.premature_street.call_floor": _CALL_FLOOR,
    "prompt.step.premature_street.call_floor": _CALL_FLOOR_PROMPT,
    "step.premature_street.return_cards": "The dealer takes the early cards off the board and "
    "puts them back to the stub. The burn stays and counts.",
    "prompt.step.premature_street.return_cards": "Put the early cards back to the stub. Leave the "
    "burn.",
    "step.premature_street.finish_betting": "The players finish the betting of their street. No "
    "card is dealt before that is over.",
    "prompt.step.premature_street.finish_betting": "Finish the betting of this street. Deal no "
    "card.",
    "step.premature_street.reshuffle": "The dealer shuffles the stub face down and has it cut. "
    "The street then comes without another burn.",
    "prompt.step.premature_street.reshuffle": "Shuffle the stub face down and cut. Then deal "
    "without burning again.",
}
