import { describe, expect, test } from "vitest";
import { emptyDraft } from "../../../domain/offers/offer.ts";
import { hiddenLink } from "../../../domain/shared/mail/link-slot.ts";
import { testEngines } from "../../testing/database.ts";
import { readEveryRow } from "../../testing/every-row.ts";
import { createBody, useOffers } from "../../testing/offers.ts";

describe.each(testEngines)("an offer, on the %s engine,", (engine) => {
  const { database, invite, save, place } = useOffers(engine);

  test("keeps no link of theirs that somebody pastes into a draft or an offer", async () => {
    const id = await invite();
    const pasted = `My page https://lintel.test/offer/${id} fails`;
    const texts = { specialrequests: pasted, freetext: pasted };
    const saved = await save(id, { draft: { ...emptyDraft, details: texts }, version: 0 });
    expect(saved.status).toBe(201);
    expect(await readEveryRow(database().orm)).not.toContain(id);
    const placed = await place(
      createBody(id, {
        details: { pets: "yes", pettype: pasted, ...texts },
        tenants: [{ employer: pasted }],
      }),
    );
    expect(placed.status).toBe(201);
    const rows = await readEveryRow(database().orm);
    expect(rows).toContain(`My page ${hiddenLink} fails`);
    expect(rows).not.toContain(id);
  });
});
