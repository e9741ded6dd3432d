/** Where something can be taken back: by the letter, and as everywhere else. */
export const undoKeys = "z Meta+Z Control+Z";

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
