import type { EsimLink, ShownEsim } from "../../../features/aftersales/installs/contract.ts";
import type { Language } from "../../../kernel/language.ts";
import type { Answer } from "../../ground/visit/calls.ts";

type Install = Answer<"/esim/getInstall">;
export type WalletName = Install["wallets"][number];

export type Pass = { wallet: WalletName; address: string };

/**
 * One eSIM for the person who installs it: the buyer on the order's page, a traveller by the own link, another by a shared
 * one.
 */
export type Installing = Pick<Install, "area" | "areaName" | "startRule" | "identity" | "reinstall"> & {
  /** What the calls are asked with. */
  link: EsimLink;
  esim: ShownEsim;
  /** The page of this eSIM alone, for another device, and as a file; both hold its key and no code. */
  page: string;
  pdf: string;
  calendar: string;
  /** Passes for wallets of phones, where the shop makes them. */
  passes: Pass[];
  /** Where an answer goes unless another address is given; nothing where the buyer must not be revealed. */
  contact: string;
};

/** The query by which one eSIM is reached. */
export function installQuery({ id, orderNumber, position, key, share }: EsimLink): URLSearchParams {
  if (share) return new URLSearchParams({ share });
  return id
    ? new URLSearchParams({ id, key: key ?? "" })
    : new URLSearchParams({ order: orderNumber ?? "", esim: String(position ?? 1), key: key ?? "" });
}

/** Addresses by which a wallet is given a pass of this eSIM. */
export function passesFor(wallets: readonly WalletName[], query: URLSearchParams, language: Language): Pass[] {
  return wallets.map((wallet) => ({ wallet, address: `/files/wallet/${wallet}?${query}&lang=${language}` }));
}

/** Under which name a browser remembers how far its owner is with this eSIM. */
export function stageKey({ share, id, orderNumber }: EsimLink, { position }: Pick<ShownEsim, "position">): string {
  return `install-${share ?? id ?? orderNumber}-${position}`;
}

/** Reads such a query; what is malformed counts as wrong later, in the contract. */
export function linkIn(query: URLSearchParams): EsimLink {
  const share = query.get("share");
  if (share) return { share };
  const id = query.get("id");
  if (id) return { id, key: query.get("key") ?? "" };
  const position = Number(query.get("esim") ?? 1);
  return {
    orderNumber: query.get("order") ?? "",
    position: Number.isInteger(position) && position > 0 && position <= 20 ? position : 1,
    key: query.get("key") ?? "",
  };
}
