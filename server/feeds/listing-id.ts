import { createHash } from "node:crypto";

const base32 = "abcdefghijklmnopqrstuvwxyz234567";

/**
 * The public id of an agency's listing: the same at every import, `p` and 55 bits of a SHA-256 over
 * branch and reference. Never `a0`, which begins an enquiry's.
 */
export function createListingId(branchId: string, agentRef: string): string {
  const hash = createHash("sha256").update(`${branchId}\n${agentRef}`).digest();
  let bits = hash.readBigUInt64BE() >> 9n;
  let id = "";
  for (let count = 0; count < 11; count++, bits >>= 5n) id = base32[Number(bits & 31n)] + id;
  return `p${id}`;
}
