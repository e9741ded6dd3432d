import { useRouteLoaderData } from "react-router";
import { swapCauses } from "../../../features/aftersales/esim-swaps/rules.ts";
import { may } from "../../../kernel/staff-right.ts";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Panel } from "../../parts/panel.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { wordFor } from "../../parts/word-for.ts";
import { DeedForm } from "./deed-form.tsx";
import type { SimPage } from "./load.ts";

/** Another eSIM in its place: before it is done what that means, and afterwards which one it is. */
export function SwapPanel({ sim: { swap, replaces, canBeReplaced, profile } }: { sim: SimPage }) {
  const me = useRouteLoaderData("frame") as Me;
  const { words: all, language } = usePage();
  const { swap: words } = all.customers.sim;
  const isOffered = canBeReplaced && may(me, "swap_esims");
  if (!swap && replaces === null && !isOffered) return null;
  const isOurs = profile?.supplier === "pool";
  return (
    <Panel title={words.title} id="swap">
      {replaces !== null && (
        <p className="listed">
          {words.replaces} <SimLink iccid={replaces} />
        </p>
      )}
      {swap && (
        <div className="sim-block" data-state={swap.state}>
          <b>{swap.state === "stopped" && !isOurs ? words.stoppedAtSupplier : words.states[swap.state]}</b>
          {swap.to !== null && <SimLink iccid={swap.to} />}
          <small>
            {[swap.failure && wordFor(words.failures, swap.failure), shortMoment(swap.at, language)]
              .filter(Boolean)
              .join(" · ")}
          </small>
        </div>
      )}
      {isOffered && (
        <DeedForm
          what="swap"
          icon="refresh-cw"
          title={words.go}
          causes={swapCauses.map((value) => ({ value, label: words.causes[value] }))}
          note={isOurs ? words.note : words.noteAtSupplier}
        />
      )}
    </Panel>
  );
}

function SimLink({ iccid }: { iccid: string }) {
  return <a href={`/console/customers/sims/${iccid}`}>{iccid.replace(/(\d{4})(?=\d)/g, "$1 ")}</a>;
}
