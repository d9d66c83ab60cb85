import { useRef } from "react";
import { Form, Link, useFetcher } from "react-router";
import { toPreviewChange } from "../../../domain/shared/preview-change.ts";
import { offersForms } from "../../../domain/offers/offers-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { OfficeField } from "../shell/form/office-field.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { PreviewedMails } from "../shell/form/previewed-mails.tsx";
import { RefusalNote } from "../shell/form/refusal-note.tsx";
import { useLatestAnswer } from "./use-latest-answer.ts";
import type { OffersAnswer, OffersView } from "./shown.ts";

const { name, fields } = offersForms.ask;

/** Asks the landlord by a link to their own page, where each offer has its answer and reason. */
export function AskLandlordPanel({
  shown,
  note,
  answer,
  first,
  onClose,
}: {
  shown: OffersView;
  note: string;
  answer: OffersAnswer | undefined;
  first: OffersAnswer | undefined;
  onClose: () => void;
}) {
  const fetcher = useFetcher<OffersAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const title = `Ask ${shown.landlord?.name ?? "the landlord"}`;
  const { refusal, more } = useLatestAnswer(answer, fetcher.data, first) ?? {};
  const preview = more?.preview;
  const look = () => {
    const body = new FormData(form.current ?? undefined);
    body.set("change", toPreviewChange(offersForms.ask.name));
    void fetcher.submit(body, { method: "post" });
  };
  return (
    <div className="split decide" id="decision" tabIndex={-1}>
      <OfficeSection title={title} look="door">
        <Form method="post" ref={form} className="office-section__body stack" onBlur={look}>
          <input type="hidden" name="looked" value={preview?.looked ?? ""} />
          <RefusalNote refusal={refusal} />
          <p>
            The landlord sees initials only, with offers in the order received. We don’t show
            benefits or children, because they can’t affect the decision.
          </p>
          <OfficeField form={name} name="note" field={fields.note} value={note} />
          <div className="row">
            <FormButton form={offersForms.ask} size="usual" busy={fetcher.state !== "idle"}>
              Send to landlord
            </FormButton>
            <Link to="?" className="btn btn--quiet" preventScrollReset onClick={onClose}>
              Cancel
            </Link>
          </div>
        </Form>
      </OfficeSection>
      <PreviewedMails
        mails={preview?.mails ?? []}
        note="We won’t send anything until you confirm"
      />
    </div>
  );
}
