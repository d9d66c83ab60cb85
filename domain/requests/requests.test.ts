import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { applicantMessages } from "../contacts/applicant.ts";
import { demorequestPayload, switchrequestPayload, valrequestPayload } from "./requests.ts";
import { maxMessage } from "../shared/fields/text-fields.ts";

const applicant = {
  firstname: "Harriet",
  lastname: "Osei",
  phone: "07700 900456",
  email: "harriet@example.com",
};
const payload = { freetext: "14 Calvert Terrace, N1", applicant };

type Schema = typeof valrequestPayload | typeof switchrequestPayload | typeof demorequestPayload;

function findProblems(schema: Schema, body: unknown) {
  const { issues } = v.safeParse(schema, body);
  return (issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe.each([
  ["valuation", valrequestPayload, "Enter the property’s address"],
  ["switch", switchrequestPayload, "Enter your current agent and the property’s address"],
  ["demo", demorequestPayload, "Enter what you’d like to see"],
] as const)("a %s request", (kind, schema, freetextMissing) => {
  test("is read into its own words", () => {
    expect(v.parse(schema, payload)).toEqual({
      kind,
      applicant,
      freetext: "14 Calvert Terrace, N1",
      source: null,
      homes: null,
      humanCheckToken: null,
    });
  });

  test.each([
    ["at the top", { ...payload, recaptchaToken: "t" }],
    ["at the top", { ...payload, recaptchatoken: "t" }],
    ["in the applicant", { ...payload, applicant: { ...applicant, recaptchaToken: "t" } }],
    ["in the applicant", { ...payload, applicant: { ...applicant, recaptchatoken: "t" } }],
  ])("carries its human-check token %s, in either spelling: %#", (_place, body) => {
    expect(v.parse(schema, body)).toMatchObject({ humanCheckToken: "t", applicant });
    expect(v.parse(schema, body).applicant).toEqual(applicant);
  });

  test.each([undefined, "", "  "])("says what is missing when the free text is %j", (freetext) => {
    expect(findProblems(schema, { ...payload, freetext })).toEqual([["freetext", freetextMissing]]);
  });

  test("may say where it came from", () => {
    expect(v.parse(schema, { ...payload, source: "autumn-mailing" }).source).toBe("autumn-mailing");
  });

  test.each([
    ["admin", { ...payload, admin: true }],
    ["applicant.role", { ...payload, applicant: { ...applicant, role: "x" } }],
    ["freetext", { ...payload, freetext: "N1\0" }],
    ["source", { ...payload, source: "\0" }],
    ["applicant.firstname", { ...payload, applicant: { ...applicant, firstname: "H\0" } }],
    ["freetext", { ...payload, freetext: "x".repeat(maxMessage + 1) }],
    ["source", { ...payload, source: "x".repeat(101) }],
    ["applicant", { freetext: "N1" }],
  ])("is refused for %s: %#", (path, body) => {
    expect(findProblems(schema, body).map(([at]) => at)).toEqual([path]);
  });

  test.each([
    ["firstname", " ", applicantMessages.name],
    ["lastname", "", applicantMessages.name],
    ["phone", "", applicantMessages.phone],
    ["email", "harriet@", applicantMessages.email],
    ["email", "", applicantMessages.email],
  ])("answers %s %j with the exact message, once", (field, value, message) => {
    const body = { ...payload, applicant: { ...applicant, [field]: value } };
    expect(findProblems(schema, body)).toEqual([[`applicant.${field}`, message]]);
  });
});

test.each([{}, { freetext: "" }])(
  "the build-to-rent form may leave out the free text: %j",
  (text) => {
    expect(v.parse(valrequestPayload, { ...text, source: "build-to-rent", applicant })).toEqual({
      kind: "valuation",
      applicant,
      freetext: null,
      source: "build-to-rent",
      homes: null,
      humanCheckToken: null,
    });
  },
);

test.each([22, "22", " 22 "])("a valuation may say how many homes a portfolio has: %j", (homes) => {
  const sent = { ...payload, source: "portfolio", homes };
  expect(v.parse(valrequestPayload, sent)).toMatchObject({ source: "portfolio", homes: 22 });
});

test.each([0, -1, 100_000, 1.5, "", "about twenty", null, {}])(
  "as a number of homes %j is refused, once",
  (homes) => {
    expect(findProblems(valrequestPayload, { ...payload, source: "portfolio", homes })).toEqual([
      ["homes", "Enter the number of properties in figures"],
    ]);
  },
);

test("only a valuation says how many homes", () => {
  const sent = { ...payload, homes: 22 };
  for (const schema of [switchrequestPayload, demorequestPayload]) {
    expect(findProblems(schema, sent).map(([at]) => at)).toEqual(["homes"]);
  }
});

test("only a valuation may come without free text", () => {
  const body = { source: "build-to-rent", applicant };
  expect(findProblems(switchrequestPayload, body)).toHaveLength(1);
  expect(findProblems(demorequestPayload, body)).toHaveLength(1);
});
