/** From where over China to where: two arcs over one horizon. */
export function RouteDrawing({ label }: { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="china-route" viewBox="0 0 520 122" role="img" aria-label={label}>
      <path className="china-route-leg" d="M40 92Q150 -18 260 92" strokeDasharray="3 7" />
      <path className="china-route-leg" d="M260 92Q370 10 480 92" />
      <path className="china-route-sea" d="M0 92H520" />
      <circle cx="40" cy="92" r="7" />
      <circle className="china-route-here" cx="260" cy="92" r="9" />
      <circle className="china-route-halo" cx="260" cy="92" r="18" />
      <circle className="china-route-halo" cx="260" cy="92" r="28" />
      <circle cx="480" cy="92" r="7" />
    </svg>
  );
}
