/**
 * @param many the plural, where it is not the noun with an s
 * @example formatCount(1, "adult") // "1 adult"
 */
export function formatCount(count: number, noun: string, many = `${noun}s`): string {
  return `${count} ${choosePlural(count, noun, many)}`;
}

/**
 * The word alone, where the number stands elsewhere or the sentence only agrees with it.
 *
 * @example choosePlural(2, "it", "them") // "them"
 */
export function choosePlural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
