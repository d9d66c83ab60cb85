import { getUsualSettings } from "../../domain/agency/agency-settings.ts";
import { findViewingDays } from "../../domain/viewings/requests/bookable-from.ts";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import type { ReactElement } from "react";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type ContactFormAnswers,
  contactFormFields,
} from "../../domain/requests/contact-message.ts";
import type { PostedForm } from "../../domain/shared/fields/posted-form.ts";
import { type Referral, referralFields } from "../../domain/requests/referral.ts";
import { buildSentListingFields } from "../../domain/enquiries/sent-listing-fields.ts";
import { conversations } from "../../server/conversations/conversation-tables.ts";
import { findConversation } from "../../server/inbox/find-conversation.ts";
import { showMessages } from "../../server/inbox/show-messages.ts";
import { outbox } from "../../server/platform/mail/outbox-table.ts";
import { createTestApp, createTestContext } from "../../server/testing/app-context.ts";
import { emptyTables, useDatabase } from "../../server/testing/database.ts";
import { addListedHomes } from "../../server/testing/listed-homes.ts";
import { createListing, createPublicListing } from "../../server/testing/listing.ts";
import { chooseEnquiryWords } from "../enquiries/enquiry-texts.ts";
import { EnquiryJourney } from "../enquiries/enquiry-journey.tsx";
import { buildEnquiryBody, enquiryPlans } from "../enquiries/enquiry-steps.ts";
import { BuildingForm } from "../requests/build-to-rent/building-form.tsx";
import {
  type BuildingAnswers,
  buildingSchema,
  createBuildingBody,
} from "../requests/build-to-rent/building-request.ts";
import { ContactForm } from "../requests/contact/contact-form.tsx";
import { buildContactBody } from "../requests/contact/contact-plan.ts";
import { ReferralForm } from "../requests/referral/referral-form.tsx";
import { RequestJourney } from "../requests/request-journey.tsx";
import { buildRequestBody, requestCalls, requestPlans } from "../requests/request-steps.ts";
import { formTexts } from "../../server/testing/viewing-form.ts";
import { ViewingJourney } from "../viewings/requests/viewing-journey.tsx";
import { createViewingPlan } from "../viewings/requests/viewing-steps.ts";

/** Each answer is a text of its own, to be found again wherever the field must appear. */
const applicant = {
  firstname: "Harriet",
  lastname: "Osei",
  phone: "07700 900456",
  email: "harriet@example.com",
};
const freetext = "14 Calvert Terrace";
const contactAnswers: ContactFormAnswers = { ...applicant, body: freetext };
const referralAnswers: Referral = {
  name: "Harriet Osei",
  email: "harriet@example.com",
  landlordName: "Solomon Reyes",
  landlordEmail: "sol@example.com",
  landlordPhone: "07700 900789",
};
const buildingAnswers: BuildingAnswers = { ...applicant, freetext };
const landlordAnswers = {
  valuation: { ...applicant, freetext },
  switch: { ...applicant, freetext },
  demo: { ...applicant, freetext },
  portfolio: { ...applicant, freetext, homes: "4711" },
};
const enquiryAnswers = { ...applicant, freetext, viewingOption: "Live video tour" as const };

interface FormUnderTest {
  form: string;
  /** Of its schema. */
  fields: string[];
  answers: Record<string, string>;
  renderPage: (posted: PostedForm) => ReactElement;
  /** One for a form without steps. */
  steps: number;
  call: string;
  body: object;
}

const landlordForms = (["valuation", "switch", "demo", "portfolio"] as const).map(
  (form): FormUnderTest => ({
    form,
    fields: Object.keys(requestPlans[form].schema.entries),
    answers: landlordAnswers[form],
    renderPage: (posted) => <RequestJourney form={form} posted={posted} />,
    steps: requestPlans[form].steps.length,
    call: requestCalls[form],
    body: buildRequestBody(landlordAnswers[form], "token"),
  }),
);

const home = {
  ...createPublicListing(),
  cover: null,
  fields: buildSentListingFields(createPublicListing()),
  letAgreed: null,
};
const enquiryForms = (["enquiry", "viewing"] as const).map((kind): FormUnderTest => ({
  form: kind,
  fields: Object.keys(enquiryPlans[kind].schema.entries),
  answers: enquiryAnswers,
  renderPage: (posted) => (
    <EnquiryJourney
      kind={kind}
      home={home}
      words={chooseEnquiryWords(kind, home)}
      posted={posted}
    />
  ),
  steps: enquiryPlans[kind].steps.length,
  call: "/api/submitenquiry",
  body: buildEnquiryBody(kind, home, enquiryAnswers, "token"),
}));

const forms: FormUnderTest[] = [
  {
    form: "contact",
    fields: Object.keys(contactFormFields),
    answers: { ...contactAnswers },
    renderPage: (posted) => <ContactForm posted={posted} isSent={false} setIsSent={() => {}} />,
    steps: 1,
    call: "/api/contactus",
    body: buildContactBody(contactAnswers, "token"),
  },
  {
    form: "referral",
    fields: Object.keys(referralFields),
    answers: { ...referralAnswers },
    renderPage: (posted) => <ReferralForm posted={posted} onSent={() => {}} />,
    steps: 1,
    call: "/api/referral",
    body: { ...referralAnswers, recaptchaToken: "token" },
  },
  {
    form: "build to rent",
    fields: Object.keys(buildingSchema.entries),
    answers: { ...buildingAnswers },
    renderPage: (posted) => <BuildingForm posted={posted} onSent={() => {}} />,
    steps: 1,
    call: "/api/valrequest",
    body: createBuildingBody(buildingAnswers, "token"),
  },
  ...landlordForms,
  ...enquiryForms,
];

const database = useDatabase();
beforeEach(async () => {
  await emptyTables(database());
  await addListedHomes(database(), [createListing()]);
});

/** Without the answers that a step carries along. */
async function renderSteps(
  renderPage: FormUnderTest["renderPage"],
  steps: number,
  answers: Record<string, string>,
): Promise<string> {
  const hydrationData = { loaderData: { page: { suggestsAddresses: false } } };
  let shown = "";
  for (let step = 0; step < steps; step += 1) {
    const page = renderPage({ stage: "form", answers, step, errors: [] });
    const Page = createRoutesStub([{ id: "page", path: "/", Component: () => page }]);
    const { prelude } = await prerenderToNodeStream(<Page hydrationData={hydrationData} />);
    shown += await text(prelude);
  }
  return shown.replaceAll(/<input[^>]*type="hidden"[^>]*>/g, "");
}

describe.each(forms)("the $form form", ({ fields, answers, renderPage, steps, call, body }) => {
  /** Fields whose answer does not stand in the text. */
  const missingFrom = (shown: string) =>
    fields.filter((field) => !shown.includes(answers[field] ?? `no answer to ${field}`));

  async function send(): Promise<{ notice: string; shown: string }> {
    const appContext = await createTestContext(database());
    const response = await createTestApp(appContext).request(`http://lintel.test${call}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status, await response.text()).toBe(201);
    const mails = await database().orm.select().from(outbox);
    const notice = mails.find(({ kind }) => kind.endsWith("-notice"))!;
    const [conversation] = await database().orm.select().from(conversations);
    const opened = await findConversation(database().orm, conversation!.id);
    const signedIn = { staffId: "" };
    const messages = showMessages(opened!, signedIn, appContext.now());
    return { notice: notice.html, shown: JSON.stringify([opened!.conversation, messages]) };
  }

  test("asks for every field of its schema", async () => {
    const shown = await renderSteps(renderPage, steps, answers);
    expect(fields.filter((field) => !shown.includes(`name="${field}"`))).toEqual([]);
  });

  test("leaves no field out of the notice to the office", async () => {
    expect(missingFrom((await send()).notice)).toEqual([]);
  });

  test("leaves no field out of what the inbox shows", async () => {
    expect(missingFrom((await send()).shown)).toEqual([]);
  });
});

test("the viewing request asks for every field of its schema", async () => {
  const { steps } = createViewingPlan(
    { contact: false, qualified: false },
    findViewingDays(getUsualSettings(), new Date("2026-11-21T12:00:00Z")),
  );
  const renderPage = (posted: PostedForm) => (
    <ViewingJourney
      id={home.id}
      viewing={{ home, renter: null, settings: getUsualSettings() }}
      words={chooseEnquiryWords("viewing", home)}
      posted={posted}
    />
  );
  const shown = await renderSteps(renderPage, steps.length - 1, formTexts);
  const fields = steps.flatMap((step) => step.fields);
  // The calendar's day is a group of buttons, without a name.
  expect(
    fields.filter((field) => !new RegExp(`(name|fieldset.* id)="${field}"`).test(shown)),
  ).toEqual([]);
});
