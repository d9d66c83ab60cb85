import { expect, test } from "vitest";
import { type StoredDocument, mayLandlordRead, mayRenterRead } from "./own-documents.ts";

const paper = (changes: Partial<StoredDocument>): StoredDocument => ({
  kind: "agreement",
  subject: "tenancy",
  subjectId: "let",
  contactId: null,
  addedBy: "saoirse",
  addedAt: new Date("2026-11-20T12:00:00Z"),
  ...changes,
});
const own = paper({ kind: "identity", contactId: "grace", addedBy: "grace" });
const others = paper({ kind: "identity", contactId: "luis" });

test.each<[string, StoredDocument, "tenant" | "guarantor" | "occupier", boolean]>([
  ["the agreement", paper({}), "tenant", true],
  ["the agreement", paper({}), "guarantor", true],
  ["the agreement", paper({}), "occupier", false],
  ["their own passport", own, "tenant", true],
  ["a receipt that they were given", paper({ kind: "receipt" }), "tenant", true],
  ["a bank statement with their payment", paper({ kind: "payment-record" }), "tenant", false],
  ["another's passport", others, "tenant", false],
  [
    "what the office found on the sanctions list about them",
    paper({ kind: "other", contactId: "grace" }),
    "tenant",
    false,
  ],
  [
    "what somebody wrote of them to the office",
    paper({ kind: "reference", contactId: "grace" }),
    "tenant",
    false,
  ],
  [
    "a scan of the agreement with their signature",
    paper({ kind: "signed-agreement", contactId: "grace" }),
    "tenant",
    true,
  ],
  [
    "a scan of the agreement that all signed, kept under another tenant's step",
    paper({ kind: "signed-agreement", contactId: "luis" }),
    "tenant",
    true,
  ],
  ["the same scan", paper({ kind: "signed-agreement", contactId: "luis" }), "occupier", false],
  ["another's guarantee", paper({ kind: "guarantee", contactId: "luis" }), "guarantor", false],
  [
    "a scan of their guarantee",
    paper({ kind: "guarantee", contactId: "grace" }),
    "guarantor",
    true,
  ],
  ["a passport of nobody", paper({ kind: "identity" }), "tenant", false],
  ["the agreement of another let", paper({ subjectId: "other" }), "tenant", false],
  ["a paper of the home", paper({ subject: "home" }), "tenant", false],
])("%s (%o): a %s may read it: %s", (_name, one, role, expected) => {
  const reader = { contactIds: ["grace"], roles: new Map([["let", [role]]]) };
  expect(mayRenterRead(one, reader)).toBe(expected);
});

test.each<[string, StoredDocument, boolean]>([
  ["the agreement", paper({}), true],
  [
    "a scan of the agreement, kept under a tenant's step",
    paper({ kind: "signed-agreement", contactId: "grace" }),
    true,
  ],
  ["a renter's passport", own, false],
  ["a renter's income", paper({ kind: "income", contactId: "grace" }), false],
  ["what nobody says whose it is", paper({ kind: "right-to-rent" }), false],
  ["the agreement of another's let", paper({ subjectId: "other" }), false],
  ["a paper of their home", paper({ subject: "home", subjectId: "p1" }), true],
  [
    "what the landlord before them got for it",
    paper({ subject: "home", subjectId: "p1", addedAt: new Date("2026-11-01T11:59:59Z") }),
    false,
  ],
  [
    "what they sent when the home was theirs once before",
    paper({ subject: "home", subjectId: "p1", addedBy: "bea", addedAt: new Date("2025-01-01") }),
    true,
  ],
  [
    "what was kept for a home before its first landlord was known",
    paper({ subject: "home", subjectId: "p3", addedAt: new Date("2020-01-01") }),
    true,
  ],
  ["a paper of another's home", paper({ subject: "home", subjectId: "p2" }), false],
  ["their terms", paper({ kind: "terms", subject: "landlord", subjectId: "bea" }), true],
  ["another's terms", paper({ kind: "terms", subject: "landlord", subjectId: "sol" }), false],
])("%s (%o): the landlord may read it: %s", (_name, one, expected) => {
  const homes = [
    { id: "p1", papersFrom: new Date("2026-11-01T12:00:00Z") },
    { id: "p3", papersFrom: null },
  ];
  const reader = { landlordId: "bea", homes, tenancyIds: ["let"] };
  expect(mayLandlordRead(one, reader)).toBe(expected);
});
