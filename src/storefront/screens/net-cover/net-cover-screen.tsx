import { useLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { NetCoverPage } from "./net-cover-page.tsx";
import { wishOf } from "./wish.ts";

/** Row C1: every destination in short; what is searched and the one that is opened in full. */
export async function loader({ request, context }: ScreenArguments) {
  const { call, language: lang } = asked(context);
  const { query, country } = wishOf(new URL(request.url).searchParams);
  const [all, found, chosen] = await Promise.all([
    call("/common/getCoverageMap", { lang }),
    query === "" ? undefined : call("/common/getCoverageMap", { query, lang }),
    country === "" ? undefined : call("/common/getCarrierListForNetType", { country, lang }),
  ]);
  return {
    places: all.places,
    found: { key: query, value: found?.places.map(({ country: one, matched }) => ({ country: one, matched })) },
    chosen: { key: country, value: chosen?.coverage },
  };
}

/** In the browser the page asks only for what it does not know yet (use-asked.ts). */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { language } = useVisit();
  return <NetCoverPage key={language} {...data} />;
}
