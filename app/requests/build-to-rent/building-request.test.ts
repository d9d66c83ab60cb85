import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { valrequestPayload } from "../../../domain/requests/requests.ts";
import { createBuildingBody, buildingSchema } from "./building-request.ts";

const applicant = {
  firstname: "Nadia",
  lastname: "Okafor",
  phone: "020 7946 0631",
  email: "nadia.okafor@example.com",
};

function listInvalidFields(answers: object): (string | null)[] {
  const { issues = [] } = v.safeParse(buildingSchema, answers);
  return issues.map((issue) => v.getDotPath(issue));
}

describe("the build-to-rent form can't be sent", () => {
  it("while nothing is filled in", () => {
    expect(listInvalidFields({})).toEqual(["firstname", "lastname", "phone", "email"]);
  });

  it.each([
    ["firstname", ""],
    ["lastname", "  "],
    ["phone", " "],
    ["phone", "ask my assistant"],
    ["email", ""],
    ["email", "nadia.okafor"],
    ["email", "nadia@example"],
  ])("while %s is '%s'", (field, text) => {
    expect(listInvalidFields({ ...applicant, [field]: text })).toEqual([field]);
  });
});

test("first name, last name, phone and a valid email are enough", () => {
  expect(listInvalidFields(applicant)).toEqual([]);
});

test("what is said of the building goes along", () => {
  const freetext = "Salford Quays, 180 homes";
  const body = createBuildingBody({ ...applicant, freetext }, "proof");
  expect(v.parse(valrequestPayload, body)).toMatchObject({ applicant, freetext });
});

test("valrequest takes the form's body without a free text and keeps where it came from", () => {
  expect(
    v.parse(valrequestPayload, createBuildingBody({ ...applicant, freetext: "" }, "proof")),
  ).toMatchObject({
    kind: "valuation",
    applicant,
    freetext: null,
    source: "build-to-rent",
    humanCheckToken: "proof",
  });
});
