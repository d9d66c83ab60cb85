import { colleagueForms, teamForms } from "../../domain/staff/team-forms.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { setStaffBranch } from "../branches/set-staff-branch.ts";
import type { Refused } from "../platform/submissions/outcome.ts";
import { changeStaff } from "../staff/team/change-staff.ts";
import { inviteColleague, inviteColleagueAgain } from "../staff/team/invite-staff.ts";
import { defineActs, done, type FormCall, type FormOutcome } from "../staff/office-form.ts";
import { giveBackWork } from "../tenancies/give-back-work.ts";
import { leaveStaff } from "../viewings/availability/leave-staff.ts";
import { moveStaffEmail } from "../viewings/availability/move-staff-email.ts";
import { warnOfSuccessor } from "../viewings/availability/warn-of-successor.ts";

export const teamActs = defineActs(teamForms, {
  invite: {
    ownTransactions: async ({ app, by, officeOrigin, texts }) => {
      const { name = "", email = "", role = "" } = texts;
      const invited = await inviteColleague(app, by, officeOrigin, { name, email, role });
      return invited.ok
        ? done(`${name} gets an invitation by e-mail. It works for a week.`)
        : invited;
    },
  },
});

const noColleague: Refused = {
  ok: false,
  refusal: { title: "Not there", detail: "There is no such colleague.", missing: true },
};

/** Of the colleague whose page it is. */
const ofColleague = (change: (call: FormCall, id: string) => Promise<FormOutcome>) => ({
  ownTransactions: (call: FormCall): Promise<FormOutcome> => {
    const id = call.params["id"] ?? "";
    return isUuid(id) ? change(call, id) : Promise.resolve(noColleague);
  },
});

export const colleagueActs = defineActs(colleagueForms, {
  edit: ofColleague(async ({ app, by, texts }, id) => {
    const changed = await changeStaff(app, by, id, texts);
    return changed.ok ? done("Saved.") : changed;
  }),
  email: ofColleague(async ({ app, by, officeOrigin, texts }, id) => {
    const moved = await moveStaffEmail(app, by, { id, fields: texts, officeOrigin });
    return moved.ok ? done(`Links go to ${moved.answer.became} from now on.`) : moved;
  }),
  branch: ofColleague(({ app, by, texts }, id) => setStaffBranch(app, by, id, texts)),
  leave: ofColleague(async ({ app, by, texts }, id) => {
    const successorId = Number(texts["successor"]) || null;
    const warned =
      successorId === null
        ? null
        : await warnOfSuccessor(app, by, { id, successorId, anyway: texts["anyway"] });
    if (warned) return warned;
    const left = await leaveStaff(app, by, { id, successorId }, giveBackWork);
    return left.ok ? { ok: true, answer: { done: null, to: "/office/team" } } : left;
  }),
  "invite-again": ofColleague(async ({ app, by, officeOrigin }, id) => {
    const invited = await inviteColleagueAgain(app, by, officeOrigin, id);
    return invited.ok ? done("A new invitation is on its way. The one before has ended.") : invited;
  }),
});
