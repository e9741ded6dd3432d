/** The mark of the house as an answer: rings that go out, rings that end, rings that wait for a signal. */
export function AnswerRings({ answer }: { answer: "yes" | "no" | "look" }) {
  return (
    <svg className={`device-rings device-rings-${answer}`} viewBox="0 0 300 160" aria-hidden="true">
      {[30, 58, 86, 114, 142].map((radius) => (
        <circle key={radius} cx="190" cy="150" r={radius} />
      ))}
      <circle className="device-rings-dot" cx="190" cy="150" r="12" />
    </svg>
  );
}
