import { useRouteLoaderData } from "react-router";
import { blockCauses } from "../../../features/aftersales/sim-blocks/rules.ts";
import { may } from "../../../kernel/staff-right.ts";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Pairs, Panel } from "../../parts/panel.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { wordFor } from "../../parts/word-for.ts";
import { BlockOvertaken } from "./block-overtaken.tsx";
import { DeedForm } from "./deed-form.tsx";
import type { SimPage } from "./load.ts";

/** What the network says of it, and whether staff keep it off. */
export function NetworkPanel({ sim: { iccid, network, heard, isOurs, block } }: { sim: SimPage }) {
  const me = useRouteLoaderData("frame") as Me;
  const { words: all, language } = usePage();
  const { network: words, block: blockWords } = all.customers.sim;
  const state = block?.state ?? "open";
  return (
    <Panel title={words.title} id="network">
      {network ? (
        <Pairs
          pairs={[
            // what it said before staff had something else done is no state any more
            [words.state, (!block || block.at <= network.askedAt) && wordFor(words.states, network.state)],
            [
              words.seen,
              network.seenAt ? [shortMoment(network.seenAt, language), network.seenIn].join(" · ") : words.nowhere,
            ],
            [words.asked, shortMoment(network.askedAt, language)],
          ]}
        />
      ) : (
        <p className="soft">{words.never}</p>
      )}
      <form method="post">
        <input type="hidden" name="what" value="ask" />
        <button className="button">{words.ask}</button>
      </form>
      {heard && <output className="soft">{words.heard[heard]}</output>}
      {block && state !== "open" && (
        <div className="sim-block" data-state={state}>
          <b>{blockWords.states[state]}</b>
          <small>{blockWords.since(wordFor(blockWords.causes, block.cause), shortMoment(block.at, language))}</small>
        </div>
      )}
      <BlockOvertaken iccid={iccid} block={block} />
      {isOurs && may(me, "block_sims") && (state === "open" || state === "blocked") && (
        <DeedForm
          version={block?.version ?? 0}
          {...(state === "blocked"
            ? { what: "unblock", icon: "shield-check", title: blockWords.unblock, note: blockWords.noteOpen }
            : {
                what: "block",
                icon: "ban",
                title: blockWords.block,
                note: blockWords.note,
                causes: blockCauses.map((value) => ({ value, label: blockWords.causes[value] })),
              })}
        />
      )}
    </Panel>
  );
}
