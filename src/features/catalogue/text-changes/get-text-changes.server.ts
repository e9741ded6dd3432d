import type { Language } from "../../../kernel/language.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import type { ChinaKind } from "../china/china-records.ts";
import type { ChinaWish } from "../china/staff-contract.ts";
import { recordAt } from "../china/staff-store.server.ts";
import { versionOfFact } from "../china/weigh-china.server.ts";
import type { TextWish } from "../content/staff-contract.ts";
import { originalLanguage, textKinds } from "../content/staff-rules.ts";
import { textsOf } from "../content/staff-store.server.ts";
import { versionOfText } from "../content/weigh-text.server.ts";
import { messageNamed } from "../words/weigh-words.server.ts";
import { GetTextChange, GetTextChanges, type ScheduledWords } from "./contract.ts";
import { comingChanges, overChanges, textChangeById, type ListedChange } from "./store.server.ts";

/** What a page shows of each; all of them are in the audit trail. */
const most = { coming: 200, over: 30 };

export const getTextChanges = operation(GetTextChanges, async (_wish, { db, visitor, catalogueVersion }) => {
  // what is due is no longer to come
  await catalogueVersion.current();
  const [coming, over] = [await comingChanges(db, most.coming), await overChanges(db, most.over)];
  const asked = textKinds.filter((kind) => coming.some((one) => one.kind === kind));
  const texts = (await Promise.all(asked.map((kind) => textsOf(db, kind)))).flat();
  const versions = new Map<string, string | null>(
    texts.map((text) => [`${text.kind} ${text.name}`, versionOfText(text)]),
  );
  for (const { kind, name } of coming)
    if (kind === "words") versions.set(`words ${name}`, await versionOfWords(db, name));
    else if (kind === "china") versions.set(`china ${name}`, await versionOfFactNamed(db, name));
  const shown = (change: ListedChange) => ({
    id: change.id,
    kind: change.kind,
    name: change.name,
    title: titleOf(change, visitor.language) || change.name,
    state: change.state,
    from: change.starts_at.toISOString(),
    until: change.ends_at?.toISOString() ?? null,
    who: change.who,
    clashes: change.state === "waiting" && (versions.get(`${change.kind} ${change.name}`) ?? null) !== change.version,
  });
  return { coming: coming.map(shown), over: over.map(shown) };
});

function titleOf({ kind, wish }: ListedChange, language: Language): string | undefined {
  if (kind === "words") {
    const { languages } = (wish as ScheduledWords).words;
    return (languages[language] ?? languages[originalLanguage])?.texts[0]?.trim();
  }
  if (kind === "china") return undefined;
  const { languages } = wish as TextWish;
  return (languages[language] ?? languages[originalLanguage])?.title;
}

/** Of a message that a new version of the shop no longer has, none that anything was decided upon. */
async function versionOfWords(db: DbOrTx, name: string): Promise<string> {
  const message = await messageNamed(db, name);
  return message ? String(message.version) : "";
}

/** None of one that is still to be added. */
async function versionOfFactNamed(db: DbOrTx, named: string): Promise<string | null> {
  const [kind, ...name] = named.split(" ");
  const record = await recordAt(db, kind as ChinaKind, name.join(" "));
  return record ? versionOfFact(record) : null;
}

export const getTextChange = operation(GetTextChange, async ({ id }, { db }) => {
  const { kind, name, state, wish } = (await textChangeById(db, id)) ?? refuse("NOT_FOUND");
  return {
    name,
    state,
    text: kind === "words" || kind === "china" ? null : (wish as TextWish),
    words: kind === "words" ? (wish as ScheduledWords) : null,
    fact: kind === "china" ? (wish as ChinaWish) : null,
  };
});
