import { createHash, randomUUID } from "node:crypto";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import { type Call, withIdempotency } from "../platform/submissions/idempotency.ts";
import type { Outcome, Submission } from "../platform/submissions/outcome.ts";
import type { StaffActor } from "../platform/submissions/record-audit.ts";
import { refuseMissing } from "../staff/refusals.ts";

/** Who sends a form of the office, and the key under which a repeat stores nothing twice. */
export interface StaffSubmission extends StaffActor {
  key: string;
  bodyHash: string;
}

type Fields = Readonly<Partial<Record<string, string>>>;

/**
 * A repeat is the same form with the same content from the same person. What else is pressed before
 * the page brings a new key is another submission.
 * @param fields of a form with its `key`. One without is stored as often as it is sent.
 */
export function readStaffSubmission(by: StaffActor, fields: Fields): StaffSubmission {
  const body = JSON.stringify([by.staffId, Object.entries(fields)]);
  const bodyHash = createHash("sha256").update(body).digest("hex");
  const key = isUuid(fields["key"] ?? "") ? formatAsUuid(bodyHash) : randomUUID();
  return { staffId: by.staffId, key, bodyHash };
}

function formatAsUuid(hash: string): string {
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`];
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join("-");
}

/** The way of every change by staff: once for each key, in one transaction. */
export function changeAsStaff<Answer extends Record<string, string | boolean>>(
  { database, config }: AppContext,
  call: Call<Answer>,
  { key, bodyHash }: StaffSubmission,
  work: (tx: Transaction) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  const submission: Submission = { key, bodyHash, linkOrigin: config.publicUrl };
  return withIdempotency(database, call, submission, work);
}

export const noConversation = refuseMissing("conversation");
