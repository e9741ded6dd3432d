/** A "no" that a person can act on: one sentence with a way out, shown without a stack trace. */
export class Refusal extends Error {}

/** Runs a command of package.json; a refusal becomes its sentence and exit code 1. */
export async function command(act) {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
