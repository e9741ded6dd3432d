/**
 * When signalled during its start, a process stops once it has started: it listens before its jobs run, and requests
 * accepted by then are answered. A second signal ends it at once.
 */
export function stopOnSignal(starting: Promise<{ stop: () => Promise<void> }>): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      void starting.then(
        ({ stop }) => stop().then(() => process.exit(0)),
        () => {}, // a start that fails says so itself
      );
    });
  }
}
