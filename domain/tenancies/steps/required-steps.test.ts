import { expect, test } from "vitest";
import { createTenancy, grace, recordAll } from "../../../server/testing/tenancies.ts";
import { stepNames } from "./required-steps.ts";

test("the steps of a tenancy are those of each person and of the home, each by its name", () => {
  const occupier = {
    id: "77777777-7777-4777-8777-777777777773",
    name: "Rui",
    role: "occupier",
  } as const;
  const alone = createTenancy({ takesDeposit: false });
  const { steps } = recordAll(alone, "2026-11-10", { do: "add-person", person: occupier });
  const names = (personId: string | null) =>
    steps.filter((one) => one.personId === personId).map(({ kind }) => stepNames[kind]);
  expect(names(grace)).toEqual([
    "Identity",
    "UK sanctions list",
    "References",
    "Right to rent",
    "Written statement of terms given",
    "Agreement signed",
  ]);
  expect(names(occupier.id)).toEqual(["Right to rent"]);
  expect(names(null)).toEqual([
    "Gas safety certificate given",
    "Electrical report given",
    "Energy performance certificate given",
    "Agreement signed by the landlord",
    "Inventory clerk booked",
    "Cleaning and repairs finished",
    "Sets of keys counted and labelled",
    "Inventory signed",
    "Smoke and carbon monoxide alarms tested",
    "Meters read",
    "Instructions for heating and appliances left",
    "Emergency numbers left",
    "Keys handed over",
  ]);
});
