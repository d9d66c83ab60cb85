import { expect, test } from "vitest";
import {
  createTenancy,
  grace,
  luis,
  passAll,
  recordAll,
} from "../../../server/testing/tenancies.ts";
import type { DocumentKind } from "../../documents/document.ts";
import { listSentToCheck } from "./sent-to-check.ts";

const today = "2026-11-20";
const code = { do: "give-share-code", personId: luis, code: "R7X2KD9PA" } as const;
const sent = (kinds: DocumentKind[]) => new Map([[luis, kinds]]);

test("what somebody sent waits until its step is recorded", () => {
  const coded = recordAll(createTenancy(), today, code);
  expect(listSentToCheck(coded, sent(["identity", "income"]))).toEqual([
    { name: "Luis Ferreira", what: "Share code" },
    { name: "Luis Ferreira", what: "Identity document" },
    { name: "Luis Ferreira", what: "Proof of income" },
  ]);
  const checked = recordAll(
    coded,
    today,
    ...passAll(coded, today, "identity", "sanctions", "right-to-rent"),
  );
  expect(listSentToCheck(checked, sent(["identity", "income"]))).toEqual([
    { name: "Luis Ferreira", what: "Proof of income" },
  ]);
});

test("a right to rent document shows who they are and that they may rent", () => {
  const tenancy = createTenancy();
  const waits = [{ name: "Luis Ferreira", what: "Right to rent document" }];
  expect(listSentToCheck(tenancy, sent(["right-to-rent", "right-to-rent"]))).toEqual(waits);
  const known = recordAll(tenancy, today, ...passAll(tenancy, today, "identity"));
  expect(listSentToCheck(known, sent(["right-to-rent"]))).toEqual(waits);
});

test("what no step asks for, and a tenancy that is over, wait for nobody", () => {
  expect(listSentToCheck(createTenancy(), sent(["other"]))).toEqual([]);
  expect(listSentToCheck(createTenancy(), new Map([[grace, []]]))).toEqual([]);
  const over = createTenancy({ state: "fallen-through" });
  expect(listSentToCheck(over, sent(["identity"]))).toEqual([]);
});
