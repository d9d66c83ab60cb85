const words = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** @example describeNeeds(12) // "Twelve things need somebody." */
export function describeAttentionCount(count: number): string {
  if (count === 0) return "";
  const things = count === 1 ? "thing needs" : "things need";
  return `${words[count] ?? count} ${things} somebody.`;
}
