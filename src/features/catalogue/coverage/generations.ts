/** The newest generation that any of the networks offers: `5G` before `4G`; empty where none is known. */
export function newest(networks: readonly { generations: readonly string[] }[]): string {
  return (
    networks
      .flatMap(({ generations }) => generations)
      .toSorted()
      .at(-1) ?? ""
  );
}
