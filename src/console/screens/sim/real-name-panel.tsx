import { useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Pairs, Panel } from "../../parts/panel.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import type { SimPage } from "./load.ts";

/** Under whose name is no matter of this page: only how far it is. */
export function RealNamePanel({ sim: { realName, needsRealName } }: { sim: SimPage }) {
  const { words: all, language } = usePage();
  const { realName: words } = all.customers.sim;
  const me = useRouteLoaderData("frame") as Me;
  return (
    <Panel title={words.title}>
      {realName === null ? (
        <p className="soft">{needsRealName ? words.missing : words.notNeeded}</p>
      ) : (
        <Pairs
          pairs={[
            [words.state, all.realNames.states[realName.state]],
            [words.decided, realName.decidedAt && shortMoment(realName.decidedAt, language)],
            [words.keptUntil, realName.keptUntil && shortMoment(realName.keptUntil, language)],
            [
              words.registration,
              may(me, "review_real_names") ? (
                <a key="number" className="sim-registration" href={`/console/real-names/${realName.number}`}>
                  {realName.number}
                </a>
              ) : (
                realName.number
              ),
            ],
          ]}
        />
      )}
    </Panel>
  );
}
