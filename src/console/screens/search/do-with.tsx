import { may, type StaffRight } from "../../../kernel/staff-right.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { useWords, type Answer } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { FinderGroup, FinderLink } from "./finder-group.tsx";

type Deed = { to: string; icon: IconName; is: string; right: StaffRight };

/** What can be done with the one order that was found; each leads to where it is looked through first. */
export function DoWith({ found, me }: { found: Answer<"/staff/search">; me: Me }) {
  const { search: words } = useWords();
  const [order, another] = found.orders;
  if (!order || another) return null;
  const at = `/console/orders/${order.number}`;
  const deeds: Deed[] = [
    { to: `${at}?give=sims`, icon: "undo-2", is: words.giveBack, right: "give_refunds" },
    { to: `${at}#mails`, icon: "mail", is: words.sendAgain, right: "send_mails" },
    { to: `/console/customers/${order.number}`, icon: "user", is: words.openCustomer, right: "see_customers" },
  ];
  if (order.way === "physical")
    deeds.push({
      to: `/console/dispatch?parcel=${order.number}`,
      icon: "package",
      is: words.openParcel,
      right: "see_parcels",
    });
  const open = deeds.filter(({ right }) => may(me, right));
  if (open.length === 0) return null;
  return (
    <FinderGroup title={words.doWith(order.number)}>
      {open.map(({ to, icon, is }) => (
        <FinderLink key={to} to={to} icon={icon} is={is} />
      ))}
    </FinderGroup>
  );
}
