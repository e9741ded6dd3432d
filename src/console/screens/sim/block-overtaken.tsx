import { useActionData } from "react-router";
import { usePage } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Overtaken } from "../../parts/overtaken.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { wordFor } from "../../parts/word-for.ts";
import type { SimPage } from "./load.ts";

/** What a colleague has done with the SIM meanwhile beside what was to be done with it. */
export function BlockOvertaken({ iccid, block }: Pick<SimPage, "iccid" | "block">) {
  const { words: all, language } = usePage();
  const { block: words, deed, network } = all.customers.sim;
  const answered = useActionData() as Answered | undefined;
  const { what, version, cause, why } = answered?.entries ?? {};
  if (!block || !(what === "block" || what === "unblock") || version === String(block.version)) return null;
  const formNow = block.state === "open" ? "block" : block.state === "blocked" ? "unblock" : undefined;
  return (
    <Overtaken
      values={[
        [network.state, `${words.states[block.state]} · ${shortMoment(block.at, language)}`, words[what]],
        [deed.cause, wordFor(words.causes, block.cause), cause && wordFor(words.causes, cause)],
        [deed.why, undefined, why],
      ]}
      here={`/console/customers/sims/${iccid}`}
      isOver={formNow !== what}
    />
  );
}
