"""The service's own sentences, in English and Spanish: what was wrong and what to do.

It has no words about poker: those of a refusal by the table come from `statemachine.texts`.
"""

from collections.abc import Mapping
from typing import Final

from statemachine.texts import Language
from statemachine.texts import text as domain_text

_EN: Final = {
    "bad_request": "The request cannot be read: check it against the API's documentation.",
    "bad_badge": "This badge is not known: scan it again, or sign in with name and PIN.",
    "bad_pairing": "This code is not known: ask for a new one, and scan it.",
    "bad_pin": "That is not this dealer's PIN: type it again, or ask the director for a new one.",
    "bad_token": "This token is not known: use the one that was printed when it was made.",
    "body_timeout": "The body did not arrive in time: send it again.",
    "body_too_large": "The body is larger than {limit} bytes: send it in parts.",
    "broadcast_only": "An overlay's token gets its delayed broadcast over the socket and nothing "
    "else: use another token here.",
    "dealer_exists": "Another dealer has this name: add something that tells them apart.",
    "delay_refused": "Only an overlay has a delay, and it may be raised above its token's but not "
    "lowered: ask an admin for another token.",
    "drill_changed": "This drill is not the one that was asked any more: begin it again.",
    "drill_kind_impossible": "A fault of the kind {about} cannot come about in this game by this "
    "rulebook: leave it out.",
    "drill_unknown_choice": "Hand {about} has no such choice: answer with an id of its kinds and "
    "nexts.",
    "drill_unknown_hand": "This drill has no hand {about}, or it was answered twice: answer each "
    "of its hands once.",
    "expected_seq_required": "A console has to say in expected_seq which entry it saw last.",
    "hand_unwritable": "The format {format} has no words for this hand: ask for another format, or "
    "again when the hand is over.",
    "internal_error": "Something failed in the service and nothing was changed: try again, and "
    "give the request id to whoever runs it.",
    "invalid_message": "The body does not have the shape that is asked for: see errors.",
    "invalid_parameter": "A parameter of the address is wrong: see errors.",
    "last_admin": "This is the last admin token that works: make another one first.",
    "log_format_too_new": "The log of this table was written by a newer release: start that one.",
    "log_unreadable": "The log of this table is damaged: ask whoever runs the service.",
    "malformed_json": "The body is no JSON: check its syntax, UTF-8, nesting and numbers.",
    "method_not_allowed": "This address does not take that method: see its Allow header.",
    "not_found": "There is nothing at this address: check its path.",
    "not_subscribed": "This socket does not follow that table: name it in the hello.",
    "observation_id_reused": "This observation_id was used for something else: make a new one.",
    "origin_forbidden": "A page of another host may not do this: open the service's own, or have "
    "that host named in allowed_origins.",
    "pairing_expired": "This code is too old: ask for a new one, and scan it.",
    "pairing_used": "This code was used already: ask for a new one, and scan it.",
    "rate_limited": "That came too often: try again in {seconds} s.",
    "role_forbidden": "A token with the role {role} may not do this: use another one.",
    "role_not_pairable": "A token with the role {role} may not pair that one: ask an admin.",
    "rulebook_not_here": "This node does not have the rulebook of that table: ask another node, or "
    "have the book installed here.",
    "seal_not_kept": "What is under this seal is not kept here: whoever sealed it has cards and "
    "salt, and shows them as seal_revealed.",
    "seq_not_in_hand": "Hand {hand} has no entry {seq}: ask for one from {first} to {last}.",
    "stale_seq": "The table has moved on to entry {seq}, {missed} after the one you saw: look at "
    "what you missed and decide again.",
    "store_busy": "More is waiting to be stored than there is room for: try again in a moment.",
    "store_unavailable": "The log cannot be written now and nothing was acknowledged: try again.",
    "table_exists": "A table with this id exists already: choose another id.",
    "table_forbidden": "This token is not for that table: use one that is.",
    "token_expired": "This token has expired: ask an admin for a new one.",
    "token_missing": "A token is needed: send it as Authorization: Bearer.",
    "token_revoked": "This token was revoked: ask an admin for a new one.",
    "too_many_in_flight": "Too many observations wait for their answer: send this one again "
    "after one.",
    "too_many_tickets": "Too many tickets are waiting to be used: try again in a moment.",
    "unknown_hand": "This table has played no hand of that number: see its log.",
    "unknown_dealer": "There is no such dealer: see the list of dealers.",
    "unknown_pairing": "There is no such code that waits to be used: make a new one.",
    "unknown_procedure": "There is no procedure of that id: see the rulebooks, which name them.",
    "unknown_seq": "This table has no entry after {seq}: read the table again.",
    "unknown_rulebook": "There is no rulebook of that id: see the list of rulebooks.",
    "unknown_table": "There is no table of that id: see the list of tables.",
    "unknown_token": "There is no such token in force: see the list of tokens.",
    "unknown_variant": "There is no such variant: the ones there are: {known}.",
    "unsupported_media_type": "The body has to be JSON: send Content-Type: application/json.",
    "web_not_built": "The browser clients are not built here: run make web, or install a release.",
}

_ES: Final = {
    "bad_request": "La petición no se puede leer: compárela con la documentación de la API.",
    "bad_badge": "Esa credencial no se conoce: escanéela otra vez, o entre con nombre y PIN.",
    "bad_pairing": "Ese código no se conoce: pida uno nuevo y escanéelo.",
    "bad_pin": "Ese no es el PIN de este dealer: escríbalo otra vez o pida uno nuevo al director.",
    "bad_token": "Ese token no se conoce: use el que se mostró al crearlo.",
    "body_timeout": "El cuerpo no llegó a tiempo: envíelo otra vez.",
    "body_too_large": "El cuerpo pasa de {limit} bytes: envíelo por partes.",
    "broadcast_only": "El token de unos gráficos de transmisión recibe su emisión diferida por el "
    "socket y nada más: use aquí otro token.",
    "dealer_exists": "Otro dealer tiene ese nombre: agregue algo que los distinga.",
    "delay_refused": "Solo los gráficos de transmisión tienen retraso, que puede ser mayor que el "
    "de su token pero no menor: pida otro token a un administrador.",
    "drill_changed": "Este ejercicio ya no es el que se preguntó: empiécelo otra vez.",
    "drill_kind_impossible": "Una irregularidad del tipo {about} no puede ocurrir en este juego "
    "con este reglamento: quítela.",
    "drill_unknown_choice": "La mano {about} no tiene esa opción: responda con un id de sus kinds "
    "y nexts.",
    "drill_unknown_hand": "Este ejercicio no tiene la mano {about}, o se respondió dos veces: "
    "responda cada mano una vez.",
    "expected_seq_required": "Una consola tiene que decir en expected_seq qué entrada vio última.",
    "hand_unwritable": "El formato {format} no tiene palabras para esta mano: pida otro formato, o "
    "pídala otra vez cuando termine.",
    "internal_error": "Algo falló en el servicio y nada cambió: inténtelo otra vez y dé el "
    "identificador de la petición a quien lo opera.",
    "invalid_message": "El cuerpo no tiene la forma que se pide: vea errors.",
    "invalid_parameter": "Un parámetro de la dirección está mal: vea errors.",
    "last_admin": "Es el último token de administrador que funciona: cree otro primero.",
    "log_format_too_new": "El registro de esta mesa lo escribió una versión más nueva: use esa.",
    "log_unreadable": "El registro de esta mesa está dañado: avise a quien opera el servicio.",
    "malformed_json": "El cuerpo no es JSON: revise sintaxis, UTF-8, anidamiento y números.",
    "method_not_allowed": "Esta dirección no admite ese método: vea su cabecera Allow.",
    "not_found": "No hay nada en esta dirección: revise la ruta.",
    "not_subscribed": "Esta conexión no sigue esa mesa: nómbrela en el hello.",
    "observation_id_reused": "Ese observation_id ya se usó para otra cosa: cree uno nuevo.",
    "origin_forbidden": "Una página de otro sitio no puede hacer esto: abra la del propio servicio "
    "o haga que ese sitio conste en allowed_origins.",
    "pairing_expired": "Ese código es demasiado antiguo: pida uno nuevo y escanéelo.",
    "pairing_used": "Ese código ya se usó: pida uno nuevo y escanéelo.",
    "rate_limited": "Demasiadas peticiones: inténtelo otra vez en {seconds} s.",
    "role_forbidden": "Un token con el rol {role} no puede hacer esto: use otro.",
    "role_not_pairable": "Un token con el rol {role} no puede emparejar ese otro: pídalo a un "
    "administrador.",
    "rulebook_not_here": "Este nodo no tiene el reglamento de esa mesa: pregunte a otro nodo, o "
    "haga que lo instalen aquí.",
    "seal_not_kept": "Lo que hay bajo este sello no se guarda aquí: quien lo selló tiene cartas y "
    "sal, y las muestra como seal_revealed.",
    "seq_not_in_hand": "La mano {hand} no tiene la entrada {seq}: pida una de la {first} a la "
    "{last}.",
    "stale_seq": "La mesa ya va por la entrada {seq}, {missed} después de la que usted vio: mire "
    "lo que se perdió y decida de nuevo.",
    "store_busy": "Hay demasiado esperando a guardarse: inténtelo otra vez en un momento.",
    "store_unavailable": "Ahora no se puede escribir el registro y nada se confirmó: inténtelo "
    "otra vez.",
    "table_exists": "Ya existe una mesa con ese identificador: elija otro.",
    "table_forbidden": "Este token no es para esa mesa: use uno que lo sea.",
    "token_expired": "Este token caducó: pida uno nuevo a un administrador.",
    "token_missing": "Hace falta un token: envíelo como Authorization: Bearer.",
    "token_revoked": "Este token fue revocado: pida uno nuevo a un administrador.",
    "too_many_in_flight": "Demasiadas observaciones esperan respuesta: envíe esta otra vez "
    "después.",
    "too_many_tickets": "Demasiados tickets esperan a usarse: inténtelo otra vez en un momento.",
    "unknown_hand": "Esta mesa no ha jugado ninguna mano con ese número: vea su registro.",
    "unknown_dealer": "No hay tal dealer: vea la lista de dealers.",
    "unknown_pairing": "No hay ningún código así por usar: cree uno nuevo.",
    "unknown_procedure": "No hay ningún procedimiento con ese identificador: los nombran los "
    "reglamentos.",
    "unknown_seq": "Esta mesa no tiene entradas después de la {seq}: léala otra vez.",
    "unknown_rulebook": "No hay ningún reglamento con ese identificador: vea la lista.",
    "unknown_table": "No hay ninguna mesa con ese identificador: vea la lista de mesas.",
    "unknown_token": "No hay ningún token vigente con ese identificador: vea la lista.",
    "unknown_variant": "No existe esa variante: las que hay son {known}.",
    "unsupported_media_type": "El cuerpo tiene que ser JSON: envíe Content-Type: application/json.",
    "web_not_built": "Los clientes de navegador no están construidos aquí: ejecute make web o "
    "instale una versión publicada.",
}

TEXTS: Final[Mapping[Language, Mapping[str, str]]] = {"en": _EN, "es": _ES}

DEFAULT: Final[Language] = "en"


class _Params(dict[str, str | int]):
    def __missing__(self, name: str) -> str:
        return "?"


def sentence(code: str, language: Language, params: Mapping[str, str | int] | None = None) -> str:
    """What a problem of that code says to its reader, from the service or the domain.

    A code without a text is its own sentence: an answer must never fail for its wording.
    """
    own = TEXTS[language].get(code)
    if own is not None:
        return own.format_map(_Params(params or {})) if "{" in own else own
    try:
        return domain_text(f"error.{code}", language, **(params or {}))
    except KeyError:
        return code


def preferred_language(accept: str, otherwise: Language = DEFAULT) -> Language:
    """The language of an Accept-Language header: the one of ours with the highest weight."""
    best: tuple[float, Language] | None = None
    for part in accept[:512].split(","):
        name, _, weight = part.partition(";")
        tag = name.strip().lower().partition("-")[0]
        if tag not in TEXTS:
            continue
        quality = _quality(weight)
        if quality > 0 and (best is None or quality > best[0]):
            best = (quality, "es" if tag == "es" else "en")
    return otherwise if best is None else best[1]


def _quality(weight: str) -> float:
    name, _, value = weight.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
