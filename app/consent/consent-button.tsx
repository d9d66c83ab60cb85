import { consentChoices } from "./consent-choices.ts";

/** Opens the cookie choices again; without script there is nothing to choose and it is not shown. */
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
