import { useEffect, useState } from "react";
import * as v from "valibot";
import { offerText } from "../brand/texts/offer-text.ts";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { SubmissionErrorNotice } from "../forms/sending/submission-error-notice.tsx";
import { AcceptancesSection } from "./acceptances-section.tsx";
import { HiddenAnswers } from "../forms/hidden-answers.tsx";
import { BeforeYouSend, mainFormId } from "./before-you-send.tsx";
import { removeTenant } from "./draft/draft-changes.ts";
import { parseAmount } from "./draft/draft-numbers.ts";
import { OfferDetailsSection } from "./offer-details-section.tsx";
import { OfferHeader } from "./offer-header.tsx";
import type { OfferPageParts } from "./offer-page-parts.ts";
import { versionField } from "./draft/draft-sync.ts";
import { mainView, type OfferView } from "./steps/offer-windows.ts";
import { canSubmit, findMissing } from "./submit-rule.ts";
import { TenantsSection } from "./tenants/tenants-section.tsx";
import { findContractDocument, contractTermsFile } from "../../domain/offers/contract-terms.ts";
import type { OfferHome } from "./offer-page-types.ts";
import type { useOfferSending } from "./use-offer-sending.ts";

export function OfferMain({
  parts: { offer, home, today, rules, draftState, sending, onSubmit },
  onOpen,
}: {
  parts: OfferPageParts;
  onOpen: (view: OfferView) => void;
}) {
  const { draft, update } = draftState;
  const contract = useContractDocument(home, offer.contractDocument);
  const rent = parseAmount(draft.details?.rent) ?? home.rentPcm;
  return (
    <div className="wrap journey offer" onFocus={sending.prepare}>
      <OfferHeader home={home} today={today} expiresAt={offer.expiresAt} />
      {/* Before the script has come, its buttons lead to the first step. */}
      <form
        className="offer__main"
        id={mainFormId}
        method="post"
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <HiddenAnswers answers={{ [versionField]: String(offer.version) }} />
        <OfferDetailsSection
          details={draft.details}
          advertised={home.rentPcm}
          rules={rules}
          onOpen={() => onOpen({ kind: "offer" })}
        />
        <TenantsSection
          tenants={draft.tenants}
          rent={rent}
          onOpen={(index) => onOpen({ kind: "tenant", index })}
          onRemove={(index) => update((now) => removeTenant(now, index))}
        />
        <AcceptancesSection
          acceptances={draft.acceptances}
          contract={contract}
          home={home.development ?? home.name}
          onChange={(acceptances) => update((now) => ({ ...now, acceptances }))}
        />
      </form>
      <BeforeYouSend
        cost={{ rent, noDeposit: home.noDeposit, today, rules }}
        missing={findMissing(draft)}
        enabled={canSubmit(draft, { submitting: sending.sending, view: mainView })}
        sending={sending.sending}
        label={sendLabel(sending)}
        notice={<SendingNotice sending={sending} />}
        onSubmit={onSubmit}
      />
    </div>
  );
}

type Sending = Pick<ReturnType<typeof useOfferSending>, "sending" | "submissionError" | "problems">;

export function sendLabel({ sending, submissionError }: Sending): string {
  if (sending) return offerText.before.working;
  return submissionError?.kind === "failed-once" ? offerText.before.again : offerText.before.submit;
}

export function SendingNotice({ sending: { submissionError, problems } }: { sending: Sending }) {
  if (submissionError !== null) return <SubmissionErrorNotice error={submissionError} />;
  return problems.length === 0 ? null : (
    <div className="space-above">
      {/* Each message says which part it is about. */}
      <ErrorSummary errors={problems} labels={{}} />
    </div>
  );
}

/** Reads the mapping edited by the agency. Logs failures and keeps the default. */
function useContractDocument(home: OfferHome, defaultDocument: string): string {
  const [document, setDocument] = useState(defaultDocument);
  const { development, companyName } = home;
  useEffect(() => {
    let isUnmounted = false;
    async function loadDocument(): Promise<void> {
      const terms = await fetchTerms();
      if (isUnmounted || terms === null) return;
      setDocument(findContractDocument(terms, { developmentName: development, companyName }));
    }
    void loadDocument();
    return () => {
      isUnmounted = true;
    };
  }, [development, companyName]);
  return document;
}

async function fetchTerms() {
  try {
    const response = await fetch("/contract-terms.json", {
      headers: { Accept: "application/json" },
    });
    if (!response.ok) throw new Error(`The contract terms answered ${response.status}.`);
    return v.parse(contractTermsFile, await response.json());
  } catch (error) {
    globalThis.reportError(error);
    return null;
  }
}
