import type { ReactNode } from "react";
import { spacedIccid } from "../../../kernel/iccid.ts";
import { formatMoney } from "../../../kernel/money.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { usePage, type Answer } from "../../ground/asking.ts";
import { PlanLine } from "../../parts/plan-line.tsx";
import { FinderGroup, FinderLink } from "./finder-group.tsx";

type Found = Answer<"/staff/search">;
type Line = { key: string; to: string; icon: IconName; is: string; beside: ReactNode };

export function FoundThings({ found, q }: { found: Found; q: string }) {
  const { words: all, language } = usePage();
  const { search: words, orders, dispatch, customers } = all;
  const lines: Line[] = [
    ...found.sims.map(({ iccid, orderNumber }) => ({
      key: iccid,
      to: `/console/customers/sims/${iccid}`,
      icon: "card-sim" as const,
      is: `SIM ${spacedIccid(iccid)}`,
      beside: orderNumber,
    })),
    ...found.parcels.map(({ orderNumber, state, trackingNumber }) => ({
      key: `parcel ${orderNumber}`,
      to: `/console/dispatch?parcel=${orderNumber}`,
      icon: "package" as const,
      is: trackingNumber,
      beside: `${orderNumber} · ${dispatch.pack.states[state]}`,
    })),
    ...found.orders.map(({ number, state, plan, quantity, total }) => ({
      key: number,
      to: `/console/orders/${number}`,
      icon: "receipt-text" as const,
      is: number,
      beside: (
        <>
          <PlanLine plan={plan} pieces={quantity} /> · {formatMoney(total, language)} · {orders.states[state]}
        </>
      ),
    })),
    ...found.customers.map(({ customer, email, orders: count, moreOrders }) => ({
      key: customer,
      to: `/console/customers/${customer}`,
      icon: "user" as const,
      is: email,
      beside: customers.orders(`${count}${moreOrders ? "+" : ""}`),
    })),
    ...found.plans.map(({ code, plan }) => ({
      key: `plan ${code}`,
      to: `/console/catalogue/plans/${code}`,
      icon: "tag" as const,
      is: code,
      beside: <PlanLine plan={plan} />,
    })),
  ];
  if (lines.length === 0) return <p className="finder-none">{words.notFound(q)}</p>;
  return (
    <FinderGroup title={words.found}>
      {lines.map(({ key, ...line }) => (
        <FinderLink key={key} {...line} />
      ))}
    </FinderGroup>
  );
}
