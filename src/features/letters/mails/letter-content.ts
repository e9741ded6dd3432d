import type { Letter } from "../../../adapters/mail/mailer.ts";
import type { Language } from "../../../kernel/language.ts";

/**
 * What a letter says, before it has a form: layout.server.ts makes HTML of it and plain-text.server.ts text, both
 * complete.
 */
export type LetterContent = {
  language: Language;
  subject: string;
  /** What a phone shows beside the subject on its lock screen: never a code. */
  preview: string;
  orderNumber: string;
  title: string;
  /** The few big figures under the title: `10 GB`, `30 days`. */
  figures: string[];
  lead: string;
  blocks: Block[];
  footer: string[];
  /** Under the footer: the way to get no more of these. */
  footLink?: Link;
};

export type Block = ActionBlock | LinksBlock | EsimBlock | StepsBlock | NoticeBlock | FactsBlock | TextBlock;

/** The one thing to do next; a letter has one at most. */
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

/** Ways to several things, none more important than the others. */
export type LinksBlock = { kind: "links"; title?: string; links: (Link & { hint?: string })[] };
type Link = { label: string; href: string };

export type Fact = { label: string; value: string };

/** A letter that only lacks its address. */
export type ComposedLetter = Pick<Letter, "subject" | "text" | "html" | "pictures">;

/** A letter with what only its kind knows of its address. */
export type WrittenLetter = ComposedLetter & Pick<Letter, "copyTo" | "unsubscribe">;
