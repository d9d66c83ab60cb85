import type { Renter } from "../../domain/viewings/viewing.ts";
import { useState } from "react";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import type { Draft } from "../forms/draft.ts";
import { addRenter } from "./add-renter.ts";
import { type AddedRenter, getPersonKey, readRenter } from "./renter.ts";

/**
 * Who the visitor is to the house: the one of their enquiry, or added once their contact is known.
 * @param initialRenter of the enquiry that the page was opened with
 */
export function useRenter(initialRenter: Renter | null, draft: Draft | null) {
  const [renter, setRenter] = useState<Renter | AddedRenter | null>(
    () => initialRenter ?? readRenter(draft?.answers ?? {}),
  );
  const [adding, setAdding] = useState(false);
  return {
    renter,
    adding,
    /** Adds an unknown renter; null on failure. */
    add: async (listingId: string, applicant: Applicant): Promise<AddedRenter | null> => {
      if (isAddedRenter(renter) && renter.person === getPersonKey(applicant)) return renter;
      setAdding(true);
      const added = await addRenter(listingId, applicant);
      setAdding(false);
      setRenter(added);
      return added;
    },
    /** Clears the qualification, because the server wants the answers. */
    disqualify: () => setRenter((known) => known && { ...known, isQualified: false }),
  };
}

function isAddedRenter(renter: Renter | AddedRenter | null): renter is AddedRenter {
  return renter !== null && "person" in renter;
}
