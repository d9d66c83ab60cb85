/** What people count, or measure time in. */
const counted = `seconds?|min|minutes?|h|hours?|days?|weeks?|months?|years?|homes?|propert(?:y|ies)|
  viewings?|offers?|requests?|emails?|photos?|files?|documents?|answers?|contacts?|colleagues?|
  conversations?|repl(?:y|ies)|records?|rows?|steps?|questions?|adults?|warnings?|keys?|branch(?:es)?`;

const afterNumber = new RegExp(`\\{\\} (?:${counted.replaceAll(/\s+/g, "")})(?![\\w’-])`);

const choices = [
  /=== 1\s*\?\s*"([\w ]*?)y?"\s*:\s*"\1(?:s|es|ies)"/,
  /=== 1\s*\?\s*"(?:is|has|it|was|gets|comes)\b[^"]*"\s*:\s*"/,
  /=== 1\s*\?\s*["'`]1 /,
];

/** Screens of the specification, which has every plural of theirs to the letter. */
const ownScreens =
  /^app\/(office|customer-pages)\/|^server\/|^domain\/(?!shared\/formats\/|alerts\/|search\/|places\/|listings\/|tenancies\/documents\/)/;

const allowed: readonly RegExp[] = [
  // The number is formatted before, or says 'over 90'.
  /^\{\} min \{\}$/,
];

/** How to write a count or a duration that a text of a file spells by hand; null if there is none. */
export function findPluralFault(file: string, text: string): string | null {
  if (!ownScreens.test(file) || allowed.some((one) => one.test(text))) return null;
  return afterNumber.test(text) || text.includes("(s)") ? advice : null;
}

/** The same of its code, where it chooses between two words. */
export function findPluralChoice(file: string, source: string): string | null {
  return ownScreens.test(file) && choices.some((choice) => choice.test(source)) ? advice : null;
}

const advice = "use formatCount, choosePlural or formatDuration of domain/shared/formats/";
