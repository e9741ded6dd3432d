import { classes } from "./classes.ts";

/**
 * Text that an operator wrote (notices, answers, policies), the only HTML of the shop that React does not make.
 * It was made safe when it was imported, and again when it was read (platform/safe-html.server.ts); nothing else may
 * come here.
 */
export function WrittenHtml({ html, className }: { html: string; className?: string }) {
  return <div className={classes("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
