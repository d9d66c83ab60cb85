import { trapName } from "./form-signs.ts";

/** A field for robots: outside the page for eyes, keyboards and screen readers. */
export function TrapField() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Website
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
