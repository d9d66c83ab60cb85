/** RFC 5321, section 4.5.3.1, less the brackets around a path. */
const longestAddress = 254;

/**
 * The rule of the HTML standard for `<input type="email">`, so that no form refuses what the browser
 * takes, with one addition: the domain has a dot, since no mail goes to one that has none (RFC 7085).
 */
const form =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

export function isEmailAddress(text: string): boolean {
  return text.length <= longestAddress && form.test(text);
}

/** By which an address is compared and looked up: in lower case, without space around it. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}
