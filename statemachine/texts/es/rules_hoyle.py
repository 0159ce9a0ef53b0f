"""What each clause of the Hoyle-style laws says, in Spanish and in our own words.

Not the rules themselves: the text of the named edition decides.
"""

from typing import Final

RULES_HOYLE: Final[dict[str, str]] = {
    "rule.HOYLE-REDEAL-0": "Antes de la segunda vuelta del reparto, quien no haya mirado una "
    "carta boca abajo puede pedir otro por causas fijas.",
    "rule.HOYLE-REDEAL-1": "Una causa: al cortar se vio una carta.",
    "rule.HOYLE-REDEAL-2": "Otra causa: el corte dejó menos de cinco cartas en una parte.",
    "rule.HOYLE-REDEAL-3": "Otra causa: en el mazo hay dos cartas o más boca arriba.",
    "rule.HOYLE-REDEAL-4": "Otra causa: el mazo es incorrecto o está dañado.",
    "rule.HOYLE-REDEAL-5": "Otra causa: alguien repartió sin que le tocara.",
    "rule.HOYLE-REDEAL-6": "El reparto fuera de turno que se avisa a tiempo vuelve al jugador al "
    "que le tocaba.",
    "rule.HOYLE-REDEAL-7": "En ese caso, donde todos pusieron ante, nadie lo pone otra vez.",
    "rule.HOYLE-REDEAL-8": "Cualquier otra apuesta ya hecha se queda en el pozo.",
    "rule.HOYLE-REDEAL-9": "Si nadie lo pidió a tiempo el reparto vale, y reparte después quien "
    "está a la izquierda de ese dealer.",
    "rule.HOYLE-MISDEAL-1": "El misdeal por culpa del dealer vale si lo canta alguien que no ha "
    "mirado sus cartas boca abajo.",
    "rule.HOYLE-MISDEAL-2": "Reparte el jugador siguiente.",
    "rule.HOYLE-MISDEAL-3": "El ante de quien repartió mal queda como multa.",
    "rule.HOYLE-MISDEAL-4": "Si todos pusieron el mismo ante, los antes quedan y no se repiten.",
    "rule.HOYLE-MISDEAL-5": "Una ciega, o la subida de una ciega, se puede retirar.",
    "rule.HOYLE-MISDEAL-a": "Hay misdeal si antes de la segunda vuelta se ve que no se barajó o "
    "no se cortó.",
    "rule.HOYLE-MISDEAL-b": "Hay misdeal si más de un jugador recibió cartas de más.",
    "rule.HOYLE-MISDEAL-c": "Quien lo canta debe hacerlo enseguida y no haber tenido parte en "
    "ello.",
    "rule.HOYLE-INCOMPLETE-1": "Dejar el reparto a medias no es misdeal; el dealer lo completa "
    "cuando se nota.",
    "rule.HOYLE-MANYHANDS-1": "Si se repartió una mano de más, el dealer dice cuál está muerta y "
    "se descarta.",
    "rule.HOYLE-MANYHANDS-2": "Pero quien ya miró una carta boca abajo conserva esa mano.",
    "rule.HOYLE-FEWHANDS-1": "Si falta una mano, quien reparte cede la suya al primero de su "
    "izquierda que quedó sin cartas.",
    "rule.HOYLE-FEWHANDS-2": "Los demás que quedaron fuera recuperan su ante.",
    "rule.HOYLE-EXPOSED-1": "Las cartas del mazo que el dealer expone después de repartir mueren "
    "y van con los descartes.",
    "rule.HOYLE-EXPOSED-2": "Mostrar cartas propias no se penaliza ni da derecho a reclamar.",
    "rule.HOYLE-EXPOSED-3": "Quien estorbó al dealer e hizo que se expusiera una carta no puede "
    "pedir misdeal.",
    "rule.HOYLE-DECK-1": "Si antes de cobrar el pozo se ve que al mazo le sobra, le falta o se le "
    "repite una carta, todos recuperan sus fichas.",
    "rule.HOYLE-DECK-2": "Los pozos ganados antes valen.",
    "rule.HOYLE-DECK-3": "El mazo con una carta rota, desteñida o marcada se cambia antes de "
    "completar este reparto u otro.",
    "rule.HOYLE-DECK-4": "Si el reparto ya estaba completo, la mano en juego sigue con ese mazo.",
    "rule.HOYLE-FOUL-1": "La mano con más o menos cartas que las del juego está muerta y no gana.",
    "rule.HOYLE-FOUL-2": "Si todos los demás se retiraron, el pozo queda para quien gane el "
    "siguiente.",
    "rule.HOYLE-FOUL-3": "Si todos lo aceptan, la mano con cartas de menos juega con lo que forme.",
    "rule.HOYLE-CHIPS-1": "Las fichas se quedan en el pozo; solo las retira quien puso ante y se "
    "quedó sin mano.",
    "rule.HOYLE-CHIPS-2": "Se exceptúan los jackpots abiertos sin tener con qué.",
    "rule.HOYLE-CHIPS-3": "En juegos de descarte se exceptúan las aperturas y subidas a ciegas si "
    "hay misdeal.",
    "rule.HOYLE-CHIPS-4": "En stud se exceptúa el mal reparto del dealer.",
    "rule.HOYLE-UNDER-1": "Fichas de menos para pagar, en turno: el jugador agrega lo que falta "
    "sin subir, o se retira y las deja.",
    "rule.HOYLE-UNDER-2": "Una subida menor al mínimo es un call, y lo que sobra se queda en el "
    "pozo.",
    "rule.HOYLE-OVER-1": "Una apuesta superior al límite cuenta por el límite; lo demás queda en "
    "el pozo como multa.",
    "rule.HOYLE-OVER-2": "De una apuesta mayor que las fichas del rival se puede retirar la parte "
    "que las supera.",
    "rule.HOYLE-OVER-3": "O esa parte se apuesta en un pozo lateral, si otros la igualan.",
    "rule.HOYLE-ANN-1": "En turno, anunciar que se pasa o se retira obliga, se descarten o no las "
    "cartas.",
    "rule.HOYLE-ANN-2": "En turno, anunciar una apuesta obliga a ponerla hasta donde alcancen las "
    "fichas.",
    "rule.HOYLE-ANN-OOT-1": "Fuera de turno, las palabras solas no obligan: al llegar su turno "
    "puede hacer lo que quiera.",
    "rule.HOYLE-ANN-OOT-2": "Quien se fio de esas palabras no puede reclamar.",
    "rule.HOYLE-OOTBET-1": "Las fichas puestas fuera de turno se quedan y el juego vuelve a quien "
    "le toca.",
    "rule.HOYLE-OOTBET-2": "Los de la izquierda que después pusieron fichas también están fuera "
    "de turno.",
    "rule.HOYLE-OOTBET-3": "Al llegar su turno, si no alcanzan para pagar, agrega lo que falta o "
    "las deja y se retira.",
    "rule.HOYLE-OOTBET-4": "Si son las justas, es un call.",
    "rule.HOYLE-OOTBET-5": "Si sobran, es una subida de ese tamaño y no mayor.",
    "rule.HOYLE-OOTBET-6": "Si nadie apostó antes, es una apuesta de esa cantidad; lo que pase "
    "del límite se pierde.",
    "rule.HOYLE-OOTBET-7": "No se puede agregar nada para subir ni para agrandar la subida.",
    "rule.HOYLE-OOTFOLD-1": "Retirarse fuera de turno no lleva multa, salvo acuerdo previo.",
    "rule.HOYLE-OOTFOLD-2": "La mano retirada fuera de turno está muerta.",
    "rule.HOYLE-SHOW-1": "Una mano mal cantada se corrige hasta que se cobra el pozo; la mano "
    "sigue viva.",
    "rule.HOYLE-SHOW-2": "Hablan las cartas.",
    "rule.HOYLE-WILD-1": "Quien dice qué carta representa un comodín queda obligado por ello.",
    "rule.HOYLE-WILD-2": "Se puede mostrar la mano sin nombrar el comodín hasta que lo pida un "
    "jugador activo.",
    "rule.HOYLE-CONCEDE-1": "Quien tira su mano porque otro cantó una mejor cede el pozo, aunque "
    "el canto fuera falso.",
}
