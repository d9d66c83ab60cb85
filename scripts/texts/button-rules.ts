import type { ButtonText } from "./extract-buttons.ts";

/** What a button does: its first word. A new one is added here. */
const verbs = new Set(
  `Accept Add Answer Apply Ask Assign Book Cancel Change Check Choose Clear Close Compare Complete
  Confirm Continue Copy Correct Create Delete Discard Email End Erase Export Fetch Fill Find Forget Get
  Hold Import Insert Invite Keep Leave Log Make Mark Merge Move Offer Open Pause Preview Print
  Publish Put Reassign Record Register Release Remind Remove Rename Reply Request Resend Restore Resume
  Retry Review Revoke Rotate Save Say Schedule Search Send Set Share Show Sign Snooze Stop Take Tell
  Test Turn Undo Unmerge Unsubscribe Update Use View Withdraw Work Zoom`.split(/\s+/),
);

/** Everybody knows what these do, and no word would say it better. */
const knownActions = new Set([
  "Accept all",
  "Back",
  "Cancel",
  "Close",
  "Next",
  "Pay now",
  "Reject all",
  "Search",
  "Sign in",
  "Sign in with your passkey",
  "Sign out",
  "Sign out everywhere else",
  "Try again",
  "Try now",
  "Undo",
  "Unsubscribe",
  "Zoom in",
  "Zoom out",
]);

/** As the specification has them, or they open what they name. */
const specified = new Set([
  "Start now",
  "Submit",
  "Clear",
  "Clear all",
  "Apply",
  "Map",
  "List",
  "Filters",
  "Filters {}",
  "Sort",
  "Menu Close",
  "Landlords",
  "Cookie choices",
  "Fewer {}",
  "More {}",
]);

/** These name nothing. */
const fillers = new Set(
  `a again all and anyway at both by for here in it not now of off on one out that the them
  there these this to up with`.split(/\s+/),
);

/** What is wrong with the words of a button, for whoever wrote it; null if nothing is. */
export function findButtonFault({ text }: Pick<ButtonText, "text">): string | null {
  const [said = ""] = text.split(/: \{\}$/);
  // What begins with data names a record, and what ends so says that it works.
  if (knownActions.has(said) || specified.has(said) || said.startsWith("{}") || said.endsWith("…"))
    return null;
  const [verb = "", ...others] = said
    .replaceAll(/[,:()]/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  if (!verbs.has(verb)) return "begin with a verb that button-rules.ts lists";
  if (!others.some((word) => !fillers.has(word))) return "say what it acts on, not the verb alone";
  const capital = others.find((word) => /^[A-Z][a-z]/.test(word) && !properNames.has(word));
  return capital === undefined ? null : `write '${capital.toLowerCase()}' in lower case`;
}

/** Several forms of a page may have these, each for the journey that it stands in. */
const journeySteps = new Set(["Back", "Next"]);

const properNames = new Set(["Monday", "Mondays"]);

/** Whether a list has it once for each record, and it says of none which. */
export function saysNotWhich(
  { text, components, isRepeated }: ButtonText,
  rows: ReadonlySet<string>,
): boolean {
  if (text.includes("{}") || journeySteps.has(text)) return false;
  return isRepeated || components.some((name) => rows.has(name));
}
