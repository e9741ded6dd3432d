import { nameTyped, wishIn, type Entries } from "../../console/screens/text/text-entries.ts";
import { GetCommonSetting, GetFaq, GetPolicy } from "../../features/catalogue/content/contract.ts";
import { draftBehind } from "../../features/catalogue/content/draft-link.server.ts";
import { drawnPages } from "../../features/catalogue/content/drawn-pages.server.ts";
import { shownHtml } from "../../features/catalogue/content/shown-html.server.ts";
import { GetTextDrafts, LookThroughText, TextWish } from "../../features/catalogue/content/staff-contract.ts";
import { textKinds, type TextKind } from "../../features/catalogue/content/staff-rules.ts";
import { weighText } from "../../features/catalogue/content/weigh-text.server.ts";
import { GetPlanList } from "../../features/catalogue/plans/contract.ts";
import { contentWords } from "../../i18n/content.server.ts";
import type { Endpoint, OutputOf } from "../../kernel/endpoint.ts";
import { success, unwrap, type Envelope } from "../../kernel/envelope.ts";
import type { Language } from "../../kernel/language.ts";
import { operatorZone } from "../../kernel/operator-zone.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { momentText } from "../../kernel/written-time.ts";
import type { FileOfSite } from "../../platform/http/private-pages.server.ts";
import { drawnDraft, ownDraft, type DraftSide } from "./drawn-draft.server.ts";

/** The whole page on which a text will stand, with the text that somebody has typed and looked through. */
export const draftedTextPage =
  (side: DraftSide): FileOfSite =>
  async ({ query, ask, now }) => {
    const asked = query as Record<string, unknown>;
    const kind = textKinds.find((one) => one === asked["kind"]);
    const name = typeof asked["name"] === "string" ? asked["name"] : "";
    if (!kind) throw new Refusal("NOT_FOUND");
    const drafts = (await ask(GetTextDrafts.path, { kind, name })) as Envelope<OutputOf<typeof GetTextDrafts>>;
    const { mine } = unwrap(drafts);
    if (!mine) throw new Refusal("NOT_FOUND");
    const text = textTyped(kind, name, mine.entries);
    const looked = (await ask(LookThroughText.path, { text, version: mine.version })) as Envelope<
      OutputOf<typeof LookThroughText>
    >;
    const page = pageIn(unwrap(looked).pages, asked["lang"]);
    return drawnDraft(side, { lang: page.language, sign: ownDraft, ...standing(text, page, now) });
  };

/** The same for whoever has its link: as the draft stands now, without a session and with nobody's rights. */
export const linkedDraftPage =
  (side: DraftSide): FileOfSite =>
  async ({ query, now }) => {
    const { db, vault } = side.shop;
    const asked = query as Record<string, unknown>;
    const { kind, name, entries, version, who, savedAt, until } = await draftBehind(asked, { db, vault, now });
    const text = TextWish.safeParse(textTyped(kind, name, entries));
    const weighed = text.success && (await weighText(db, text.data, version, now).catch(whenUnfit));
    if (!weighed) throw new Refusal("DRAFT_LINK_OVER");
    const page = pageIn(drawnPages(weighed.text), asked["lang"]);
    const moment = (at: Date, language: Language) => momentText(at.toISOString(), { zone: operatorZone }, language);
    return drawnDraft(side, {
      lang: page.language,
      sign: (language) =>
        contentWords(language).draft.linked(who, moment(savedAt, language), moment(new Date(until), language)),
      ...standing(text.data, page, now),
    });
  };

const textTyped = (kind: TextKind, name: string, entries: Entries) =>
  wishIn(kind, name || nameTyped(kind, entries), entries);

const pageIn = <Page extends { language: Language }>(pages: readonly Page[], asked: unknown): Page =>
  pages.find(({ language }) => language === asked) ?? pages[0]!;

/** Typed on since it was linked, and not fit to be shown; or published by a colleague meanwhile. */
function whenUnfit(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

type Said = { title: string; html: string; language: Language };
type Standing = { page: string; instead: (path: string, answered: Envelope) => Envelope };

/** Where it will stand, and which answer brings it there. */
function standing(
  { kind, name, facts, languages }: TextWish,
  { title, html: drawn, language: lang }: Said,
  now: Date,
): Standing {
  const html = shownHtml(drawn);
  if (kind === "policy") {
    const { version = "", effective = "" } = facts;
    return {
      page: `policy/${encodeURIComponent(name)}`,
      instead: answering(GetPolicy, () => ({ docname: name, lang, title, version, effective, inForce: null, html })),
    };
  }
  if (kind === "question") {
    const [topic = "", ...id] = name.split(".");
    const question = { id: id.join("."), Q: title, A: html };
    return {
      page: `frequently-asked-questions?type=${encodeURIComponent(topic)}`,
      instead: answering(GetFaq, (found) => found && { ...found, items: withIt(found.items, question) }),
    };
  }
  const notice = { id: name, title, content: html };
  const [country] = (facts["countries"] ?? "").toUpperCase().match(/[A-Z]{2}/) ?? [];
  if (country)
    return {
      page: `plans?country=${country}`,
      instead: answering(GetPlanList, (found) => found && { ...found, notices: withIt(found.notices, notice) }),
    };
  const from = Object.values(languages)[0]?.source ?? "";
  const dated = { ...notice, from, publishedAt: facts["published_at"] || now.toISOString() };
  return {
    page: "homepage",
    instead: answering(GetCommonSetting, (found) => found && { ...found, notice: withIt(found.notice ?? [], dated) }),
  };
}

/** In its place, or before all others. */
function withIt<Item extends { id: string }>(items: readonly Item[], it: Item): Item[] {
  const others = items.map((one) => (one.id === it.id ? it : one));
  return others.includes(it) ? others : [it, ...others];
}

const answering =
  <Of extends Endpoint>(
    { path: of }: Of,
    draft: (found: OutputOf<Of> | undefined) => OutputOf<Of> | undefined,
  ): Standing["instead"] =>
  (path, answered) => {
    if (path !== of) return answered;
    const drafted = draft(answered.resultCode === "SUCCESS" ? (answered.resultData as OutputOf<Of>) : undefined);
    return drafted === undefined ? answered : success(drafted);
  };
