import type { ReactNode } from "react";
import { Logo } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";
import { LanguageForm } from "../ground/language-form.tsx";

/** A page before one is in: the brand, one sheet, the languages. */
export function Alone({ title, lede, children }: { title: string; lede: string; children?: ReactNode }) {
  const words = useWords();
  return (
    <div className="alone">
      <title>{words.titled(title)}</title>
      <header className="brand">
        <Logo name="Farwave" />
        <small>{words.name}</small>
      </header>
      <main className="alone-sheet">
        <h1>{title}</h1>
        <p className="soft">{lede}</p>
        {children}
      </main>
      <LanguageForm />
    </div>
  );
}
