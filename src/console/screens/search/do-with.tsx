import { spacedIccid } from "../../../kernel/iccid.ts";
import { may, type StaffRight } from "../../../kernel/staff-right.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { useWords, type Answer, type Words } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { FinderGroup, FinderLink } from "./finder-group.tsx";

type Deed = { to: string; icon: IconName; is: string; right: StaffRight };

type Found = Answer<"/staff/search">;

/** What can be done with the one SIM and the one order that were found; each leads to where it is looked through first. */
export function DoWith({ found, me }: { found: Found; me: Me }) {
  const all = useWords();
  const [sim, anotherSim] = found.sims;
  const [order, another] = found.orders;
  return (
    <>
      {sim && !anotherSim && (
        <Deeds title={all.search.doWith(`SIM ${spacedIccid(sim.iccid)}`)} deeds={deedsOfSim(sim, all)} me={me} />
      )}
      {order && !another && <Deeds title={all.search.doWith(order.number)} deeds={deedsOfOrder(order, all)} me={me} />}
    </>
  );
}

function Deeds({ title, deeds, me }: { title: string; deeds: readonly Deed[]; me: Me }) {
  const open = deeds.filter(({ right }) => may(me, right));
  if (open.length === 0) return null;
  return (
    <FinderGroup title={title}>
      {open.map(({ to, icon, is }) => (
        <FinderLink key={is} to={to} icon={icon} is={is} />
      ))}
    </FinderGroup>
  );
}

function deedsOfSim({ iccid }: Found["sims"][number], { customers: { sim: words } }: Words): Deed[] {
  const at = `/console/customers/sims/${iccid}`;
  return [
    { to: `${at}#network`, icon: "radio-tower", is: words.network.ask, right: "see_customers" },
    { to: `${at}#network`, icon: "ban", is: words.block.block, right: "block_sims" },
    { to: `${at}#swap`, icon: "refresh-cw", is: words.swap.go, right: "swap_esims" },
    { to: `${at}#renewal`, icon: "mail", is: words.renewalLink.go, right: "send_mails" },
  ];
}

function deedsOfOrder({ number, way }: Found["orders"][number], { search: words }: Words): Deed[] {
  const at = `/console/orders/${number}`;
  return [
    { to: `${at}?give=sims`, icon: "undo-2", is: words.giveBack, right: "give_refunds" },
    { to: `${at}#mails`, icon: "mail", is: words.sendAgain, right: "send_mails" },
    { to: `/console/customers/${number}`, icon: "user", is: words.openCustomer, right: "see_customers" },
    ...(way === "physical"
      ? [
          {
            to: `/console/dispatch?parcel=${number}`,
            icon: "package" as const,
            is: words.openParcel,
            right: "see_parcels" as const,
          },
        ]
      : []),
  ];
}
