import { isUuid } from "../../../domain/shared/uuid.ts";
import { pageOutOfDate } from "../../../domain/shared/fields/page-out-of-date.ts";
import type { AppContext } from "../../app-context.ts";
import type { OpenCase } from "../../customer-page-links/open-case.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { refuse } from "../../staff/refusals.ts";
import { loadTenancy } from "../../tenancies/load-tenancy.ts";
import { recordProgressIn } from "../../tenancies/steps/record-progress.ts";
import { notifyTenancyHandler } from "../../tenancies/decision/notify-handler.ts";
import type { CaseForm } from "../case-form.ts";
import { chooseHoldingUse } from "./choose-holding-use.ts";
import { listOwnHomes, readRenterRecords } from "./read-renter-records.ts";
import { refuseRule } from "../refuse-rule.ts";
import { notYours, sendRenterDocument } from "../send-document.ts";
import { signOwnAgreement } from "./sign-own-agreement.ts";
import { withdrawCase } from "./withdraw-case.ts";
import { writeMessage } from "../write-message.ts";

type Renter = Extract<OpenCase, { kind: "renter" }>;
export type RenterDone = "written" | "code" | "holding" | "sent" | "signed" | "withdrawn";

/** Every form of a renter's page, by the value of its button. Ids that are sent are looked up among their own. */
export async function handleRenterForm(
  app: AppContext,
  opened: Renter,
  { fields, file }: CaseForm,
): Promise<Outcome<{ done: RenterDone }>> {
  const { home: listingId = "", let: tenancyId = "", person: personId = "" } = fields;
  switch (fields["change"]) {
    case "write":
      return (await isOwnHome(app, opened, listingId))
        ? writeMessage(app, opened, { listingId, message: fields["message"] ?? "" })
        : notYours;
    case "code":
      return giveShareCode(app, opened, { tenancyId, personId, code: fields["code"] ?? "" });
    case "holding":
      return chooseHoldingUse(app, opened, { tenancyId, personId }, fields);
    case "paper":
      return sendRenterDocument(app, opened, {
        tenancyId,
        personId,
        kind: fields["kind"] ?? "",
        file,
      });
    case "sign":
      return signOwnAgreement(app, opened, { tenancyId, personId }, fields);
    case "withdraw":
      return withdrawCase(app, opened, {
        listingId,
        isSure: fields["sure"] === "on",
        reason: fields["reason"] ?? "",
      });
    default:
      return refuse(pageOutOfDate);
  }
}

async function isOwnHome(
  { database }: AppContext,
  { contactIds }: Renter,
  id: string,
): Promise<boolean> {
  const records = await readRenterRecords(database.orm, contactIds);
  return listOwnHomes(records).some((home) => home.id === id);
}

async function giveShareCode(
  app: AppContext,
  { contactIds }: Renter,
  { tenancyId, personId, code }: { tenancyId: string; personId: string; code: string },
): Promise<Outcome<{ done: "code" }>> {
  const loaded = isUuid(tenancyId) ? await loadTenancy(app.database.orm, tenancyId) : null;
  const person = loaded?.people.find(
    ({ id, contactId }) => id === personId && contactIds.includes(contactId),
  );
  if (!loaded || !person) return notYours;
  const action = { do: "give-share-code", personId, code } as const;
  const by = { actor: "visitor", by: personId } as const;
  const recorded = await transact(app.database.orm, async (tx) => {
    const outcome = await recordProgressIn(tx, app, by, { tenancyId, action });
    if (outcome.ok)
      await notifyTenancyHandler(tx, app, loaded, { who: person.name, what: "share code" });
    return outcome;
  });
  if (recorded.ok) return { ok: true, answer: { done: "code" } };
  return recorded.rule === "none" ? notYours : refuseRule(recorded, "code");
}
