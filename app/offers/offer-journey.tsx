import { KnownAddress } from "../forms/known-address.tsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import type { OfferDraft } from "../../domain/offers/offer.ts";
import { tenancyRules } from "../../domain/offers/tenancy-rules.ts";
import { offerText } from "../brand/offer-text.ts";
import type { Unsaved } from "./draft-sync.ts";
import { OfferContainer } from "./offer-container.tsx";
import { OfferHead } from "./offer-head.tsx";
import { SendingNotice, sendLabel } from "./offer-main.tsx";
import type { OfferOnPage, OfferPageParts } from "./offer-page-parts.ts";
import type { OfferHome } from "./offer-page-types.ts";
import { SaveStatus } from "./save-status.tsx";
import { TornDialog } from "./torn-dialog.tsx";
import { useAdultsQuestion } from "./use-adults-question.tsx";
import { useLeaveGuard } from "./use-leave-guard.tsx";
import { useOfferDraft } from "./use-offer-draft.ts";
import { useOfferSending } from "./use-offer-sending.ts";
import { wasSubmitted } from "./was-submitted.ts";

const SimpleOffer = lazy(async () => ({
  default: (await import("./simple-offer.tsx")).SimpleOffer,
}));

/** One offer: its draft, its sending, and the form that its home asks for. */
export function OfferJourney({
  offer,
  home,
  today,
  kept,
  first,
}: {
  offer: OfferOnPage;
  home: OfferHome;
  today: string;
  /** What an earlier page of this tab could not save. */
  kept: Unsaved<OfferDraft> | null;
  /** The step of the browser's history that the page begins at. */
  first: number;
}) {
  const rules = tenancyRules(offer.rules);
  const saved = useOfferDraft(offer, kept);
  const sending = useOfferSending({ id: offer.id, home, measure: { rules, today } }, saved.end);
  const torn = useTornDraft(saved);
  const guard = useLeaveGuard(saved.unsaved);
  useClosedOffer(offer.id, saved.closed);
  const adults = useAdultsQuestion(() => void sending.submit(saved.latest()));
  function submit(): void {
    const draft = saved.latest();
    if (saved.theirs) torn.ask();
    else if (sending.check(draft) && !adults.ask(draft)) void sending.submit(draft);
  }
  const parts: OfferPageParts = {
    offer,
    home,
    rules,
    today,
    saved,
    sending,
    onSubmit: submit,
    turn: torn.turn,
  };
  return (
    <>
      <KnownAddress />
      <div className="wrap">
        <SaveStatus saving={saved.saving} onChoose={torn.ask} />
      </div>
      {home.liteOffer ? <Simple parts={parts} /> : <OfferContainer parts={parts} first={first} />}
      {torn.dialog}
      {adults.dialog}
      {guard}
    </>
  );
}

function Simple({ parts }: { parts: OfferPageParts }) {
  const { offer, home, today, rules, saved, sending, onSubmit, turn } = parts;
  return (
    <div className="wrap offer offer--simple">
      <OfferHead home={home} today={today} expiresAt={offer.expiresAt} />
      <div className="offer__main">
        <Suspense fallback={<p className="muted">{offerText.opening}</p>}>
          <SimpleOffer
            key={turn}
            home={home}
            today={today}
            rules={rules}
            draft={saved.draft}
            onDraft={(draft) => saved.update(() => draft)}
            sending={{
              prepare: sending.prepare,
              sending: sending.sending,
              label: sendLabel(sending),
              notice: <SendingNotice sending={sending} />,
            }}
            onSubmit={onSubmit}
          />
        </Suspense>
      </div>
    </div>
  );
}

/** The choice between two versions, asked once by itself and then on demand. */
function useTornDraft(saved: ReturnType<typeof useOfferDraft>) {
  const { draft, theirs, choose } = saved;
  const [putOff, setPutOff] = useState<OfferDraft | null>(null);
  const [turn, setTurn] = useState(0);
  const chosen = (whose: "mine" | "theirs") => {
    choose(whose);
    if (whose === "theirs") setTurn((before) => before + 1);
  };
  const asked = theirs !== null && theirs !== putOff;
  return {
    ask: () => setPutOff(null),
    turn,
    dialog: asked && (
      <TornDialog
        mine={draft}
        theirs={theirs}
        onChoose={chosen}
        onLater={() => setPutOff(theirs)}
      />
    ),
  };
}

/** Another person may submit the offer, or the agency end it, while it is open here. */
function useClosedOffer(id: string, closed: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!closed) return;
    void wasSubmitted(id).then((submitted) =>
      navigate(href(submitted ? "/offer-success" : "/offer-error"), { replace: true }),
    );
  }, [closed, id, navigate]);
}
