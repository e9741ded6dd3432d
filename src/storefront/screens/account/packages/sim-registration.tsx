import { Link } from "../../../../ui/link.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { links } from "../../../ground/links.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import type { Registration } from "./load.ts";

/** How far this SIM is under a real name, and the one thing to do: begin, or look. */
export function SimRegistration({ told: { iccid, registration } }: { told: Registration }) {
  const words = useWords("registration");
  const to = links(useVisit().language);
  const { ofSim } = words;
  const state = registration?.state;
  if (state !== "received" && state !== "again" && state !== "registered")
    return (
      <Notice
        tone="care"
        title={ofSim.none}
        action={
          <Link className="link" to={to.realName({ sim: iccid ?? undefined })}>
            {words.link}
          </Link>
        }
      >
        {words.how}
      </Notice>
    );
  const link = registration?.link;
  return (
    <Notice
      tone={state === "again" ? "care" : "good"}
      title={ofSim.states[state]}
      action={
        link && (
          <Link className="link" to={to.realNameResult(link)}>
            {ofSim.see}
          </Link>
        )
      }
    >
      {ofSim.about[state]}
    </Notice>
  );
}
