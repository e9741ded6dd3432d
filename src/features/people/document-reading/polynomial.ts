/** The polynomial of a degree that is nearest to points, by least squares; `undefined` of too few. */
export function polynomialThrough(
  xs: readonly number[],
  ys: readonly number[],
  degree: number,
): ((x: number) => number) | undefined {
  const size = degree + 1;
  if (new Set(xs).size < size) return undefined;
  // from -1 to 1, where powers stay of a size
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  const scaled = (x: number) => (2 * (x - least)) / (most - least) - 1;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const [at, x] of xs.entries()) {
    const powers = Array.from({ length: size }, (_, power) => scaled(x) ** power);
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) rows[row]![column]! += powers[row]! * powers[column]!;
      rows[row]![size]! += powers[row]! * ys[at]!;
    }
  }
  const factors = solved(rows);
  return factors && ((x) => factors.reduceRight((sum, factor) => sum * scaled(x) + factor, 0));
}

/** Gauss, with the largest as pivot. */
function solved(rows: Float64Array[]): number[] | undefined {
  const size = rows.length;
  for (let step = 0; step < size; step++) {
    const pivot = rows
      .slice(step)
      .reduce((most, row, at) => (Math.abs(row[step]!) > Math.abs(rows[most]![step]!) ? step + at : most), step);
    [rows[step], rows[pivot]] = [rows[pivot]!, rows[step]!];
    const lead = rows[step]!;
    if (Math.abs(lead[step]!) < 1e-9) return undefined;
    for (const [at, row] of rows.entries()) {
      if (at === step) continue;
      const factor = row[step]! / lead[step]!;
      for (let column = step; column <= size; column++) row[column]! -= factor * lead[column]!;
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!);
}
