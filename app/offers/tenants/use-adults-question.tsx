import { useState } from "react";
import type { OfferDraft } from "../../../domain/offers/offer.ts";
import { findAdultsQuestion } from "../../../domain/offers/offer-rules.ts";
import { offerText } from "../../brand/texts/offer-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { parseAmount } from "../draft/draft-numbers.ts";

const text = offerText.adults;

/** Asks once if the number of adults and the number of tenants differ. */
export function useAdultsQuestion(onSend: () => void) {
  const [question, setQuestion] = useState<string | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const close = () => setQuestion(null);
  return {
    /** Asks if necessary, and returns whether it did. */
    ask: ({ details, tenants }: OfferDraft): boolean => {
      const adults = parseAmount(details?.adultCount);
      const found = adults === null ? null : findAdultsQuestion(adults, tenants.length);
      if (wasAsked || found === null) return false;
      setQuestion(found);
      setWasAsked(true);
      return true;
    },
    dialog: question !== null && (
      <Dialog title={text.title} onClose={close}>
        <p>{question}</p>
        <p className="row space-above">
          <Button look="secondary" onClick={close}>
            {text.look}
          </Button>
          <Button
            onClick={() => {
              close();
              onSend();
            }}
          >
            {text.send}
          </Button>
        </p>
      </Dialog>
    ),
  };
}
