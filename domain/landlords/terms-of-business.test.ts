import { expect, test } from "vitest";
import { findTermsInForce, findTermsToSign, isReplaced } from "./terms-of-business.ts";

const sent = { signedOn: null, cancelledOn: null };
const signed = { signedOn: "2026-11-05", cancelledOn: null };
const cancelled = { signedOn: "2026-11-05", cancelledOn: "2026-11-10" };

test.each([
  ["none", [], null, null, []],
  ["sent", [sent], null, 0, []],
  ["signed", [signed], 0, null, []],
  ["signed, and others sent", [signed, sent], 0, 1, []],
  ["signed and cancelled, and others sent", [cancelled, sent], null, 1, []],
  ["signed, and later ones cancelled", [signed, cancelled], 0, null, []],
  ["sent twice", [sent, sent], null, 1, [0]],
  ["sent twice, and the later ones signed", [sent, signed], 1, null, [0]],
  ["sent twice, and the later ones cancelled", [sent, cancelled], null, null, [0]],
] as const)("terms %s: in force, to sign and replaced", (_, kinds, force, toSign, replaced) => {
  const terms = kinds.map((one, id) => ({ id, ...one }));
  expect(findTermsInForce(terms)?.id ?? null).toBe(force);
  expect(findTermsToSign(terms)?.id ?? null).toBe(toSign);
  expect(terms.filter((one) => isReplaced(terms, one)).map(({ id }) => id)).toEqual(replaced);
});
