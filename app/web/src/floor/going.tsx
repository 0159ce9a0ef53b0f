// "On my way", said from anywhere on the page, and who said it. It is an entry of the table's log like
// any other, so every floor sees it.

import type { FaultGlance, GoingGlance, TableGlance } from "../generated/messages";
import { Button } from "../controls/parts";
import { randomId } from "../wire/secrets";
import { Age } from "./age";
import { ask, busy, may, me, trying } from "./entering";
import { lookNow } from "./overview";
import { f } from "./words";

/** Who is on the way to a fault, or to whatever there is at its table. */
export function goingTo(table: TableGlance, fault: FaultGlance): GoingGlance | null {
  const going = table.going ?? null;
  return going !== null && (going.irregularity === null || going.irregularity === fault.id)
    ? going
    : null;
}

function go(table: string, irregularity: number): void {
  void trying(async () => {
    await ask("POST", `/v1/tables/${encodeURIComponent(table)}/observations`, {
      observation_id: randomId(),
      observation: { kind: "floor_going", irregularity },
    });
  }).then(lookNow);
}

interface Props {
  table: TableGlance;
  fault: FaultGlance;
}

export function Going({ table, fault }: Props) {
  const going = goingTo(table, fault);
  const mine = going !== null && going.floor === me.value?.label;
  return (
    <span class="going">
      {going !== null && (
        <span class="who-goes" data-going={fault.id}>
          ➜ <bdi>{f("going", { floor: going.floor })}</bdi> <Age at={going.at} />
        </span>
      )}
      {!mine && may("observe") && (
        <Button
          name={`going-${table.id}-${fault.id}`}
          disabled={busy.value}
          onTap={() => go(table.id, fault.id)}
        >
          {f("onMyWay")}
        </Button>
      )}
    </span>
  );
}
