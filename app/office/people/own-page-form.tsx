import { formatCount } from "../../../domain/shared/formats/count.ts";
import { Form } from "react-router";
import type { OfficeForm } from "../../../domain/staff/office-forms.ts";
import { useAnswerTo } from "../shell/form/office-answer.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { LookButton } from "../shell/form/look-button.tsx";
import { PreviewedMails } from "../shell/form/previewed-mails.tsx";

interface OwnPage {
  openLinks: number;
  lastUse: string | null;
}

/** How many links open somebody's own page, and the forms that mail another and end all. */
export function CustomerPageForm({
  forms,
  page,
  ownPage: { openLinks, lastUse },
  hasEmail,
  mayEdit,
}: {
  forms: { "mail-link": OfficeForm; "end-links": OfficeForm };
  page: "renter" | "landlord";
  ownPage: OwnPage;
  /** Without one no link can be mailed. */
  hasEmail: boolean;
  mayEdit: boolean;
}) {
  const id = `own-page-${page}`;
  const { mails } = useAnswerTo(id);
  return (
    <>
      <p className="small">
        {openLinks === 0
          ? "They don’t have a working link to their page. A new link works once we’ve emailed it."
          : `${formatCount(openLinks, "link opens", "links open")} their page.`}{" "}
        {lastUse === null ? "Not used yet." : `Last used: ${lastUse}.`}
      </p>
      {mayEdit && (
        <Form method="post" className="stack" preventScrollReset>
          <input type="hidden" name="form" value={id} />
          <input type="hidden" name="page" value={page} />
          <div className="row">
            {hasEmail ? (
              <>
                <FormButton form={forms["mail-link"]} look="secondary">
                  Email page link
                </FormButton>
                <LookButton form={forms["mail-link"]} emails="email" />
              </>
            ) : (
              <p className="small">Add an email to send the link.</p>
            )}
            {openLinks > 0 && (
              <FormButton form={forms["end-links"]} look="quiet">
                Revoke all links
              </FormButton>
            )}
          </div>
          {mails && (
            <div data-answer>
              <PreviewedMails mails={mails} note="We won’t send anything until you confirm" />
            </div>
          )}
        </Form>
      )}
    </>
  );
}
