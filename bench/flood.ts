import autocannon from "autocannon";

/** So many connections, each of which asks anew as soon as it was answered. */
type Flood = Pick<autocannon.Options, "url" | "method" | "headers" | "requests"> & {
  connections: number;
  seconds: number;
};

/** Answers a second with a status of 200 to 299, and how many others or none there were. */
export async function flood({
  seconds,
  ...options
}: Flood): Promise<{ perSecond: number; answered: number; errors: number }> {
  const result = await autocannon({ ...options, duration: seconds });
  const answered = result["2xx"];
  return {
    perSecond: Math.round(answered / result.duration),
    answered,
    errors: result.errors + result.non2xx,
  };
}
