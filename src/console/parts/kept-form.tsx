import type { ComponentPropsWithoutRef } from "react";
import { useLoaderData } from "react-router";
import { Drafted } from "./drafted.tsx";
import { keptField, type Drafts } from "./kept-drafts.ts";

type Props = { name: string } & Omit<ComponentPropsWithoutRef<"form">, "method" | "name">;

/** A form that is kept while it is typed into (ground/drafts), by its page and its name; a screen reads it by `withDrafts`. */
export function KeptForm({ name, children, ...form }: Props) {
  const { drafts } = useLoaderData() as { drafts: Drafts };
  return (
    <form method="post" data-draft="" {...form}>
      <input type="hidden" name={keptField} value={name} />
      <Drafted draft={drafts[name] ?? null}>{children}</Drafted>
    </form>
  );
}
