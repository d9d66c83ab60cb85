import { describe, expect, test } from "vitest";
import {
  findChaseStage,
  listDueCertificates,
  listUnprovenCertificates,
} from "./certificate-chase.ts";
import type { CertificateKind } from "./certificates.ts";

const today = "2026-11-20";

describe("A certificate that runs out", () => {
  test.each([
    ["2026-12-21", null],
    ["2026-12-20", 30],
    ["2026-12-05", 30],
    ["2026-12-04", 14],
    ["2026-11-26", 14],
    ["2026-11-25", 5],
    ["2026-11-20", 5],
    ["2026-11-19", -1],
    ["2024-01-01", -1],
  ])("on %s is at stage %s", (expiresOn, stage) => {
    expect(findChaseStage({ expiresOn }, today)).toBe(stage);
  });

  const paper = (kind: CertificateKind, expiresOn: string) => {
    return { kind, issuedOn: "2025-12-01", expiresOn, reference: "", documentId: null };
  };
  const needed = { hasGas: "yes", licence: "selective" };

  test("is chased, the most urgent first", () => {
    const papers = [paper("epc", "2026-12-10"), paper("gas", "2026-11-10")];
    expect(listDueCertificates(papers, needed, today).map(({ kind }) => kind)).toEqual([
      "gas",
      "epc",
    ]);
  });

  test("is one to complete where only its dates are known, until it has run out", () => {
    const papers = [
      paper("gas", "2027-05-01"),
      paper("epc", "2026-11-10"),
      { ...paper("licence", "2029-05-01"), reference: "HMO 4711" },
    ];
    const kinds = (facts: typeof needed) =>
      listUnprovenCertificates(papers, facts, today).map(({ kind }) => kind);
    expect(kinds(needed)).toEqual(["gas"]);
    expect(kinds({ ...needed, hasGas: "no" })).toEqual([]);
  });

  test("is not chased once it is renewed", () => {
    const papers = [paper("gas", "2026-11-25"), paper("gas", "2027-11-20")];
    expect(listDueCertificates(papers, needed, today)).toEqual([]);
  });

  test.each([
    ["gas", { ...needed, hasGas: "no" }],
    ["licence", { ...needed, licence: "none" }],
  ] as const)("is not chased where the home needs no %s paper", (kind, facts) => {
    expect(listDueCertificates([paper(kind, "2026-11-25")], facts, today)).toEqual([]);
    expect(listDueCertificates([paper(kind, "2026-11-25")], needed, today)).toHaveLength(1);
  });
});
