import type { ComponentProps } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { LookButton } from "../shell/look-button.tsx";
import { PreviewedMails } from "../shell/previewed-mails.tsx";

interface OwnPage {
  openLinks: number;
  lastUse: string | null;
}

/** How many links open somebody's own page, and the forms that mail another and end all. */
export function OwnPageForm({
  page,
  ownPage: { openLinks, lastUse },
  hasEmail,
  mayEdit,
  mails,
}: {
  page: "renter" | "landlord";
  ownPage: OwnPage;
  /** Without one no link can be mailed. */
  hasEmail: boolean;
  mayEdit: boolean;
  /** That the button would send, once somebody asked. */
  mails: ComponentProps<typeof PreviewedMails>["mails"] | undefined;
}) {
  return (
    <>
      <p className="small">
        {openLinks === 0
          ? "No link opens their page now."
          : `${openLinks} ${openLinks === 1 ? "link opens" : "links open"} their page.`}{" "}
        {lastUse === null ? "Nobody has used one yet." : `Last used: ${lastUse}.`}
      </p>
      {mayEdit && (
        <Form method="post" className="stack" preventScrollReset>
          <input type="hidden" name="page" value={page} />
          <div className="row">
            {hasEmail ? (
              <>
                <Button type="submit" size="small" look="secondary" name="change" value="mail-link">
                  Mail them the link
                </Button>
                <LookButton change="mail-link" mails="mail" />
              </>
            ) : (
              <p className="small">Add an email to send the link.</p>
            )}
            {openLinks > 0 && (
              <Button type="submit" size="small" look="quiet" name="change" value="end-links">
                End all links
              </Button>
            )}
          </div>
          {mails && (
            <div data-answer>
              <PreviewedMails mails={mails} note="Nothing goes until you press the other button" />
            </div>
          )}
        </Form>
      )}
    </>
  );
}
