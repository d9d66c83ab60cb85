import { consentChoices } from "./consent-choices.ts";

/** Hidden without JavaScript. */
export function ConsentButton() {
  return (
    <button
      type="button"
      className="consent__open"
      onClick={(event) => consentChoices.openFrom(event.currentTarget)}
    >
      Cookie choices
    </button>
  );
}
