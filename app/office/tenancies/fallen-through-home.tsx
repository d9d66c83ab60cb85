import { Form, href } from "react-router";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { fedStateNote } from "../../../domain/listings/fed-state.ts";
import { type EndedBy, enderNames } from "../../../domain/tenancies/tenancy.ts";
import { relistForms } from "../../../domain/tenancies/relist-forms.ts";
import { ButtonLink } from "../../ui/button.tsx";

import { FormButton } from "../shell/form/form-button.tsx";

export interface FallenThroughHome {
  id: string;
  name: string;
  tenancyId: string;
  by: EndedBy;
  on: string;
  backups: readonly { ref: string; name: string }[];
  isFed: boolean;
}

interface UndecidedHomeProps {
  home: FallenThroughHome;
  /** The page says already who ended the tenancy, and when. */
  isEndingTold?: boolean;
  mayDecide: boolean;
}

/** What can become of a home whose tenancy fell through. Nothing does by itself. */
export function FallenThroughHomeActs({
  home,
  isEndingTold = false,
  mayDecide,
}: UndecidedHomeProps) {
  const { id, name, tenancyId, by, on, backups, isFed } = home;
  return (
    <>
      <p className="tiny">
        {isEndingTold
          ? "The property is"
          : `Ended by ${enderNames[by]} on ${on}, and the property is`}{" "}
        still let agreed.{" "}
        {backups.length === 0
          ? "There are no backup offers."
          : `${formatCount(backups.length, "backup offer is", "backup offers are")} available.`}
      </p>
      <Form
        method="post"
        // On the tenancy's own page it comes back to what is listed beside it.
        action={isEndingTold ? undefined : href("/office/tenancies/:id", { id: tenancyId })}
        className="row"
      >
        {mayDecide &&
          backups.map((backup) => (
            <ButtonLink
              key={backup.ref}
              size="small"
              to={`${href("/office/offers/:listingId", { listingId: id })}?accept=${backup.ref}#decision`}
            >
              Accept backup offer from {backup.name}
            </ButtonLink>
          ))}
        <FormButton form={relistForms.relist} look="secondary">
          Put property back on the market<span className="visually-hidden">: {name}</span>
        </FormButton>
        <ButtonLink look="quiet" size="small" to={href("/office/listings/:id", { id })}>
          View listing<span className="visually-hidden">: {name}</span>
        </ButtonLink>
      </Form>
      {isFed && <p className="tiny">{fedStateNote}</p>}
    </>
  );
}
