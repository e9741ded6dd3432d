/** The names of the ways to pay, set in our own type: their drawn signs belong to their owners. */
export function PaymentMarks({ label, marks }: { label: string; marks: string[] }) {
  return (
    <div className="payment-marks">
      <span className="kick">{label}</span>
      <ul className="cluster">
        {marks.map((mark) => (
          <li key={mark} translate="no">
            {mark}
          </li>
        ))}
      </ul>
    </div>
  );
}
