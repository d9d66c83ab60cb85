import { readPostedSettings } from "../../../domain/agency/settings-fields.ts";
import { availabilityForms } from "../../../domain/viewings/availability/availability-forms.ts";
import {
  readAvailability,
  readTimeOff,
  toFieldName,
} from "../../../domain/viewings/availability/posted-availability.ts";
import {
  defineActs,
  done,
  type FormCall,
  type FormOutcome,
  type FormValues,
} from "../../staff/office-form.ts";
import { refuse } from "../../staff/refusals.ts";
import { addNegotiator } from "./add-negotiator.ts";
import { findOwnNegotiator } from "./find-availability.ts";
import { findHoursRefusal } from "./may-change-hours.ts";
import { setDiarySettings } from "./set-diary-settings.ts";
import { setWorkingHours } from "./set-working-hours.ts";
import { addTimeOff, removeTimeOff } from "./time-off.ts";

/** Of the address of the page; one's own without it. Null where there is none. */
export async function findPersonOfPage({
  app,
  by,
  params,
}: Pick<FormCall, "app" | "by" | "params">) {
  const own = await findOwnNegotiator(app.database.orm, by.staffId);
  if (params["id"] === undefined) return { id: own?.id ?? null, own };
  return { id: /^\d{1,9}$/.test(params["id"]) ? Number(params["id"]) : null, own };
}

const ofPerson = <Read>(
  change: (call: FormCall, id: number, values: Read) => Promise<FormOutcome>,
) => ({
  ownTransactions: async (call: FormCall, values: Read): Promise<FormOutcome> => {
    const { id, own } = await findPersonOfPage(call);
    if (id === null) return refuse("That person doesn’t do viewings.");
    const person = { id, isOwn: id === own?.id };
    const refused = await findHoursRefusal(call.app.database.orm, call.by, person);
    if (refused) return refused;
    return nameFields(await change(call, id, values));
  },
});

/** As the form names them. */
function nameFields(outcome: FormOutcome): FormOutcome {
  if (outcome.ok || !outcome.refusal.errors) return outcome;
  const errors = outcome.refusal.errors.map((one) => ({ ...one, path: toFieldName(one.path) }));
  return { ok: false, refusal: { ...outcome.refusal, errors } };
}

type TimeOff = FormValues<(typeof availabilityForms)["add-off"]>;

export const availabilityActs = defineActs(availabilityForms, {
  start: {
    ownTransactions: async ({ app, by }, { phone }) => {
      const { name, email, staffId } = by;
      const added = await addNegotiator(app, { name, email, phone }, { staffId });
      return added.ok ? done("You’re now in the diary.") : added;
    },
  },
  hours: ofPerson(({ app, by, texts }, id) =>
    setWorkingHours(app, by, id, readAvailability(texts)),
  ),
  "add-off": ofPerson(({ app, by }, id, typed: TimeOff) =>
    addTimeOff(app, by, id, readTimeOff(typed)),
  ),
  "remove-off": ofPerson<{ off: string }>(({ app, by }, negotiatorId, { off }) =>
    removeTimeOff(app, by, { id: off, negotiatorId }),
  ),
  settings: {
    ownTransactions: async ({ app, by, texts }) =>
      nameFields(await setDiarySettings(app, by, readPostedSettings("diary", texts))),
  },
});
