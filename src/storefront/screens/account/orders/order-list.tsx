import { LinkButton } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Link } from "../../../../ui/link.tsx";
import { links } from "../../../ground/links.ts";
import type { Answer } from "../../../ground/visit/calls.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import type { TabProps } from "../account-tab.ts";
import { OrderCard } from "./order-card.tsx";
import { UnderWay } from "./under-way.tsx";

export type OrdersPage = Answer<"/account/getMyOrders"> & { isNewest: boolean };

export function OrderList({ told: { orders, next, isNewest }, signedIn }: TabProps<OrdersPage>) {
  const words = useWords("my-orders");
  const to = links(useVisit().language);
  return (
    <div className="my-orders">
      <UnderWay orders={orders} />
      {orders.length === 0 && (
        <EmptyState
          level={2}
          title={words.empty}
          action={
            <LinkButton variant="go" icon="arrow-right" to={to.destination()}>
              {words.choose}
            </LinkButton>
          }
        >
          {words.emptyText(signedIn.email ?? "")}
        </EmptyState>
      )}
      <ul className="my-orders-list">
        {orders.map((order) => (
          <OrderCard key={order.orderNumber} order={order} />
        ))}
      </ul>
      {(next !== null || !isNewest) && (
        <p className="cluster gap-3">
          {!isNewest && <LinkButton to={to.account({ tab: "orders" })}>{words.newest}</LinkButton>}
          {next !== null && (
            <LinkButton icon="arrow-right" to={to.account({ tab: "orders", after: next })}>
              {words.older}
            </LinkButton>
          )}
        </p>
      )}
      <p className="soft my-orders-guest">
        {words.guest}{" "}
        <Link className="link" to={to.findOrder()}>
          {words.find}
        </Link>
      </p>
    </div>
  );
}
