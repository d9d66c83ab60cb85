import { isTitle } from "./title-name.ts";

const longest = 40;
/** Mary Jane, José Luis. */
const mostWords = 2;
/** Whatever joins them: Jean-Pierre, Mary O’Neil. */
const mostParts = 3;
/** Written without blanks, more are a sentence. */
const mostHan = 4;
/** A phone number has more. */
const mostDigits = 3;

/**
 * Letters of any script with their accents and joiners, digits, and what stands in names: O’Neil,
 * Anne-Marie, J. R., Ada (Lina).
 */
const nameOnly = /^[\p{L}\p{M}\p{Nd}\p{Join_Control} '’ʼ‘`´.,·\-‐()]+$/u;

/** `J.R.` is none, `t.co` is. */
const domainLike = /\.[\p{L}\p{M}\p{Nd}\p{Join_Control}-]{2}|(?:^|[^\p{L}])www/iu;

/**
 * The name by which a mail may greet whoever it reaches, though anyone may have typed name and
 * address. Null for what could carry a message: more than one line, control or direction marks, a
 * web or e-mail address, the digits of a phone number, more than two words, and for a bare title. Who has a longer name, as
 * María del Carmen, is greeted without it.
 */
export function toGreetingName(firstname: string): string | null {
  const name = firstname.trim();
  const isName =
    nameOnly.test(name) &&
    /\p{L}/u.test(name) &&
    name.length <= longest &&
    name.split(/[ ,]+/).length <= mostWords &&
    (name.match(/[\p{L}\p{M}\p{Nd}\p{Join_Control}]+/gu)?.length ?? 0) <= mostParts &&
    (name.match(/\p{sc=Han}/gu)?.length ?? 0) <= mostHan &&
    !isTitle(name) &&
    !domainLike.test(name.normalize("NFKC")) &&
    (name.match(/\p{Nd}/gu)?.length ?? 0) <= mostDigits;
  return isName ? name : null;
}

/** How a letter begins. Null greets whoever reads it. */
export function greet(name: string | null): string {
  const checked = name === null ? null : toGreetingName(name);
  return checked === null ? "Hello," : `Dear ${checked},`;
}

/** @example addGreetingName("Thank you", "Ada") // "Thank you, Ada" */
export function addGreetingName(words: string, firstname: string): string {
  const name = toGreetingName(firstname);
  return name === null ? words : `${words}, ${name}`;
}
