// Chips that go in before the cards beside the regular blinds: a straddle, a late post, missed
// blinds; and the ante of a bomb pot. Whether they fit, the service says.

import { type Signal, useSignal } from "@preact/signals";
import type { PostMade } from "../../generated/messages";
import type { UiKey } from "../../words/en";
import { t } from "../../words/language";
import { say, view } from "../desk";
import { closeAll } from "../sheets";
import { Choice, Opener } from "../tap";
import { ChipsField } from "./field";
import { SheetFrame } from "./sheet";

const POSTS: readonly (readonly [PostMade["post"], UiKey])[] = [
  ["straddle", "straddle"],
  ["late", "latePost"],
  ["missed_blinds", "missedBlinds"],
];

/** What such a post is, as far as the level says. */
function begin(post: PostMade["post"], live: Signal<string>, dead: Signal<string>): void {
  const level = view.value?.level;
  const big = level?.big_blind ?? 0;
  live.value = String(post === "straddle" ? 2 * big : big);
  dead.value = String(post === "missed_blinds" ? (level?.small_blind ?? 0) : 0);
}

export function PostSheet({ seat }: { seat: number }) {
  const post = useSignal<PostMade["post"]>("straddle");
  const live = useSignal(String(2 * (view.value?.level?.big_blind ?? 0)));
  const dead = useSignal("0");
  return (
    <SheetFrame name="post" title={t("postsOf", { seat })}>
      <div class="choices">
        {POSTS.map(([kind, key]) => (
          <Choice
            key={kind}
            name={`post-${kind}`}
            on={post.value === kind}
            onTap={() => {
              post.value = kind;
              begin(kind, live, dead);
            }}
          >
            {t(key)}
          </Choice>
        ))}
      </div>
      <ChipsField label={t("livePart")} name="live" value={live} />
      {post.value === "missed_blinds" && (
        <ChipsField label={t("deadPart")} name="dead" value={dead} />
      )}
      <Opener
        name="say-post"
        look="primary"
        says
        disabled={live.value === ""}
        onTap={() => {
          say({
            kind: "post_made",
            seat,
            post: post.value,
            live: Number(live.value),
            dead: post.value === "missed_blinds" ? Number(dead.value) : 0,
          });
          closeAll();
        }}
      >
        {t("recordPost")}
      </Opener>
    </SheetFrame>
  );
}

export function BombPotSheet() {
  const ante = useSignal(String(view.value?.level?.big_blind ?? ""));
  return (
    <SheetFrame name="bomb-pot" title={t("bombPot")}>
      <ChipsField label={t("anteEach")} name="ante" value={ante} />
      <Opener
        name="say-bomb-pot"
        look="primary"
        says
        disabled={Number(ante.value) === 0}
        onTap={() => {
          say({ kind: "hand_begun", bomb_pot: Number(ante.value) });
          closeAll();
        }}
      >
        {t("beginHand")}
      </Opener>
    </SheetFrame>
  );
}
