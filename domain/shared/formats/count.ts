/**
 * @param many the plural, where it is not the noun with an s
 * @example formatCount(1, "adult") // "1 adult"
 */
export function formatCount(count: number, noun: string, many = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : many}`;
}
