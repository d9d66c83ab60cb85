import { readFileSync } from "node:fs";
import * as v from "valibot";
import { marketingChoiceFields } from "../../../domain/contacts/marketing-choice.ts";
import { snoozeChoices } from "../../../domain/conversations/conversation-change.ts";
import { currentStatusFields, lookingForFields } from "../../../domain/enquiries/qualification.ts";
import { paymentKinds, stepKinds } from "../../../domain/tenancies/tenancy.ts";
import { appointmentKinds } from "../../../domain/viewings/appointments/appointment.ts";
import { resolveInProject } from "../../platform/process/project-folder.ts";

const text = v.string();
const count = v.pipe(v.number(), v.integer());
const person = { firstname: text, lastname: text, phone: text, email: text };
const { startDate: _, ...answersWithoutDay } = { ...currentStatusFields, ...lookingForFields };

/** Office minutes before the demo was loaded. */
const ago = count;
/** First part of the e-mail address of one of `demoStaff`. */
const by = v.picklist(["amina", "george", "imogen", "rafael"]);

const conversationStep = v.variant("do", [
  v.strictObject({ ago, do: v.picklist(["enquiry", "viewing"]), home: text, text }),
  v.strictObject({
    ago,
    do: v.picklist(["valuation", "switch", "demo"]),
    text,
    homes: v.optional(count),
    source: v.optional(text),
  }),
  v.strictObject({ ago, do: v.literal("contact"), text }),
  v.strictObject({ ago, do: v.literal("mail"), text }),
  v.strictObject({
    ago,
    do: v.literal("referral"),
    landlord: v.strictObject({ name: text, email: text, phone: text }),
  }),
  v.strictObject({ ago, do: v.literal("call"), by, text, answered: v.boolean() }),
  v.strictObject({ ago, do: v.picklist(["assign", "close"]), by }),
  v.strictObject({ ago, do: v.literal("snooze"), by, choice: v.picklist(snoozeChoices) }),
  v.strictObject({
    ago,
    do: v.picklist(["reply", "note"]),
    by,
    text,
    fails: v.optional(text),
  }),
  v.strictObject({
    ago,
    do: v.literal("qualify"),
    answers: v.strictObject(answersWithoutDay),
    movesInDays: count,
  }),
  v.strictObject({ ago, do: v.literal("agree"), by, choice: marketingChoiceFields }),
]);

const conversation = v.strictObject({
  name: text,
  /** Empty for somebody who only rang. */
  email: text,
  phone: text,
  /** In order of time. The first one opens it. */
  steps: v.array(conversationStep),
});

const inbox = v.strictObject({
  conversations: v.array(conversation),
  /** A mail that answers none of ours: it waits until somebody says where it belongs. */
  heldMail: v.strictObject({ ago, name: text, email: text, subject: text, text }),
});

/** Working days from the one on which the demo is loaded. */
const day = v.number();
/** First part of the e-mail address of one of `demoNegotiators`. */
const negotiator = v.picklist(["imogen", "maeve", "idris", "tom"]);

const diary = v.strictObject({
  /** London times from Monday to Saturday. */
  hours: v.record(negotiator, v.strictObject({ week: text, saturday: v.nullable(text) })),
  /** How homes are got into. Keys hang in the office under a code that names no address. */
  homes: v.array(v.strictObject({ home: text, key: text, keptAt: text, access: text })),
  viewings: v.array(
    v.strictObject({
      day,
      time: text,
      by: negotiator,
      home: text,
      name: text,
      phone: text,
      isConfirmed: v.boolean(),
    }),
  ),
  /** Beside viewings. */
  appointments: v.array(
    v.strictObject({
      day,
      time: text,
      by: negotiator,
      kind: v.picklist(appointmentKinds),
      minutes: count,
      place: text,
      home: v.nullable(text),
      note: text,
      /** Whom it is with: they see it on their page. */
      landlord: v.optional(v.strictObject(person)),
      places: v.optional(count),
      slotMinutes: v.optional(count),
      /** What came of a valuation, half an hour after it began. */
      figure: v.optional(v.strictObject({ rent: text, lowest: text, highest: text, words: text })),
    }),
  ),
  /** Asked for, and not booked yet. */
  requests: v.array(
    v.strictObject({
      day,
      from: text,
      until: text,
      home: text,
      name: text,
      phone: text,
      text,
      ago,
    }),
  ),
});

const offerFields = {
  home: text,
  /** Days ago. */
  sent: count,
  /** Days from now. Negative for a tenancy that has begun. */
  starts: count,
  pet: v.optional(text),
  about: v.optional(text),
  tenants: v.array(v.strictObject({ name: text, phone: text, job: text, salary: count })),
};

/** What was done, so many days ago. */
const tenancyStep = v.variant("do", [
  v.strictObject({
    ago,
    do: v.literal("pass"),
    kinds: v.array(v.picklist(stepKinds)),
    only: v.optional(text),
  }),
  v.strictObject({ ago, do: v.literal("share-code"), name: text, code: text }),
  v.strictObject({
    ago,
    do: v.literal("paper"),
    kind: v.picklist(["written-statement", "agreement"]),
  }),
  v.strictObject({ ago, do: v.literal("reference"), name: text }),
  v.strictObject({ ago, do: v.literal("certificates") }),
  v.strictObject({ ago, do: v.literal("count-holding-deposit") }),
  v.strictObject({ ago, do: v.literal("ask"), kinds: v.array(v.picklist(paymentKinds)) }),
  v.strictObject({
    ago,
    do: v.literal("receive"),
    kind: v.picklist(paymentKinds),
    share: v.number(),
  }),
  v.strictObject({ ago, do: v.literal("fall-through"), note: text }),
  v.strictObject({ ago, do: v.literal("repay"), kind: v.picklist(paymentKinds) }),
]);

const lets = v.strictObject({
  /** Each has every so many of the homes of the offers and tenancies. */
  landlords: v.array(v.strictObject({ ...person, companyName: v.nullable(text), address: text })),
  /** To decide. */
  offers: v.array(v.strictObject(offerFields)),
  /** Sent before another offer for the home was accepted, and kept since. */
  backups: v.array(v.strictObject(offerFields)),
  lets: v.array(
    v.strictObject({ shows: text, ...offerFields, accepted: count, steps: v.array(tenancyStep) }),
  ),
  /** What is written where a step is passed. */
  notes: v.record(text, text),
});

export type DemoInbox = v.InferOutput<typeof inbox>;
export type DemoConversation = DemoInbox["conversations"][number];
export type DemoConversationStep = v.InferOutput<typeof conversationStep>;
export type DemoDiaryPlan = v.InferOutput<typeof diary>;
export type DemoTenancies = v.InferOutput<typeof lets>;
export type DemoOffer = DemoTenancies["offers"][number];
export type DemoTenancyStep = v.InferOutput<typeof tenancyStep>;

/** Homes are named by the reference that the demo's feed gives them. */
export const readDemoInbox = () => read("inbox", inbox);
export const readDemoDiary = () => read("diary", diary);
export const readDemoTenancies = () => read("lets", lets);

function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(resolveInProject(`demo/${name}.json`), "utf8")));
}
