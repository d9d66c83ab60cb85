import { expect, test } from "vitest";
import { step } from "../../../server/testing/tenancy-actions.ts";
import {
  createReady,
  createSigned,
  createTenancy,
  grace,
  luis,
  recordAll,
} from "../../../server/testing/tenancies.ts";
import { describeOffer, type EvidenceRecords, listOfferedEvidence } from "./offered-evidence.ts";
import { type StepKind, stepKinds, type Tenancy } from "../tenancy.ts";

const file = "55555555-5555-4555-8555-555555555555";
const gas = {
  id: "gas",
  kind: "gas",
  issuedOn: "2026-05-03",
  expiresOn: "2027-05-02",
  reference: "4711",
  documentId: file,
} as const;

const records: EvidenceRecords = {
  certificates: [
    gas,
    { ...gas, id: "eicr", kind: "eicr", reference: "", expiresOn: "2030-01-01" },
    { ...gas, id: "epc", kind: "epc", documentId: null, reference: "0123" },
  ],
  documents: [
    paper("first", "identity", luis, "2026-11-11"),
    paper("passport", "identity", luis, "2026-11-12"),
    paper("hers", "identity", grace, "2026-11-12"),
    paper("payslips", "income", luis, "2026-11-13"),
    paper("employer", "reference", luis, "2026-11-14"),
    paper("scheme", "deposit-certificate", null, "2026-11-22"),
    paper("report", "inventory", null, "2026-12-07"),
  ],
  signatures: [
    { id: "earlier", personId: luis, name: "L Ferreira", on: "2026-11-19" },
    { id: "signed", personId: luis, name: "Luis Ferreira", on: "2026-11-20" },
    { id: "owner", personId: null, name: "Beatrix Oyelaran", on: "2026-11-20" },
  ],
  landlordPapers: [],
  checkIn: { id: "check-in", startsAt: new Date("2026-12-07T10:00:00Z"), with: "Tom Reyes" },
  home: { id: "p1", keys: ["Key A14: office, hook 14", "Key A15: office, hook 15"] },
  today: "2026-12-07",
};

function paper(
  id: string,
  kind: EvidenceRecords["documents"][number]["kind"],
  personId: string | null,
  addedOn: string,
) {
  return { id, kind, fileName: `${id}.pdf`, personId, addedOn };
}

/** In brackets what is chosen already. */
function list(
  kind: StepKind,
  personId: string | null = null,
  tenancy: Tenancy = createTenancy(),
  known: Partial<EvidenceRecords> = {},
): string[] {
  const offers = listOfferedEvidence(tenancy, { kind, personId }, { ...records, ...known });
  return offers.map((offer) => {
    const text = describeOffer(offer, true);
    return offer.isPreselected ? `[${text}]` : text;
  });
}

const registered = step("deposit-registration", null, "2026-12-07");

test.each<[StepKind, string | null, Tenancy, string[]]>([
  [
    "gas-certificate",
    null,
    createTenancy(),
    ["[Gas safety certificate of 3 May 2026, number 4711, with its file]"],
  ],
  [
    "electrical-report",
    null,
    createTenancy(),
    ["[Electrical report of 3 May 2026, with its file]"],
  ],
  [
    "energy-certificate",
    null,
    createTenancy(),
    ["[Energy performance certificate of 3 May 2026, number 0123]"],
  ],
  [
    "identity",
    luis,
    createSigned(),
    [
      "[Identity document of 12 November 2026: passport.pdf]",
      "Identity document of 11 November 2026: first.pdf",
      "Right to rent checked on 20 November 2026, by original document",
    ],
  ],
  [
    "references",
    luis,
    createTenancy(),
    [
      "[Reference of 14 November 2026: employer.pdf]",
      "Proof of income of 13 November 2026: payslips.pdf",
    ],
  ],
  ["sanctions", luis, createTenancy(), []],
  ["signature", luis, createTenancy(), ["[Signed by link as “Luis Ferreira” on 20 November 2026]"]],
  ["signature", grace, createTenancy(), []],
  [
    "landlord-signature",
    null,
    createTenancy(),
    ["[Signed by link as “Beatrix Oyelaran” on 20 November 2026]"],
  ],
  [
    "deposit-registration",
    null,
    createTenancy(),
    ["[Deposit certificate of 22 November 2026: scheme.pdf]"],
  ],
  ["prescribed-information", luis, createTenancy(), []],
  [
    "prescribed-information",
    luis,
    recordAll(createReady(), "2026-12-07", registered),
    ["[Deposit registered on 7 December 2026. Seen and filed.]"],
  ],
  [
    "inventory-booked",
    null,
    createTenancy(),
    ["[Check-in in the diary: 7 December 2026, 10:00, Tom Reyes]"],
  ],
  ["keys-counted", null, createTenancy(), ["[Key A14: office, hook 14. Key A15: office, hook 15]"]],
  ["inventory", null, createTenancy(), ["[Inventory of 7 December 2026: report.pdf]"]],
  // The report often says them, but somebody has to look.
  ["meters-read", null, createTenancy(), ["Inventory of 7 December 2026: report.pdf"]],
  ["alarms-tested", null, createTenancy(), ["Inventory of 7 December 2026: report.pdf"]],
  ["home-ready", null, createTenancy(), []],
  ["keys", null, createTenancy(), []],
  [
    "keys",
    null,
    createReady(),
    [
      "Inventory signed on 7 December 2026. Seen and filed.",
      "First month’s rent of £2,300.00 received on 21 November 2026, £530.76 of it as the holding deposit. Deposit of £2,653.84 received on 21 November 2026",
    ],
  ],
])("What shows %s of %s is offered, and what shows just that is chosen", (kind, who, let_, all) => {
  expect(list(kind, who, let_)).toEqual(all);
});

test("A certificate that has run out, or that nobody can show, is not offered", () => {
  const only = (certificate: Partial<EvidenceRecords["certificates"][number]>) =>
    list("gas-certificate", null, createTenancy(), { certificates: [{ ...gas, ...certificate }] });
  expect(only({ expiresOn: "2026-12-06" })).toEqual([]);
  expect(only({ reference: "", documentId: null })).toEqual([]);
  expect(only({ reference: "", expiresOn: "2026-12-08" })).toHaveLength(1);
});

test("Whatever is offered, no more than one is chosen, and none shows another person's step", () => {
  for (const tenancy of [createTenancy(), createSigned(), createReady()])
    for (const kind of stepKinds)
      for (const personId of [null, luis, grace]) {
        const offers = listOfferedEvidence(tenancy, { kind, personId }, records);
        expect(offers.filter(({ isPreselected }) => isPreselected).length).toBeLessThan(2);
        const hers = offers.some(({ source }) => source.id === "hers");
        expect(hers && personId === luis).toBe(false);
      }
});
