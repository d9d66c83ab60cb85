import { createHash } from "node:crypto";

const base32 = "abcdefghijklmnopqrstuvwxyz234567";

/**
 * Returns a listing's public id, stable across imports: `p` and 55 bits of a SHA-256 over branch
 * and reference. Never starts with `a0`, the prefix of enquiry ids.
 */
export function createListingId(branchId: string, agentRef: string): string {
  const hash = createHash("sha256").update(`${branchId}\n${agentRef}`).digest();
  let bits = hash.readBigUInt64BE() >> 9n;
  let id = "";
  for (let count = 0; count < 11; count++, bits >>= 5n) id = base32[Number(bits & 31n)] + id;
  return `p${id}`;
}
