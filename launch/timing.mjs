/** Runs one part of the start and prints how long it took. */
export async function timed(part, act) {
  const started = performance.now();
  const result = await act();
  console.log(`${part} ${seconds(performance.now() - started)}`);
  return result;
}

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
