/** A first name, not a sentence. */
const longest = 40;
const mostWords = 4;
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
 * web or e-mail address, the digits of a phone number, a sentence.
 */
export function toGreetingName(firstname: string): string | null {
  const name = firstname.trim();
  const isName =
    nameOnly.test(name) &&
    /\p{L}/u.test(name) &&
    name.length <= longest &&
    name.split(/[ ,]+/).length <= mostWords &&
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
