import { honeypotName } from "./spam-signals.ts";

/** A field for robots: outside the page for eyes, keyboards and screen readers. */
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
