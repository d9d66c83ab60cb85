import * as v from "valibot";

const submittedResponse = v.object({ error: v.literal("Already submitted") });

/** Asks the server whether an offer was submitted; false if there is no response. */
export async function isOfferSubmitted(id: string): Promise<boolean> {
  try {
    const response = await fetch(`/api/offer/${encodeURIComponent(id)}`, {
      headers: { Accept: "application/json" },
    });
    return v.is(submittedResponse, await response.json());
  } catch {
    return false;
  }
}
