import { lazy, Suspense, useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import type { OfferDraft } from "../../domain/offers/offer.ts";
import { getTenancyRules } from "../../domain/offers/tenancy-rules.ts";
import { keepFormPhone } from "../agency/form-phone.ts";
import { usePhone } from "../agency/use-phone.ts";
import { offerText } from "../brand/texts/offer-text.ts";
import { type UnsavedDraft, versionField } from "./draft/draft-sync.ts";
import { OfferContainer } from "./offer-container.tsx";
import { OfferHeader } from "./offer-header.tsx";
import { SendingNotice, sendLabel } from "./offer-main.tsx";
import type { OfferPageData, OfferPageParts } from "./offer-page-parts.ts";
import type { OfferHome } from "./offer-page-types.ts";
import { SaveStatus } from "./draft/save-status.tsx";
import { ConflictDialog } from "./draft/conflict-dialog.tsx";
import { useAdultsQuestion } from "./tenants/use-adults-question.tsx";
import { useLeaveGuard } from "./use-leave-guard.tsx";
import { PostedAnswers } from "../ui/posted-answers.ts";
import { useOfferDraft } from "./draft/use-offer-draft.ts";
import { useOfferSending } from "./use-offer-sending.ts";
import { isOfferSubmitted } from "./is-offer-submitted.ts";

const SimpleOffer = lazy(async () => ({
  default: (await import("./offer-forms.ts")).SimpleOffer,
}));

export function OfferJourney({
  offer,
  home,
  today,
  unsaved,
  initialStep,
}: {
  offer: OfferPageData;
  home: OfferHome;
  today: string;
  unsaved: UnsavedDraft<OfferDraft> | null;
  initialStep: number;
}) {
  const rules = getTenancyRules(offer.rules);
  const draftState = useOfferDraft(offer, unsaved);
  const sending = useOfferSending({ id: offer.id, home, measure: { rules, today } }, draftState);
  const conflict = useDraftConflict(draftState);
  const leaveDialog = useLeaveGuard(draftState.isUnsaved);
  useRedirectWhenClosed(offer.id, draftState.isClosed);
  const adultsQuestion = useAdultsQuestion(() => void sending.submit(draftState.latest()));
  function submit(): void {
    const draft = draftState.latest();
    if (draftState.serverDraft) conflict.ask();
    else if (sending.showProblems(draft) && !adultsQuestion.ask(draft)) void sending.submit(draft);
  }
  const parts: OfferPageParts = {
    offer,
    home,
    rules,
    today,
    draftState,
    sending,
    onSubmit: submit,
    formKey: conflict.formKey,
  };
  return (
    <>
      <div className="wrap">
        <SaveStatus saving={draftState.saveState} onChoose={conflict.ask} />
      </div>
      {home.liteOffer ? (
        <SimpleOfferPage parts={parts} />
      ) : (
        <OfferContainer parts={parts} initialStep={initialStep} />
      )}
      {conflict.dialog}
      {adultsQuestion.dialog}
      {leaveDialog}
    </>
  );
}

function SimpleOfferPage({ parts }: { parts: OfferPageParts }) {
  const { offer, home, today, rules, draftState, sending, onSubmit, formKey } = parts;
  return (
    <div className="wrap journey offer offer--simple">
      <OfferHeader home={home} today={today} expiresAt={offer.expiresAt} />
      <div className="offer__main">
        <Suspense fallback={<p className="muted">{offerText.opening}</p>}>
          <PostedAnswers value={{ [versionField]: String(offer.version) }}>
            <SimpleOffer
              key={formKey}
              home={home}
              today={today}
              rules={rules}
              draft={draftState.draft}
              onDraft={(draft) => draftState.update(() => draft)}
              sending={{
                prepare: sending.prepare,
                sending: sending.sending,
                label: sendLabel(sending),
                notice: <SendingNotice sending={sending} />,
              }}
              onSubmit={onSubmit}
            />
          </PostedAnswers>
        </Suspense>
      </div>
    </div>
  );
}

/** Asks once to resolve a conflict, then only on demand. */
function useDraftConflict(saved: ReturnType<typeof useOfferDraft>) {
  const { draft, serverDraft, resolveConflict } = saved;
  const [postponedDraft, setPostponedDraft] = useState<OfferDraft | null>(null);
  const [turn, setFormKey] = useState(0);
  const chooseVersion = (whose: "local" | "server") => {
    resolveConflict(whose);
    if (whose === "server") setFormKey((before) => before + 1);
  };
  const isOpen = serverDraft !== null && serverDraft !== postponedDraft;
  return {
    ask: () => setPostponedDraft(null),
    formKey: turn,
    dialog: isOpen && (
      <ConflictDialog
        mine={draft}
        serverDraft={serverDraft}
        onChoose={chooseVersion}
        onLater={() => setPostponedDraft(serverDraft)}
      />
    ),
  };
}

/** The offer may be submitted or ended elsewhere while it is open here. */
function useRedirectWhenClosed(id: string, closed: boolean): void {
  const navigate = useNavigate();
  const phone = usePhone();
  useEffect(() => {
    if (!closed) return;
    keepFormPhone(phone);
    void isOfferSubmitted(id).then((isSubmitted) =>
      navigate(href(isSubmitted ? "/offer-success" : "/offer-error"), { replace: true }),
    );
  }, [closed, id, navigate, phone]);
}
