import { useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Pairs } from "../../parts/panel.tsx";
import type { StaffPage } from "./load.ts";

/** What holds for everybody who signs in; what of it the house may choose is changed in the settings. */
export function SignInRules({ signIn }: Pick<StaffPage, "signIn">) {
  const { words: all } = usePage();
  const { staff: words, settings } = all;
  const me = useRouteLoaderData("frame") as Me;
  return (
    <section className="staff-part" aria-labelledby="rules">
      <h2 id="rules">{words.tabs.rules}</h2>
      <Pairs
        pairs={[
          [settings.names["signing_in.ways"]!, signIn.ways.map((way) => settings.signInWays[way]).join(" · ")],
          [settings.names["signing_in.hours"]!, settings.units.hours(signIn.hours)],
          [settings.names["signing_in.idle_minutes"]!, settings.units.minutes(signIn.idleMinutes)],
          [settings.names["signing_in.proof_minutes"]!, settings.units.minutes(signIn.proofMinutes)],
          [words.joinsWithin, settings.units.days(signIn.daysToJoin)],
        ]}
      />
      <p className="soft">{words.rulesLede}</p>
      {may(me, "see_settings") && (
        <a className="button" href="/console/settings#of-signing_in">
          {words.changeRules}
        </a>
      )}
    </section>
  );
}
