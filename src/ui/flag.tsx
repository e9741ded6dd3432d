/** Beside the name it belongs to, so it says nothing of its own. */
export function Flag({ iso2, size = 26 }: { iso2: string; size?: number }) {
  return (
    <img
      className="flag"
      src={`/art/flags/${iso2.toLowerCase()}.svg`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
