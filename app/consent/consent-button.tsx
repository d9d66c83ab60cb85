import { openChoices } from "./open-choices.ts";

/** Opens the cookie choices again; without script there is nothing to choose and it is not shown. */
export function ConsentButton() {
  return (
    <button
      type="button"
      className="consent__open"
      onClick={(event) => openChoices.from(event.currentTarget)}
    >
      Cookie choices
    </button>
  );
}
