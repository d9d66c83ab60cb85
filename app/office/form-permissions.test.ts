import { globSync, readFileSync } from "node:fs";
import { expect, expectTypeOf, test } from "vitest";
import type { feedForms } from "../../domain/feeds/feed-forms.ts";
import type { branchForms } from "../../domain/branches/branch-forms.ts";
import type { erasureForms, exportForms } from "../../domain/privacy/erasure-forms.ts";
import type { claimForms } from "../../domain/contacts/claim-forms.ts";
import type { callerForms, mergeForms, personForms } from "../../domain/contacts/person-forms.ts";
import type { callForms } from "../../domain/conversations/call-forms.ts";
import type { hoursForms } from "../../domain/conversations/hours-forms.ts";
import type { inboxForms } from "../../domain/conversations/inbox-forms.ts";
import type { repliesForms } from "../../domain/conversations/replies-forms.ts";
import type { signatureForms, textForms } from "../../domain/conversations/text-forms.ts";
import type { documentForms } from "../../domain/documents/document-forms.ts";
import type { landlordForms } from "../../domain/landlords/landlord-forms.ts";
import type { unmatchedEmailForms } from "../../domain/inbound-email/unmatched-email-forms.ts";
import type { cropForms, homeForms, homesForms } from "../../domain/listings/homes-forms.ts";
import type { newHomeForms } from "../../domain/listings/new-home-forms.ts";
import type { tenancyForms } from "../../domain/tenancies/tenancy-forms.ts";
import type { tenancyActions } from "../../domain/tenancies/tenancy-actions.ts";
import type { relistForms } from "../../domain/tenancies/relist-forms.ts";
import type { offersForms } from "../../domain/offers/offers-forms.ts";
import type { apiKeyForms } from "../../domain/staff/api-key-forms.ts";
import type { colleagueForms, teamForms } from "../../domain/staff/team-forms.ts";
import type { accountForms, calendarForms } from "../../domain/staff/account-forms.ts";
import type { mailForms, outboxForms } from "../../domain/staff/mail-forms.ts";
import type { DoorPermission } from "../../domain/staff/office-access.ts";
import type { Permission } from "../../domain/staff/roles.ts";
import type { availabilityForms } from "../../domain/viewings/availability/availability-forms.ts";
import type {
  appointmentForms,
  diaryForms,
  viewingForms,
} from "../../domain/viewings/diary/diary-forms.ts";
import type { bookingForms } from "../../domain/viewings/bookings/booking-forms.ts";
import type { homeViewingForms } from "../../domain/viewings/keys/home-viewing-forms.ts";
import type { sheetForms } from "../../domain/viewings/run-sheet/sheet-forms.ts";
import type { newAppointmentForms } from "../../domain/viewings/appointments/new-appointment-forms.ts";
import type { keyForms } from "../../domain/viewings/keys/key-forms.ts";

/** The server asks for the permission of each before its act. */
type DeclaredForms = [
  typeof accountForms,
  typeof apiKeyForms,
  typeof colleagueForms,
  typeof teamForms,
  typeof appointmentForms,
  typeof availabilityForms,
  typeof bookingForms,
  typeof branchForms,
  typeof calendarForms,
  typeof callerForms,
  typeof callForms,
  typeof claimForms,
  typeof cropForms,
  typeof diaryForms,
  typeof documentForms,
  typeof erasureForms,
  typeof exportForms,
  typeof feedForms,
  typeof unmatchedEmailForms,
  typeof homeForms,
  typeof homeViewingForms,
  typeof homesForms,
  typeof hoursForms,
  typeof inboxForms,
  typeof keyForms,
  typeof landlordForms,
  typeof tenancyForms,
  typeof mailForms,
  typeof mergeForms,
  typeof newAppointmentForms,
  typeof newHomeForms,
  typeof offersForms,
  typeof outboxForms,
  typeof personForms,
  typeof relistForms,
  typeof repliesForms,
  typeof sheetForms,
  typeof signatureForms,
  typeof tenancyActions,
  typeof textForms,
  typeof viewingForms,
][number];

type PermissionOf<Forms> =
  Forms extends Readonly<Record<string, { permission: infer Given }>>
    ? Extract<Given, Permission>
    : never;

type Enforced = DoorPermission | PermissionOf<DeclaredForms>;

/**
 * Asked for within what is done, as it depends on what is found: whether the history is a colleague's,
 * whose hours they are.
 */
type AskedWithin = "see-staff-history" | "manage-availability";

test("a permission that the server asks for nowhere fails the type check", () => {
  expectTypeOf<Exclude<Permission, Enforced | AskedWithin>>().toBeNever();
  expectTypeOf<Extract<AskedWithin, Enforced>>().toBeNever();
});

test("every table of forms is among those whose permissions are counted", () => {
  const files = globSync("domain/**/*-forms.ts").filter((file) =>
    readFileSync(file, "utf8").includes("declareForms("),
  );
  const counted = readFileSync("app/office/form-permissions.test.ts", "utf8");
  const declared = files
    .filter((file) => !file.endsWith("/office-forms.ts"))
    .map((file) => file.replaceAll("\\", "/"));
  expect(declared.filter((file) => !counted.includes(`../../${file}`))).toEqual([]);
});
