/** How much of something is left, 0 to 1; the words beside it say the same. */
export function Meter({ share }: { share: number }) {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10;
  return (
    <svg className={`meter${percent <= 20 ? " meter-low" : ""}`} width="100%" height="12" aria-hidden="true">
      <rect className="meter-whole" width="100%" height="12" rx="6" />
      {percent > 0 && <rect className="meter-left" width={`${Math.max(percent, 2)}%`} height="12" rx="6" />}
    </svg>
  );
}
