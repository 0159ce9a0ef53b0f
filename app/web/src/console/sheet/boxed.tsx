// A boxed card: where it was going or where it lies, and its name if somebody saw it. An exposed
// card, which was turned up by handling, has its own form below.

import { useSignal } from "@preact/signals";
import type { Card, Place } from "../../generated/messages";
import { CardFace } from "../../felt/card";
import { capital, placeWord, t } from "../../words/language";
import { say, view } from "../desk";
import { askCards, closeAll } from "../sheets";
import { Choice, Opener } from "../tap";
import { SheetFrame } from "./sheet";

function places(others: readonly Place[]): Place[] {
  const seats = view.value?.hand?.live ?? [];
  return [...seats.map((seat) => `seat-${seat}` as Place), ...others];
}

function Where({ places, at, choose }: { places: Place[]; at: Place | null; choose: (place: Place) => void }) {
  return (
    <div class="choices">
      {places.map((place) => (
        <Choice key={place} name={`place-${place}`} on={at === place} onTap={() => choose(place)}>
          {capital(placeWord(place))}
        </Choice>
      ))}
    </div>
  );
}

function NameIt({ card, named }: { card: Card | null; named: (card: Card | null) => void }) {
  return (
    <Opener
      name="name-card"
      onTap={() => askCards(t("nameCards"), 1, ([one]) => named(one ?? null))}
    >
      {card === null ? t("nameCards") : <CardFace card={card} />}
    </Opener>
  );
}

export function BoxedSheet({ place }: { place: string | null }) {
  const at = useSignal<Place | null>(place as Place | null);
  const placed = useSignal(false);
  const card = useSignal<Card | null>(null);
  return (
    <SheetFrame name="boxed" title={t("boxedCard")}>
      <p class="label">{placed.value ? t("liesAt") : t("boundFor")}</p>
      <Where places={places(["board", "burns"])} at={at.value} choose={(one) => (at.value = one)} />
      <div class="choices">
        <Choice name="on-its-way" on={!placed.value} onTap={() => (placed.value = false)}>
          {t("onItsWay")}
        </Choice>
        <Choice name="placed" on={placed.value} onTap={() => (placed.value = true)}>
          {t("alreadyThere")}
        </Choice>
      </div>
      <NameIt card={card.value} named={(one) => (card.value = one)} />
      <Opener
        name="say-boxed"
        look="primary"
        says
        disabled={at.value === null}
        onTap={() => {
          if (at.value !== null) {
            say({
              kind: "boxed_card_found",
              bound_for: at.value,
              card: card.value,
              placed: placed.value,
            });
            closeAll();
          }
        }}
      >
        {t("report")}
      </Opener>
    </SheetFrame>
  );
}

export function ExposedSheet() {
  const at = useSignal<Place | null>(null);
  const byPlayer = useSignal(false);
  const index = useSignal(0);
  const card = useSignal<Card | null>(null);
  return (
    <SheetFrame name="exposed" title={t("exposedCard")}>
      <Where places={places(["burns"])} at={at.value} choose={(one) => (at.value = one)} />
      <div class="choices">
        {[0, 1].map((each) => (
          <Choice
            key={each}
            name={`index-${each}`}
            on={index.value === each}
            onTap={() => (index.value = each)}
          >
            {t("cardNumber", { number: each + 1 })}
          </Choice>
        ))}
        <Choice name="by-dealer" on={!byPlayer.value} onTap={() => (byPlayer.value = false)}>
          {t("byDealer")}
        </Choice>
        <Choice name="by-player" on={byPlayer.value} onTap={() => (byPlayer.value = true)}>
          {t("byPlayer")}
        </Choice>
      </div>
      <NameIt card={card.value} named={(one) => (card.value = one)} />
      <Opener
        name="say-exposed"
        look="primary"
        says
        disabled={at.value === null}
        onTap={() => {
          if (at.value !== null) {
            say({
              kind: "card_exposed",
              place: at.value,
              index: index.value,
              card: card.value,
              by: byPlayer.value ? "player" : "dealer",
            });
            closeAll();
          }
        }}
      >
        {t("report")}
      </Opener>
    </SheetFrame>
  );
}
