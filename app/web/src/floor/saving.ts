// A file of the service put where the browser puts files. It is fetched with the token's header, which
// no link could send.

import { NoAnswer } from "../wire/rest";
import { token } from "../wire/secrets";
import { language } from "../words/language";
import { ask } from "./entering";

const KEPT_MS = 1_000;

/** Save what is at a path under a name. Rejects with `Refusal` or `NoAnswer`. */
export async function save(path: string, name: string): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      headers: { authorization: `Bearer ${token()}`, "accept-language": language.value },
      cache: "no-store",
    });
  } catch {
    throw new NoAnswer();
  }
  if (!answer.ok) {
    // It is asked once more, for the words of the refusal.
    await ask("GET", path);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
