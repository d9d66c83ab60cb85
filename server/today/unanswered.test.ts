import { describe, expect, test } from "vitest";
import { findNextStep } from "../../domain/conversations/next-step.ts";
import { listings } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { usePeople } from "../testing/people.ts";
import { listUnanswered } from "./unanswered.ts";

describe.each(testEngines)("an unanswered viewing request, on the %s engine", (engine) => {
  const people = usePeople(engine);
  const orm = () => people.database().orm;

  test("is booked if its home is to let, and not if that is let agreed", async () => {
    await people.requestViewing();
    const steps = async () => (await listUnanswered(orm(), null, 8)).map(findNextStep);
    expect(await steps()).toEqual(["book"]);
    await orm().update(listings).set({ status: "let-agreed" });
    expect(await steps()).toEqual(["take"]);
    await orm().update(listings).set({ status: "available" });
    expect(await steps()).toEqual(["book"]);
  });
});
