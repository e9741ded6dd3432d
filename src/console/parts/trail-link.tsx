import { useRouteLoaderData } from "react-router";
import type { ThingKind } from "../../features/records/actions/rules.ts";
import { may } from "../../kernel/staff-right.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";
import type { Me } from "../ground/signed-in.ts";

type Props = { kind: ThingKind; id: string; called: string };

/** A thing's own part of the audit trail, for whoever may see that. */
export function TrailLink({ kind, id, called }: Props) {
  const me = useRouteLoaderData("frame") as Me;
  const { rail } = useWords();
  if (!may(me, "see_trail")) return null;
  return (
    <a className="button button-quiet" href={`/console/trail?${new URLSearchParams({ thing: `${kind}:${id}` })}`}>
      <Icon name="history" />
      {rail.trail}
      <span className="vh"> · {called}</span>
    </a>
  );
}
