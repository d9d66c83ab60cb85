import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

/** The page on which a renter follows their requests and lets: whoever has a link can open it. */
export function OwnPageSection({
  firstname,
  ownPage: { openLinks, lastUse },
  mayEdit,
}: {
  firstname: string;
  ownPage: { openLinks: number; lastUse: string | null };
  mayEdit: boolean;
}) {
  return (
    <OfficeSection title={`${firstname}’s own page`}>
      <div className="office-section__body">
        <p className="small">
          {openLinks === 0
            ? "No link opens their page now."
            : `${openLinks} ${openLinks === 1 ? "link opens" : "links open"} their page.`}{" "}
          {lastUse === null ? "Nobody has used one yet." : `Last used: ${lastUse}.`}
        </p>
        {mayEdit && (
          <Form method="post" className="row">
            <Button type="submit" size="small" look="secondary" name="change" value="mail-link">
              Mail them the link
            </Button>
            {openLinks > 0 && (
              <Button type="submit" size="small" look="quiet" name="change" value="end-links">
                End all links
              </Button>
            )}
          </Form>
        )}
      </div>
    </OfficeSection>
  );
}
