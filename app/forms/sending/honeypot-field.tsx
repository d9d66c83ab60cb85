import { honeypotName } from "../../../domain/shared/text/spam-signals.ts";

/** A honeypot, hidden from sight, keyboards and screen readers. */
export function HoneypotField() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Website
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
