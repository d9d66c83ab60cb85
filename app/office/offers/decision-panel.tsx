import { formatCount } from "../../../domain/shared/formats/count.ts";
import { offersForms } from "../../../domain/offers/offers-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { type FormEvent, type ReactNode, useRef } from "react";
import { Form, Link, useFetcher } from "react-router";
import { declineReasons } from "../../../domain/offers/decline-reasons.ts";
import { undoMinutes } from "../../../domain/offers/held-decision.ts";
import { toPreviewChange } from "../../../domain/shared/preview-change.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import {
  calculateMaxDepositWeeks,
  capDepositPence,
} from "../../../domain/listings/move-in-cost.ts";
import { formatPounds, formatSterling, getWeeklyRent } from "../../../domain/shared/money.ts";
import { TextArea } from "../../ui/field.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { PostedField } from "../shell/form/posted-field.tsx";
import { PreviewedMails } from "../shell/form/previewed-mails.tsx";
import { RefusalNote } from "../shell/form/refusal-note.tsx";
import { Fact } from "./compare-cards.tsx";
import { useLatestAnswer } from "./use-latest-answer.ts";
import type { Choice, OffersAnswer, OfferRowView, OffersView } from "./shown.ts";

interface Panel {
  shown: OffersView;
  choice: Choice;
  offer: OfferRowView;
  /** What stands in the form: what was typed, or what is proposed. */
  fields: Readonly<Partial<Record<string, string>>>;
  /** What the button answered. */
  answer: OffersAnswer | undefined;
  /** What the proposed decision would send. */
  first: OffersAnswer | undefined;
  colleagues: readonly { id: string; name: string }[];
  onClose: () => void;
}

const titles: Record<Choice["decision"], (name: string) => string> = {
  accept: (name) => `Accept ${name}`,
  "back-up": (name) => `Keep ${name} as backup`,
  decline: (name) => `Decline ${name}`,
};
const buttons = { accept: "Accept", "back-up": "Keep as backup", decline: "Decline" } as const;

/** A decision with its mails beside it. What is sent is what was looked at. */
export function DecisionPanel(panel: Panel) {
  const { shown, choice, offer, fields, answer, first, colleagues, onClose } = panel;
  const fetcher = useFetcher<OffersAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const { refusal, more } = useLatestAnswer(answer, fetcher.data, first) ?? {};
  const preview = more?.preview;
  const count = preview?.mails.length ?? 0;
  const title = titles[choice.decision](offer.name);
  const look = ({ target }: FormEvent) => {
    // No mail says the note.
    if (target instanceof HTMLTextAreaElement) return;
    const body = new FormData(form.current ?? undefined);
    body.set("change", toPreviewChange(offersForms.decide.name));
    void fetcher.submit(body, { method: "post" });
  };
  return (
    <div className="split decide" id="decision" tabIndex={-1}>
      <OfficeSection title={title} look="door">
        <Form
          method="post"
          ref={form}
          className="office-section__body stack"
          onChange={look}
          preventScrollReset
        >
          <input type="hidden" name="ref" value={offer.ref} />
          <input type="hidden" name="decision" value={choice.decision} />
          <input type="hidden" name="stamp" value={fields["stamp"] ?? shown.stamp} />
          <input type="hidden" name="looked" value={preview?.looked ?? ""} />
          <RefusalNote refusal={refusal} />
          {choice.decision === "accept" && (
            <AcceptFields {...{ shown, offer, fields, colleagues, refusal }} />
          )}
          {choice.decision === "decline" && (
            <ReasonField name="reason" label="Reason" value={fields["reason"] ?? ""} />
          )}
          <TextArea
            name="note"
            label="Note"
            hint="Only staff see this, unless the person asks for a copy of their data."
            rows={2}
            maxLength={2000}
            defaultValue={fields["note"] ?? ""}
          />
          <DecideButtons isLooking={fetcher.state !== "idle"} onClose={onClose}>
            {buttons[choice.decision]} and send {formatCount(count, "email")}
          </DecideButtons>
          <p className="tiny">
            You can undo this for {formatCount(undoMinutes, "minute")}. We’ll hold the emails until
            then.
          </p>
        </Form>
      </OfficeSection>
      <PreviewedMails
        mails={preview?.mails ?? []}
        note="We won’t send anything until you confirm"
      />
    </div>
  );
}

function DecideButtons({
  isLooking,
  onClose,
  children,
}: Pick<Panel, "onClose"> & { isLooking: boolean; children: ReactNode }) {
  return (
    <div className="row">
      <FormButton form={offersForms.decide} size="usual" busy={isLooking}>
        {children}
      </FormButton>
      <noscript>
        <FormButton form={offersForms.decide} size="usual" look="secondary" onlyLooks>
          Preview emails again
        </FormButton>
      </noscript>
      <Link to="?" className="btn btn--quiet" preventScrollReset onClick={onClose}>
        Cancel
      </Link>
    </div>
  );
}

function AcceptFields({
  shown,
  offer,
  fields,
  colleagues,
  refusal,
}: Pick<Panel, "shown" | "offer" | "fields" | "colleagues"> & {
  refusal: OffersAnswer["refusal"];
}) {
  const others = shown.offers.filter(
    ({ ref, state }) => ref !== offer.ref && state === "submitted",
  );
  return (
    <>
      <dl className="terms terms--ruled offer-facts">
        <Fact name="Rent">
          {formatPounds(offer.rentPcm)} pcm, {formatPounds(getWeeklyRent(offer.rentPcm))} pw
        </Fact>
        <Fact name="Starts">{formatNumericDate(offer.startsOn)}, assured periodic</Fact>
        <Fact name="15-day deadline">Counted from the day we receive the holding deposit</Fact>
        <Fact name="Property">Changes to Let agreed, and we’ll cancel upcoming viewings</Fact>
      </dl>
      <PostedField
        refusal={refusal}
        name="holding"
        label="Holding deposit"
        before="£"
        inputMode="decimal"
        hint="At most 1 week’s rent, to the penny. Leave blank if you don’t want to request one yet."
        defaultValue={fields["holding"] ?? ""}
      />
      <PostedField
        refusal={refusal}
        name="dueOn"
        label="Due by"
        type="date"
        defaultValue={fields["dueOn"] ?? ""}
      />
      {!shown.home.noDeposit && <DepositField {...{ offer, fields, refusal }} />}
      <div className="field">
        <label className="label" htmlFor="owner">
          Handled by
        </label>
        <select className="select" id="owner" name="owner" defaultValue={fields["owner"]}>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {others.length > 0 && <Others others={others} fields={fields} />}
    </>
  );
}

function DepositField({
  offer: { rentPcm },
  fields,
  refusal,
}: Pick<Panel, "offer" | "fields"> & { refusal: OffersAnswer["refusal"] }) {
  const weeks = calculateMaxDepositWeeks(rentPcm);
  return (
    <PostedField
      refusal={refusal}
      name="deposit"
      label="Tenancy deposit"
      before="£"
      inputMode="decimal"
      hint={`At most ${weeks} weeks’ rent, ${formatSterling(capDepositPence(rentPcm))}. The documents state it, and we’ll ask for it once everyone has signed.`}
      defaultValue={fields["deposit"] ?? ""}
    />
  );
}

function Others({ others, fields }: Pick<Panel, "fields"> & { others: readonly OfferRowView[] }) {
  return (
    <fieldset className="field">
      <legend className="label">Other offers</legend>
      <p className="hint">
        We keep your decisions and their times, in case we have to respond to a discrimination
        complaint within 28 days.
      </p>
      {others.map(({ ref, name }) => (
        <ReasonField
          key={ref}
          name={`other-${ref}`}
          label={name}
          value={fields[`other-${ref}`] ?? "back-up"}
          mayKeep
        />
      ))}
    </fieldset>
  );
}

/** None is about who somebody is. */
function ReasonField({
  name,
  label,
  value,
  mayKeep = false,
}: {
  name: string;
  label: string;
  value: string;
  mayKeep?: boolean;
}) {
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label}
      </label>
      <select className="select" id={name} name={name} defaultValue={value}>
        {mayKeep && <option value="back-up">Keep as backup for 15 days</option>}
        {Object.entries(declineReasons).map(([reason, text]) => (
          <option key={reason} value={reason}>
            {mayKeep ? `Decline: ${text}` : text}
          </option>
        ))}
      </select>
    </div>
  );
}
