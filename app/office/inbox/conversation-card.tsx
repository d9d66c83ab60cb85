import { href, Link, Form } from "react-router";
import { useId, useState } from "react";
import { PersonLink, useMayOpenCards } from "../people/person-link.tsx";
import type { InboxCriteria } from "../../../domain/conversations/inbox-view.ts";
import { formatInboxQuery } from "../../../domain/conversations/inbox-path.ts";
import { EmailText } from "../../ui/email-text.tsx";
import { formatMailto } from "../../../domain/shared/mail/mailto.ts";
import { buildPhoneLink } from "../../brand/phone-link.ts";
import { Icon } from "../../ui/icon.tsx";
import { Plate } from "../../ui/plate.tsx";
import { CameFromForm } from "./came-from-select.tsx";
import { CardActions } from "./card-actions.tsx";
import { ResponseTimer } from "./response-timer.tsx";
import { BookedHere } from "../viewings/bookings/booked-here.tsx";
import { BookingDialog } from "../viewings/bookings/booking-dialog.tsx";
import { BookingLink } from "../viewings/bookings/booking-link.tsx";
import type { ConversationView, InboxAnswer, InboxPageView } from "./shown.ts";
import { TextArea } from "../../ui/field.tsx";
import { FormFold } from "../shell/form/form-fold.tsx";
import { ReplyBox } from "./replies/reply-box.tsx";
import { inboxForms } from "../../../domain/conversations/inbox-forms.ts";
import { FormButton, useMaySend } from "../shell/form/form-button.tsx";
import { ClaimChoice, claimNote } from "../people/claim-choice.tsx";
import { SamePerson } from "./same-person.tsx";
import { Timeline } from "./timeline.tsx";

interface Card {
  open: ConversationView;
  criteria: InboxCriteria;
  inbox: InboxPageView;
  answer: InboxAnswer | undefined;
  template: string | null;
  /** Of a home that they are to be told of. */
  told: string | null;
  mayAnswer: boolean;
  formKey: string;
}

/** What the landlord of the home reads of what was asked, and what they answered. */
function LandlordQuestions({
  open: { id, questions, home },
  answer,
  mayAnswer,
  formKey,
}: {
  open: ConversationView;
  answer: InboxAnswer | undefined;
  mayAnswer: boolean;
  formKey: string;
}) {
  const form = inboxForms["show-to-landlord"];
  const mayShow = useMaySend(form) && mayAnswer && home?.isToLet === true;
  if (home === null || (questions.length === 0 && !mayShow)) return null;
  const isRefused = answer?.form === form.name && answer.refusal !== undefined;
  return (
    <FormFold
      className="card__history"
      isAnswered={isRefused}
      isDue={questions.length > 0}
      key={`${id} ${questions.length}`}
    >
      <summary>Ask the landlord</summary>
      <ul className="card__shown">
        {questions.map((one) => (
          <li key={one.id}>
            {one.question} <small>Shown to the landlord {one.shown}.</small>
            {one.answer !== null && <small> The landlord answered: {one.answer}</small>}
            {mayAnswer && <TakeBack one={one} formKey={formKey} />}
          </li>
        ))}
      </ul>
      {mayShow && <NewQuestion answer={isRefused ? answer : undefined} formKey={formKey} />}
    </FormFold>
  );
}

function TakeBack({
  one: { id, question },
  formKey,
}: {
  one: ConversationView["questions"][number];
  formKey: string;
}) {
  return (
    <Form method="post">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="other" value={id} />
      <FormButton form={inboxForms["hide-from-landlord"]} look="quiet">
        Withdraw question<span className="visually-hidden">: {question}</span>
      </FormButton>
    </Form>
  );
}

function NewQuestion({ answer, formKey }: { answer: InboxAnswer | undefined; formKey: string }) {
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="key" value={formKey} />
      <TextArea
        name="question"
        label="Question for the landlord"
        hint="Use your own words and leave out who asked. The landlord answers on their page."
        rows={2}
        maxLength={1000}
        defaultValue={answer?.fields["question"]}
        {...(answer?.refusal && { error: answer.refusal.detail })}
      />
      <FormButton form={inboxForms["show-to-landlord"]} look="secondary">
        Ask the landlord
      </FormButton>
    </Form>
  );
}

/**
 * One conversation: who, about what, what was said, and the reply. What is done with it, and what else
 * is known, is folded away or follows.
 */
export function ConversationCard({ open, criteria, inbox, ...rest }: Card) {
  const { mayAnswer, formKey, answer } = rest;
  return (
    <section className="card" aria-label={open.name}>
      <header className="card__head">
        <Link
          className="card__back"
          to={href("/office/inbox/:id?") + formatInboxQuery(criteria)}
          data-key="Escape"
        >
          <Icon name="arrow-left" /> Inbox, {inbox.counts.views.unanswered} unanswered
        </Link>
        <div className="card__line">
          <span className={open.state === "new" ? "badge badge--warn" : "badge"}>
            {open.kindName}, {open.stateName.toLowerCase()}
          </span>
          {open.clock && <ResponseTimer {...open.clock} />}
          <span className="tiny">
            received {open.asked}
            {open.answered && `, last reply ${open.answered}`}
          </span>
        </div>
        <h2>
          <PersonName open={open} />
        </h2>
        <p className="card__contact">
          {open.phone && <a href={buildPhoneLink(open.phone)}>{open.phone}</a>}
          {open.email ? (
            <a href={formatMailto(open.email)}>
              <EmailText>{open.email}</EmailText>
            </a>
          ) : (
            <span className="tiny">No email</span>
          )}
          <span className="tiny">{open.owner ? `Assigned to ${open.owner}` : "Unassigned"}</span>
        </p>
        {mayAnswer && <CardActions open={open} inbox={inbox} formKey={formKey} />}
      </header>
      <section className="card__body" aria-label="Requests and history">
        {open.home && <Home home={open.home} />}
        <Timeline {...open} formKey={formKey} />
        {open.facts.length > 0 && (
          <ul className="card__facts">
            {open.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {open.ahead && <BookedHere ahead={open.ahead} />}
        <FreeTimes times={open.freeTimes} />
        <RequestClaims open={open} mayEdit={mayAnswer} formKey={formKey} />
        <SamePerson open={open} mayAnswer={mayAnswer} formKey={formKey} />
        <LandlordQuestions open={open} answer={answer} mayAnswer={mayAnswer} formKey={formKey} />
        <History open={open} mayAnswer={mayAnswer} formKey={formKey} />
      </section>
      {mayAnswer && <ReplyBox open={open} {...rest} />}
    </section>
  );
}

/** Leads to the card of whoever has one: a number alone is enough. */
function PersonName({ open: { id, name, contactId, phone, email } }: Pick<Card, "open">) {
  const mayOpenCard = useMayOpenCards();
  if (contactId !== null) return <PersonLink id={contactId}>{name}</PersonLink>;
  if (phone === null || email !== null || !mayOpenCard) return name;
  return <Link to={href("/office/contacts/caller/:id", { id })}>{name}</Link>;
}

function History({ open, mayAnswer, formKey }: Pick<Card, "open" | "mayAnswer" | "formKey">) {
  const { asked, history, contactId, name } = open;
  const mayOpenCard = useMayOpenCards();
  return (
    <details className="card__history">
      <summary>History</summary>
      <ul>
        <li>Enquired {asked}</li>
        {history.map(({ key, at, action, actor }) => (
          <li key={key}>
            {action}, {at}, {actor}
          </li>
        ))}
      </ul>
      {contactId && mayOpenCard && (
        <Link to={href("/office/activity-log/:subject/:id", { subject: "contact", id: contactId })}>
          View {name}’s activity log
        </Link>
      )}
      {mayAnswer && <CameFromForm open={open} formKey={formKey} />}
    </details>
  );
}

function Home({ home }: { home: NonNullable<ConversationView["home"]> }) {
  return (
    <div className="card__home">
      {home.cover && <img src={home.cover} alt="" width="48" height="48" loading="lazy" />}
      <div>
        <Plate area={home.area} outcode={home.outcode} />
        <Link to={href(home.isListed ? "/property/:id" : "/office/listings/:id", { id: home.id })}>
          {home.name}
        </Link>
        <span>{home.facts}</span>
      </div>
    </div>
  );
}

/** Details that came with the requests of this conversation and are not what the record says. */
function RequestClaims({
  open: { claims },
  mayEdit,
  formKey,
}: {
  open: ConversationView;
  mayEdit: boolean;
  formKey: string;
}) {
  const id = useId();
  const mayDecide = useMaySend(inboxForms["take-claim"]) && mayEdit;
  if (claims.length === 0) return null;
  return (
    <section className="card__same stack" aria-labelledby={id}>
      <h3 id={id}>Sent under another name</h3>
      <p>{claimNote}</p>
      {claims.map((claim) => (
        <ClaimChoice key={claim.id} claim={claim} mayEdit={mayDecide} formKey={formKey} />
      ))}
    </section>
  );
}

/** When the home can be viewed next, to be booked while one talks. */
function FreeTimes({ times }: { times: ConversationView["freeTimes"] }) {
  const [booking, setBooking] = useState<string | null>(null);
  if (times.length === 0) return null;
  return (
    <>
      <ul className="card__times" aria-label="Next available viewing times">
        {times.map(({ slot, time, who, book }) => (
          <li key={slot}>
            <b className="tabular-numbers">{time}</b>
            <span>{who}</span>
            <BookingLink
              look="secondary"
              to={href("/office/diary/book") + book}
              onBook={setBooking}
            >
              Book<span className="visually-hidden"> {time}</span>
            </BookingLink>
          </li>
        ))}
      </ul>
      {booking !== null && <BookingDialog to={booking} onClose={() => setBooking(null)} />}
    </>
  );
}
