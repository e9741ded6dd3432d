import { buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Pass, WalletName } from "./installing.ts";
import { usePhone } from "./use-phone.ts";

type WalletLinksProps = {
  passes: readonly Pass[];
  names: Record<WalletName, string>;
  variant?: "quiet";
  icon?: "wallet";
};

/** A phone is offered its own wallet, where the shop makes passes for that; other devices all of them. */
export function WalletLinks({ passes, names, variant, icon }: WalletLinksProps) {
  const { system } = usePhone();
  const wallet = system === "iphone" ? "apple" : "google";
  const own = system === undefined ? [] : passes.filter((pass) => pass.wallet === wallet);
  return (own.length > 0 ? own : passes).map(({ wallet: name, address }) => (
    <a
      key={name}
      className={buttonClass({ size: "small", ...(variant && { variant }) })}
      href={address}
      rel="noreferrer"
    >
      {names[name]}
      {icon && <Icon name={icon} />}
    </a>
  ));
}
