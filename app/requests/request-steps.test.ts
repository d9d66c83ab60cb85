import { describe, expect, test } from "vitest";
import * as v from "valibot";
import {
  demorequestPayload,
  switchrequestPayload,
  valrequestPayload,
} from "../../domain/requests/requests.ts";
import { portfolioSource } from "../../domain/requests/request-sources.ts";
import { buildRequestBody, requestPlans } from "./request-steps.ts";

const answers = {
  firstname: "Harriet",
  lastname: "Osei",
  phone: "07700 900456",
  email: "harriet@example.com",
  freetext: "14 Calvert Terrace, N1",
};

describe.each([
  ["valuation", valrequestPayload],
  ["switch", switchrequestPayload],
  ["demo", demorequestPayload],
] as const)("the %s wizard", (kind, payload) => {
  test("asks for names, phone and e-mail, then a free text", () => {
    expect(requestPlans[kind].steps.map((step) => step.fields)).toEqual([
      ["firstname", "lastname"],
      ["phone", "email"],
      ["freetext"],
    ]);
  });

  test("needs a phone that can be called", () => {
    const reach = requestPlans[kind].steps[1]!;
    expect(reach.isComplete(answers)).toBe(true);
    expect(reach.isComplete({ ...answers, phone: "call me" })).toBe(false);
  });

  test("sends what its call takes", () => {
    expect(v.parse(payload, buildRequestBody(answers, "token"))).toMatchObject({
      kind,
      freetext: answers.freetext,
      humanCheckToken: "token",
    });
  });
});

describe("the valuation wizard for a portfolio", () => {
  const { steps, schema } = requestPlans.portfolio;

  test("asks how many homes before the free text", () => {
    expect(steps[2]!.fields).toEqual(["homes", "freetext"]);
    expect(steps[2]!.isComplete(answers)).toBe(false);
    expect(steps[2]!.isComplete({ ...answers, homes: "22" })).toBe(true);
  });

  test("sends a valuation that says 'portfolio' and the number", () => {
    const body = buildRequestBody(v.parse(schema, { ...answers, homes: "22" }), "token");
    expect(v.parse(valrequestPayload, body)).toMatchObject({
      kind: "valuation",
      source: portfolioSource,
      homes: 22,
      freetext: answers.freetext,
      applicant: { firstname: "Harriet" },
    });
  });
});
