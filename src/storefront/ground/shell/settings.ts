import type { Language } from "../../../kernel/language.ts";
import { underLanguage } from "../links-in-html.ts";
import type { Answer } from "../visit/calls.ts";
import { asked, type ScreenArguments } from "../visit/visit.ts";

/** The operator's texts on every page: notices, the footer's lists, and who sells unless the frame itself failed. */
export type Settings = Required<Omit<Found, "imprint">> & Pick<Found, "imprint">;
type Found = Answer<"/common/getCommonSetting">;
export type ShopNotice = Settings["notice"][number];

export async function shellLoader({ context }: ScreenArguments): Promise<Settings> {
  const { call, language } = asked(context);
  const found = await call("/common/getCommonSetting", {
    KeyList: ["notice", "footer_about_terms", "footer_about_faq", "imprint"],
    lang: language,
  });
  return settingsUnder(language, found);
}

/**
 * The route's `shouldRevalidate`: the lists depend on the language only, so that a filter or another plan does not
 * reload them.
 */
export function settingsDiffer({ currentParams, nextParams }: { currentParams: Params; nextParams: Params }): boolean {
  return currentParams.language !== nextParams.language;
}
type Params = Record<string, string | undefined>;

function settingsUnder(
  language: Language,
  { notice = [], footer_about_terms = [], footer_about_faq = [], imprint }: Found,
): Settings {
  return {
    notice: notice.map((one) => ({ ...one, content: underLanguage(language, one.content) })),
    footer_about_terms,
    footer_about_faq,
    ...(imprint && { imprint }),
  };
}
