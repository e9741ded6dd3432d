/** One for each form that a page shows: pressed twice, it is done once. */
export function RequestKey() {
  return <input type="hidden" name="requestKey" value={crypto.randomUUID()} />;
}
