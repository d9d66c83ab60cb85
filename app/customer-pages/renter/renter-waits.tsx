import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { RenterHomeCase } from "../shown.ts";

const endings: Readonly<Partial<Record<RenterHomeCase["state"], [title: string, text: string]>>> = {
  "fallen-through": ["This tenancy isn’t going ahead", "Ask us what else is available."],
  declined: [
    "The landlord didn’t accept your offer",
    "We’re sorry. Ask us what else is available. New homes come in every day.",
  ],
  "let-to-others": [
    "Your offer was accepted",
    "We’ve written to the tenants at the addresses given in the offer. If you’re one of them, open the page in that email, or ask us to write to you here instead.",
  ],
  "others-fell-through": [
    "The tenancy didn’t go ahead",
    "Your offer had been accepted. We’re sorry. Ask us what else is available. New homes come in every day.",
  ],
  withdrawn: ["You’ve withdrawn", "If you change your mind, write to us."],
  finished: ["This tenancy has ended", "What you wrote and sent stays here for you."],
  "moved-in": ["Welcome home", "You have the keys. Write to us here whenever you need us."],
};

type Waiting = Pick<RenterHomeCase, "state" | "offer" | "viewing" | "isToLet" | "answerPromise"> & {
  tenancy: Pick<NonNullable<RenterHomeCase["tenancy"]>, "moneyAfterEnd"> | null;
};

/** What happens while there is nothing for them to do. */
export function RenterWaits({ current, path }: { current: Waiting; path: string }) {
  const { state, offer } = current;
  const ending = endings[state];
  if (ending) {
    const [title, text] = ending;
    const money = current.tenancy?.moneyAfterEnd;
    return <Say title={title} text={money ? `${money} ${text}` : text} />;
  }
  if (state === "progressing")
    return <Say title="Nothing to do right now" text="We’ll email you when we need something." />;
  const next = current.viewing?.stage === "to-come" && (
    <NextViewing viewing={current.viewing} path={path} />
  );
  if (offer?.openId)
    return (
      <>
        {next}
        <Say
          title="Make your offer"
          text="You can offer up to the advertised rent. By law we can’t accept more."
        />
        <LeadOn to={`${path}/to/offer/${offer.openId}`}>Open the offer</LeadOn>
      </>
    );
  if (state === "offered")
    return (
      <>
        <OfferWaits offer={offer} />
        {next}
      </>
    );
  return next || <BeforeOffer current={current} path={path} />;
}

function OfferWaits({ offer }: Pick<RenterHomeCase, "offer">) {
  if (offer?.backup)
    return (
      <Say
        title={offer.backup.title}
        text={`${offer.backup.text} You’re free to look at other homes in the meantime.`}
      />
    );
  return (
    <Say
      title={offer?.isAsked ? "Your offer is with the landlord" : "We’ve got your offer"}
      text={`${offer?.isAsked ? "" : "We’re checking it and will then put it to the landlord. "}We’ll tell you here and by email as soon as there’s a decision.`}
    />
  );
}

function BeforeOffer({
  current: { viewing, isToLet, answerPromise },
  path,
}: {
  current: Waiting;
  path: string;
}) {
  if (!isToLet)
    return (
      <Say
        title="This home is no longer available"
        text="Ask us what else is available. New homes come in every day."
      />
    );
  if (viewing === null) return <Say title="We’ve got your question" text={answerPromise} />;
  if (viewing.stage === "missed")
    return (
      <Say
        title={
          viewing.isCancelled ? "Your viewing was cancelled" : "Your viewing didn’t take place"
        }
        text="Ask us for another time."
      />
    );
  if (!viewing.mayAnswer)
    return (
      <Say title="You’ve seen this home" text="If you like it, ask us how to make an offer." />
    );
  return (
    <>
      <Say
        title="How was it?"
        text="Three short questions. We won’t show the landlord your answer or your name. If you like it, ask us how to make an offer."
      />
      <LeadOn to={`${path}/to/viewing-feedback/${viewing.id}`}>Tell us</LeadOn>
    </>
  );
}

function Say({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2>{title}</h2>
      <p className="muted">{text}</p>
    </>
  );
}

function NextViewing({
  viewing,
  path,
}: {
  viewing: NonNullable<RenterHomeCase["viewing"]>;
  path: string;
}) {
  return (
    <>
      <p className="small muted">
        {viewing.isConfirmed ? "Your viewing is booked and confirmed" : "Your viewing is booked"}
      </p>
      <h2 className="tabular-numbers">{viewing.when}</h2>
      <p>
        {formatCount(viewing.minutes, "minute")} with <b>{viewing.negotiator.name}</b>, who’ll meet
        you at the door.
      </p>
      <div className="row">
        <LeadOn to={`${path}/to/viewing-calendar/${viewing.id}`}>
          <Icon name="calendar-plus" />
          Add to my calendar
        </LeadOn>
        <LeadOn to={`${path}/to/viewing/${viewing.id}`} look="secondary">
          Confirm, move or cancel viewing
        </LeadOn>
      </div>
    </>
  );
}

/** Sends a form, since the link that it leads to is made for it: no address does so that is merely read. */
function LeadOn({ to, look, children }: { to: string; look?: "secondary"; children: ReactNode }) {
  return (
    <form method="post" action={to}>
      <Button type="submit" look={look}>
        {children}
      </Button>
    </form>
  );
}
