import { describe, expect, test } from "vitest";
import * as v from "valibot";
import {
  demorequestPayload,
  switchrequestPayload,
  valrequestPayload,
} from "../../../domain/requests.ts";
import { requestBody, requestPlans } from "./request-steps.ts";

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
    expect(v.parse(payload, requestBody(answers, "token"))).toMatchObject({
      kind,
      freetext: answers.freetext,
      humanCheckToken: "token",
    });
  });
});
