import { expect, test } from "vitest";
import {
  createHeld,
  createReady,
  createSigned,
  passAll,
  recordAll,
} from "../../server/testing/tenancies.ts";
import type { Tenancy } from "../tenancies/tenancy.ts";
import { calculateFirstFee, listMoneyRows } from "./landlord-money.ts";

const facts = {
  plan: "tenant-find",
  hasTermsToSign: false,
  depositScheme: "Strongroom Deposits",
  checkIn: null,
  today: "2026-11-20",
} as const;
const rows = (tenancy: Tenancy, changes: Partial<Parameters<typeof listMoneyRows>[0]> = {}) =>
  Object.fromEntries(listMoneyRows({ ...facts, tenancy, ...changes }));

test("before everybody has signed no rent is asked for", () => {
  expect(rows(createHeld())).toMatchObject({
    "First month’s rent": "We’ll ask for it once everyone has signed.",
    Deposit: "We’ll ask for it once everyone has signed.",
    "Deposit registered":
      "We’ll register it with Strongroom Deposits within 30 days of receiving it.",
  });
  expect(rows(createSigned())["First month’s rent"]).toBe("We’ll ask your tenant for it next.");
});

test("what was received stands with its day", () => {
  const ready = createReady();
  expect(rows(ready)["First month’s rent"]).toMatch(/^£[\d,.]+ received on \d\d\/\d\d\/\d{4}\./);
  expect(rows(ready)["Deposit"]).toMatch(/^£[\d,.]+ received on/);
});

test("a deposit is registered with the scheme that the agreement names", () => {
  const ready = createReady();
  const registered = recordAll(
    ready,
    "2026-11-26",
    ...passAll(ready, "2026-11-26", "deposit-registration"),
  );
  expect(rows(registered)["Deposit registered"]).toBe(
    "Registered with Strongroom Deposits on 26/11/2026.",
  );
});

test("no deposit is spoken of where none is taken", () => {
  expect(rows(createHeld({ takesDeposit: false }))).not.toHaveProperty("Deposit");
});

test.each([
  ["tenant-find", 2500, 1440],
  ["fully-managed", 2500, 1590],
  ["management-only", 2500, 150],
  ["management-only", 1000, 72],
] as const)("the first fee of %s at £%i is £%i with VAT", (plan, rent, fee) => {
  expect(calculateFirstFee(plan, rent)).toBe(fee);
});

test("the first payment is the rent less the fee, from the day of the keys", () => {
  const tenancy = createHeld({ rentPcm: 2500 });
  expect(rows(tenancy)["First payment to you"]).toMatch(
    /^£1,060, the first month’s rent less our fee, from \d\d\/\d\d\/\d{4}, once your tenant has the keys\.$/,
  );
  expect(rows({ ...tenancy, rentPcm: 1200 })["First payment to you"]).toContain(
    "start with the second month’s",
  );
  expect(rows(tenancy, { plan: null })).toMatchObject({
    "Our fee": "We’ll confirm it in our terms of business.",
  });
  expect(rows(tenancy, { plan: null, hasTermsToSign: true })).toMatchObject({
    "Our fee": "It’s in our terms of business, which are waiting for your signature.",
  });
});

test("who meets the tenant is whoever the diary has", () => {
  const checkIn = { when: "07/12/2026, 10:00", with: "Imogen Achebe" };
  expect(rows(createHeld(), { checkIn })["Meets your tenant"]).toBe(
    "Imogen Achebe, 07/12/2026, 10:00.",
  );
});

test("of what is only asked for no sum is said to be received", () => {
  const ask = { do: "ask-payment", kind: "deposit", pence: 10_000, dueOn: "2026-11-25" } as const;
  const asked = recordAll(createSigned(), "2026-11-20", ask);
  expect(rows(asked)["Deposit"]).toBe("Nothing received yet. £100.00 is due by 25/11/2026.");
  expect(rows(asked, { today: "2026-11-26" })["Deposit"]).toBe(
    "Nothing received yet. £100.00 was due 25/11/2026.",
  );
});

test("once the keys are handed over nobody is to meet the tenant any more", () => {
  const ready = createReady();
  const steps = ready.steps.map((step) =>
    step.kind === "keys"
      ? {
          ...step,
          done: { ...ready.steps.find(({ done }) => done !== null)!.done!, on: "2026-12-07" },
        }
      : step,
  );
  expect(rows(ready)).toHaveProperty("Meets your tenant");
  expect(rows({ ...ready, steps })).not.toHaveProperty("Meets your tenant");
});
