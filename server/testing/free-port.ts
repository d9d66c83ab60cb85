import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below those that systems give to whoever asks for any port: a test beside this one would otherwise be
 * given it before it is used.
 */
const [first, end] = [20_000, 32_000];

export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = drawPort();
    const probe = createServer().listen(port, "127.0.0.1");
    try {
      await once(probe, "listening");
    } catch {
      continue; // Somebody has it.
    }
    probe.close();
    await once(probe, "close");
    return port;
  }
  throw new Error("There is no free port.");
}

/** Not from the tests' seed: two runs on one machine would try the same ports. */
function drawPort(): number {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return first + (drawn! % (end - first));
}
