import { colleagueForms, teamForms } from "../../domain/staff/team-forms.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { setStaffBranch } from "../branches/set-staff-branch.ts";
import { changeStaff } from "../staff/team/change-staff.ts";
import { inviteColleague, inviteColleagueAgain } from "../staff/team/invite-staff.ts";
import { defineActs, done, type FormCall, type FormOutcome } from "../staff/office-form.ts";
import { unassignTenancies } from "../tenancies/unassign-tenancies.ts";
import { leaveStaff } from "../viewings/availability/leave-staff.ts";
import { moveStaffEmail } from "../viewings/availability/move-staff-email.ts";
import { askFirst } from "../viewings/diary/ask-first.ts";
import { warnOfSuccessor } from "../viewings/availability/warn-of-successor.ts";
import { refuseMissing } from "../staff/refusals.ts";

export const teamActs = defineActs(teamForms, {
  invite: {
    ownTransactions: async ({ app, by, officeOrigin }, person) => {
      const invited = await inviteColleague(app, by, officeOrigin, person);
      return invited.ok
        ? done(`${person.name} will get an invitation by email. It expires after 7 days.`)
        : invited;
    },
  },
});

const noColleague = refuseMissing("colleague");

/** Of the colleague whose page it is. */
const ofColleague = <Read>(
  change: (call: FormCall, id: string, values: Read) => Promise<FormOutcome>,
) => ({
  ownTransactions: (call: FormCall, values: Read): Promise<FormOutcome> => {
    const id = call.params["id"] ?? "";
    return isUuid(id) ? change(call, id, values) : Promise.resolve(noColleague);
  },
});

export const colleagueActs = defineActs(colleagueForms, {
  edit: ofColleague(async ({ app, by }, id, person) => {
    const changed = await changeStaff(app, by, id, person);
    return changed.ok ? done("Saved.") : changed;
  }),
  email: ofColleague(async ({ app, by, officeOrigin }, id, fields) => {
    const moved = await moveStaffEmail(app, by, { id, fields, officeOrigin });
    return moved.ok
      ? done(`From now on, we’ll send sign-in links to ${moved.answer.became}.`)
      : moved;
  }),
  branch: ofColleague(({ app, by }, id, works) => setStaffBranch(app, by, id, works)),
  leave: ofColleague(async ({ app, by, texts }, id, { successor }) => {
    const successorId = Number(successor) || null;
    const warned =
      successorId === null
        ? null
        : await warnOfSuccessor(app, by, { id, successorId, anyway: texts["anyway"] });
    const left = await askFirst(app, warned, (own) =>
      leaveStaff(own, by, { id, successorId }, unassignTenancies),
    );
    return left.ok ? { ok: true, answer: { done: null, to: "/office/team" } } : left;
  }),
  "invite-again": ofColleague(async ({ app, by, officeOrigin }, id) => {
    const invited = await inviteColleagueAgain(app, by, officeOrigin, id);
    return invited.ok ? done("New invitation sent. The previous one no longer works.") : invited;
  }),
});
