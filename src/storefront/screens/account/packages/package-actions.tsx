import { LinkButton } from "../../../../ui/button.tsx";
import { links } from "../../../ground/links.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { installQuery, passesFor } from "../../../parts/installing/installing.ts";
import { WalletLinks } from "../../../parts/installing/wallet-links.tsx";
import type { Package, Packages } from "../../../parts/packages/package.ts";
import type { View } from "./load.ts";
import { packagesAddress } from "./packages-address.ts";

type PackageActionsProps = { one: Package; view: View; first: boolean; wallets: Packages["wallets"] };

/** `first`: the one thing to do next on the page is for the package on top. */
export function PackageActions({ one, view, first, wallets }: PackageActionsProps) {
  const { actions, usage } = useWords("packages");
  const { language } = useVisit();
  const to = links(language);
  const { packageId, buyMore, canStart, order } = one;
  const shown = view.usage === packageId;
  const isKept = order?.way === "esim" && (one.state === "not_started" || one.state === "active");
  const passes = isKept ? passesFor(wallets, installQuery(order), language) : [];
  return (
    <>
      {one.activatedAt && (
        <LinkButton
          size="small"
          to={packagesAddress(language, view, shown ? {} : { usage: packageId }, packageId)}
          aria-expanded={shown}
          preventScrollReset
        >
          {shown ? usage.hide : usage.show}
        </LinkButton>
      )}
      {order && (
        <LinkButton size="small" variant="quiet" to={to.orderDetail({ order: order.orderNumber, key: order.key })}>
          {actions.order}
        </LinkButton>
      )}
      <WalletLinks passes={passes} names={actions.wallet} variant="quiet" />
      {order && order.refund.answer !== "no" && (
        <LinkButton
          size="small"
          variant="quiet"
          to={packagesAddress(language, view, { unsubscribe: packageId }, "confirm")}
        >
          {actions.unsubscribe}
        </LinkButton>
      )}
      {canStart && (
        <LinkButton size="small" to={packagesAddress(language, view, { start: packageId }, "confirm")}>
          {actions.start}
        </LinkButton>
      )}
      {buyMore && (
        <LinkButton
          size="small"
          variant={first ? "go" : "line"}
          icon="plus"
          to={to.orderSim({ plan: buyMore.planCode, days: buyMore.days, way: "renewal", sim: view.sim })}
        >
          {actions.buyMore}
        </LinkButton>
      )}
    </>
  );
}
