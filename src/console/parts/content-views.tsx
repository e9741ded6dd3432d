import { textKinds, type TextKind } from "../../features/catalogue/content/staff-rules.ts";
import { useWords } from "../ground/asking.ts";
import { Views } from "./list.tsx";

const wordKinds = ["sent", "pages"] as const;
type WordKind = (typeof wordKinds)[number];

export type ContentViewsProps = {
  open: TextKind | "coming" | "proposals" | "links" | WordKind;
  counts: readonly { kind: TextKind; count: number }[];
};

/** The tabs of the content: texts of the operator's own, and the words that the shop came with. */
export function ContentViews({ open, counts }: ContentViewsProps) {
  const { content, wording } = useWords();
  const ofTexts = textKinds.map((kind) => ({
    view: kind,
    label: content.kinds[kind],
    count: String(counts.find((one) => one.kind === kind)?.count ?? 0),
    href: `/console/content?kind=${kind}`,
    isOpen: kind === open,
  }));
  const coming = {
    view: "coming",
    label: content.coming.title,
    href: "/console/content/coming",
    isOpen: open === "coming",
  };
  const proposals = {
    view: "proposals",
    label: content.proposals.title,
    href: "/console/content/proposals",
    isOpen: open === "proposals",
  };
  const links = { view: "links", label: content.links.title, href: "/console/content/links", isOpen: open === "links" };
  const ofWords = wordKinds.map((kind) => ({
    view: kind,
    label: wording.kinds[kind],
    href: `/console/content/words?kind=${kind}`,
    isOpen: kind === open,
  }));
  return <Views label={content.views} views={[...ofTexts, ...ofWords, links, coming, proposals]} />;
}

export const messageAddress = ({ area, path }: { area: string; path: string }): string =>
  `/console/content/words/${area}/${encodeURIComponent(path)}`;
