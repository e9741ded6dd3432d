import type { Letter } from "../../../adapters/mail/mailer.ts";
import type { Language } from "../../../kernel/language.ts";

/**
 * The content of an e-mail without its layout: layout.server.ts renders it as HTML and plain-text.server.ts as text,
 * both complete.
 */
export type LetterContent = {
  language: Language;
  /** Of whose words it is made, where few languages have them. */
  area?: string;
  subject: string;
  /** What a phone shows next to the subject on its lock screen: never a code. */
  preview: string;
  orderNumber: string;
  title: string;
  /** The few big figures under the title: `10 GB`, `30 days`. */
  figures: string[];
  lead: string;
  blocks: Block[];
  footer: string[];
  /** Below the footer: the way to unsubscribe. */
  footLink?: Link;
};

export type Block = ActionBlock | LinksBlock | EsimBlock | StepsBlock | NoticeBlock | FactsBlock | TextBlock;

/** The next step; an e-mail has at most one. */
export type ActionBlock = { kind: "action"; label: string; href: string; hint?: string };
export type StepsBlock = { kind: "steps"; title: string; steps: string[] };
export type NoticeBlock = { kind: "notice"; title: string; lines: string[]; link?: Link };
export type FactsBlock = { kind: "facts"; title: string; facts: Fact[] };
export type TextBlock = { kind: "text"; title?: string; text: string };
export type EsimBlock = {
  kind: "esim";
  title: string;
  links: { label: string; hint: string; href: string }[];
  linksHint?: string;
  picture: { cid: string; width: number; alt: string; hint?: string };
  codesTitle: string;
  codes: Fact[];
};

/** Several links of equal importance. */
export type LinksBlock = { kind: "links"; title?: string; links: (Link & { hint?: string })[] };
type Link = { label: string; href: string };

export type Fact = { label: string; value: string };

/** An e-mail without its recipient. */
export type ComposedLetter = Pick<Letter, "subject" | "text" | "html" | "pictures">;

/** An e-mail with the headers that depend on its kind. */
export type WrittenLetter = ComposedLetter & Pick<Letter, "copyTo" | "unsubscribe">;
