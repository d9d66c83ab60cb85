import { eq } from "drizzle-orm";
import { notifyOffice } from "../../agency/office-changes.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { createOfficeCookie } from "../cookies.ts";
import { endDemo } from "../demo-office.ts";
import { findLink, isOpen, useUpLink } from "./links.ts";
import { refuse, refuseForNow } from "../refusals.ts";
import { startSession } from "../sessions.ts";
import { findStaff, lockStaff, type StaffRow } from "../staff.ts";
import type { OfficeCaller, StaffContext } from "../staff-context.ts";
import { staff } from "../staff-tables.ts";
import { transact } from "../../platform/database/transact.ts";

/** Who was invited by an open link. Null for one that is used, too old or unknown. */
export async function findInvited(
  { database, now }: Pick<StaffContext, "database" | "now">,
  token: string,
): Promise<Pick<StaffRow, "name" | "role"> | null> {
  const link = await findLink(database.orm, "invitation", token);
  if (!link?.staffId || !isOpen(link, now())) return null;
  const person = await findStaff(database.orm, link.staffId);
  return person && !person.leftAt ? { name: person.name, role: person.role } : null;
}

/** Joins with an invitation, or gets in again with a new one, and signs in. */
export async function acceptInvitation(
  app: StaffContext,
  { request, clientAddress }: OfficeCaller,
  token: string,
): Promise<Outcome<{ setCookie: string }>> {
  const wait = await app.signInLimits.byCaller(clientAddress);
  if (wait !== null) return refuseForNow(wait);
  const at = app.now();
  return transact(app.database.orm, async (tx) => {
    const link = await useUpLink(tx, "invitation", token, { at });
    const person = link?.staffId ? await lockStaff(tx, link.staffId) : null;
    if (!person || person.leftAt) return endedInvitation;
    const staffId = person.id;
    if (person.joinedAt === null) {
      await tx.update(staff).set({ joinedAt: at }).where(eq(staff.id, staffId));
      await recordAudit(tx, {
        at,
        actor: { staffId },
        action: "staff.joined",
        subject: "staff",
        subjectId: staffId,
      });
      await endDemo(app, tx, at);
      await notifyOffice(tx, { subject: "staff", id: staffId });
    }
    const session = await startSession(tx, request, { staffId, method: "invitation", at });
    return { ok: true, answer: { setCookie: createOfficeCookie("office", session) } };
  });
}

const endedInvitation = refuse(
  "This invitation has been used or replaced, or is more than a week old. Ask the person who invited you for a new one.",
);
