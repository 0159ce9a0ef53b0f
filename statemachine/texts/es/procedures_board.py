"""The procedures about burns and board, step by step, in Spanish.

Not the rules behind them; `prompt.step` is what the dealer is told, `step` what it means.
"""

from typing import Final

_CALL_FLOOR: Final = (
    "El dealer detiene la acción y llama al floor. Nadie actúa y ninguna carta se mueve."
)
_CALL_FLOOR_PROMPT: Final = "Detenga la acción. Llame al floor."

PROCEDURES_BOARD: Final[dict[str, str]] = {
    "procedure.four_card_flop": "Corregir un flop de cuatro cartas",
    "step.four_card_flop.call_floor": _CALL_FLOOR,
    "prompt.step.four_card_flop.call_floor": _CALL_FLOOR_PROMPT,
    "step.four_card_flop.scramble": "El dealer pone las cuatro cartas boca abajo y las mezcla "
    "hasta que nadie pueda seguir ninguna.",
    "prompt.step.four_card_flop.scramble": "Ponga las cuatro cartas boca abajo y mézclelas.",
    "step.four_card_flop.pick_burn": "El floor elige una de las cuatro sin verla. El dealer la "
    "pone con las quemadas.",
    "prompt.step.four_card_flop.pick_burn": "Floor: elija una de las cuatro para las quemadas.",
    "step.four_card_flop.show_flop": "El dealer voltea las tres restantes y las nombra: son el "
    "flop.",
    "prompt.step.four_card_flop.show_flop": "Voltee las otras tres. Ese es el flop.",
    "procedure.unburned_flop": "Corregir un flop sin quemada",
    "step.unburned_flop.call_floor": _CALL_FLOOR,
    "prompt.step.unburned_flop.call_floor": _CALL_FLOOR_PROMPT,
    "step.unburned_flop.scramble": "El dealer pone las tres cartas boca abajo y las mezcla hasta "
    "que nadie pueda seguir ninguna.",
    "prompt.step.unburned_flop.scramble": "Ponga las tres cartas boca abajo y mézclelas.",
    "step.unburned_flop.pick_burn": "El floor elige una de las tres sin verla: es la quemada del "
    "flop.",
    "prompt.step.unburned_flop.pick_burn": "Floor: elija una de las tres para las quemadas.",
    "step.unburned_flop.complete_flop": "El dealer suma la siguiente carta del mazo a las dos que "
    "quedan, voltea las tres y las nombra.",
    "prompt.step.unburned_flop.complete_flop": "Agregue la siguiente carta del mazo. Voltee las "
    "tres: ese es el flop.",
    "procedure.overdealt_street": "Corregir una calle con carta de más",
    "step.overdealt_street.call_floor": _CALL_FLOOR,
    "prompt.step.overdealt_street.call_floor": _CALL_FLOOR_PROMPT,
    "step.overdealt_street.scramble": "El dealer pone boca abajo las cartas de esta calle y las "
    "mezcla hasta que nadie pueda seguir ninguna. El resto del board queda como está.",
    "prompt.step.overdealt_street.scramble": "Ponga boca abajo las cartas de esta calle y "
    "mézclelas. Deje las demás.",
    "step.overdealt_street.pick_burn": "El floor elige una de ellas sin verla. El dealer la pone "
    "con las quemadas.",
    "prompt.step.overdealt_street.pick_burn": "Floor: elija una de estas para las quemadas.",
    "step.overdealt_street.show_street": "El dealer voltea la carta restante y la nombra: es la "
    "carta de esta calle.",
    "prompt.step.overdealt_street.show_street": "Voltee la carta restante. Esa es la carta de "
    "esta calle.",
    "procedure.overdealt_board": "Decidir sobre la carta sobrante del board",
    "step.overdealt_board.call_floor": "El dealer detiene la acción y llama al floor. El board "
    "queda como está.",
    "prompt.step.overdealt_board.call_floor": "Detenga la acción. Deje el board. Llame al floor.",
    "step.overdealt_board.rule": "El floor acepta la sugerencia o toma su propia decisión, que "
    "dice qué pasa con la carta sobrante.",
    "prompt.step.overdealt_board.rule": "Floor: decida. ¿Qué pasa con la carta sobrante?",
    "procedure.overdealt_flop": "Repartir otro flop",
    "step.overdealt_flop.call_floor": _CALL_FLOOR,
    "prompt.step.overdealt_flop.call_floor": _CALL_FLOOR_PROMPT,
    "step.overdealt_flop.gather": "El dealer baraja boca abajo todas las cartas de este flop con "
    "el mazo y hace cortar. Las quemadas no se mueven.",
    "prompt.step.overdealt_flop.gather": "Baraje todo el flop con el mazo y corte. Deje las "
    "quemadas.",
    "step.overdealt_flop.new_flop": "El dealer reparte tres cartas nuevas como flop, sin quemar "
    "otra.",
    "prompt.step.overdealt_flop.new_flop": "Reparta tres cartas nuevas. No queme otra vez.",
    "procedure.board_stands": "El board vale",
    "step.board_stands.announce": "El dealer anuncia que el board vale como salió y que cada "
    "calle que falte lleva exactamente una quemada.",
    "prompt.step.board_stands.announce": "Anuncie: el board vale. Cada calle que falte lleva "
    "exactamente una quemada.",
    "procedure.unburned_street": "Hacer la quemada que faltó",
    "step.unburned_street.burn_it": "El dealer pasa a las quemadas, boca arriba, la carta que "
    "salió sin quemar, y reparte en su lugar la siguiente.",
    "prompt.step.unburned_street.burn_it": "Pase esa carta a las quemadas, boca arriba. Reparta "
    "la siguiente.",
    "procedure.premature_street": "Retirar la calle adelantada",
    "step.premature_street.call_floor": _CALL_FLOOR,
    "prompt.step.premature_street.call_floor": _CALL_FLOOR_PROMPT,
    "step.premature_street.return_cards": "El dealer retira del board las cartas adelantadas y "
    "las regresa al mazo. La quemada se queda y cuenta.",
    "prompt.step.premature_street.return_cards": "Regrese al mazo las cartas adelantadas. Deje la "
    "quemada.",
    "step.premature_street.finish_betting": "Los jugadores terminan las apuestas de su calle. "
    "Antes de eso no sale ninguna carta.",
    "prompt.step.premature_street.finish_betting": "Termine las apuestas de esta calle. No "
    "reparta.",
    "step.premature_street.reshuffle": "El dealer baraja el mazo boca abajo y hace cortar. La "
    "calle sale entonces sin quemar otra vez.",
    "prompt.step.premature_street.reshuffle": "Baraje el mazo boca abajo y corte. Después reparta "
    "sin quemar otra vez.",
}
