import autocannon from "autocannon";

type Flood = Pick<autocannon.Options, "url" | "method" | "headers" | "requests"> & {
  connections: number;
  seconds: number;
};

export async function floodRequests({
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
