import { areasOf, messagesOf } from "../../../i18n/every-area.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { withNames } from "./rules.ts";
import { GetWords } from "./staff-contract.ts";
import { holdingChanges } from "./store.server.ts";
import { saidMessage, type SaidMessage } from "./weigh-words.server.ts";

/** Of those that contain a text. */
const mostFound = 100;

export const getWords = operation(GetWords, async ({ kind, area, q }, { db }) => {
  const changes = Map.groupBy(await holdingChanges(db), (one) => `${one.area} ${one.path}`);
  const areas = await Promise.all(
    areasOf(kind).map(async (name) => ({
      name,
      messages: (await messagesOf(name)).map((message) =>
        saidMessage(message, changes.get(`${name} ${message.path}`) ?? []),
      ),
    })),
  );
  const wanted = q?.toLowerCase();
  const found =
    wanted === undefined || wanted === ""
      ? (areas.find(({ name }) => name === area)?.messages ?? [])
      : areas.flatMap(({ messages }) => messages.filter((message) => says(message, wanted)));
  return {
    areas: areas.map(({ name, messages }) => ({
      area: name,
      count: messages.length,
      changed: messages.filter(({ languages }) => languages.some(({ said }) => said !== null)).length,
      behind: messages.filter(({ languages }) => languages.some(({ state }) => state !== "current")).length,
    })),
    messages: (wanted ? found.slice(0, mostFound) : found).map(listed),
    isCut: Boolean(wanted) && found.length > mostFound,
  };
});

/** By its words in any language, as they are said or as the files have them, or by its place. */
function says({ area, path, languages }: SaidMessage, wanted: string): boolean {
  return [`${area}.${path}`, ...languages.flatMap(({ texts, compiled }) => [...texts, ...compiled])].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

const listed = ({ area, path, names, isEditable, languages }: SaidMessage) => ({
  area,
  path,
  isEditable,
  languages: languages.map(({ language, texts, state, said }) => ({
    language,
    text: texts.map((text) => withNames(text, names)).join(" / "),
    state,
    isChanged: said !== null,
  })),
});
