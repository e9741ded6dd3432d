import { useRouteLoaderData } from "react-router";
import { rightOf, type ListAsFile } from "../../features/operator/list-files/rules.ts";
import { may } from "../../kernel/staff-right.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../ground/asking.ts";
import type { Me } from "../ground/signed-in.ts";
import { Problem } from "./form.tsx";

/** As a file's refusal comes back in the address of its page. */
export const tooOften = "EXPORTED_OFTEN";

type Props = {
  list: ListAsFile;
  view?: string;
  /** The view with its filter, where the list has one. */
  asks?: Readonly<Record<string, string>>;
};

/** What a list shows, all pages, by its view and filter, as a file; that it was taken stands in the trail, so that a form asks for it. */
export function ListFile({ list, view, asks = view === undefined ? {} : { view } }: Props) {
  const me = useRouteLoaderData("frame") as Me;
  const { words, here } = usePage();
  if (!may(me, rightOf(list))) return null;
  const said = words.listFile;
  const back = new URLSearchParams({ back: here.replace(/[?&]refused=[^&]*/, "") });
  return (
    <form method="post" action={`/console/files/list.csv?${back}`} className="list-file">
      <input type="hidden" name="list" value={list} />
      {Object.entries(asks).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button" aria-label={said.label}>
        <Icon name="download" />
        {said.get}
      </button>
      {here.includes(`refused=${tooOften}`) && <Problem>{said.often}</Problem>}
    </form>
  );
}
