/**
 * The key that does it too, printed on its button; a screen reader has it from `aria-keyshortcuts`. One without ⌘ goes
 * where keys of one letter are switched off.
 */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="key" aria-hidden="true" data-letter={children.startsWith("⌘") ? undefined : ""}>
      {children}
    </kbd>
  );
}
