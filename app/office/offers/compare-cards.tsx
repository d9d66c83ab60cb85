import { incomeMultiple } from "../../../domain/agency/shown-settings.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { PersonLink } from "../people/person-link.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { LandlordAnswer, Rent, ViewingCell } from "./compare-table.tsx";
import { DecideLinks } from "./decide-links.tsx";
import { NoteForm } from "./note-form.tsx";
import {
  type Choice,
  describeEmpty,
  describeGuarantor,
  describeHousehold,
  describeLimit,
  describeStay,
  type OfferRowView,
  type OffersView,
} from "./shown.ts";

/** The same as the table, for a phone. */
export function CompareCards({
  shown,
  choice,
  mayDecide,
}: {
  shown: OffersView;
  choice: Choice | null;
  mayDecide: boolean;
}) {
  return (
    <div className="compare-cards office-list">
      {shown.offers.map((offer) => (
        <OfficeSection
          key={offer.ref}
          title={offer.name}
          tools={<span className="tiny tabular-numbers">{offer.came}</span>}
          {...(choice?.ref === offer.ref && { look: "door" })}
        >
          <div className="office-section__body stack">
            <Rent offer={offer} />
            <dl className="terms terms--ruled offer-facts">
              <Fact name="Start">
                {formatNumericDate(offer.startsOn)}, {describeEmpty(offer.emptyDays).toLowerCase()}
              </Fact>
              <Fact name="Intended length of stay">{describeStay(offer.meansToStay)}</Fact>
              <Fact name="Household">
                {[describeHousehold(offer), describeLimit(offer)].filter(Boolean).join(". ")}
              </Fact>
              <Fact name="Income">
                <span className={offer.hasEnoughIncome ? undefined : "compare__warn"}>
                  {describeIncome(offer)}
                </span>
              </Fact>
              <Fact name="Guarantor">{describeGuarantor(offer)}</Fact>
              <Fact name="Pets">{offer.pets ?? "None"}</Fact>
              <Fact name="Special requests">{offer.requests || "None"}</Fact>
              <Fact name="Message">{offer.about || "No message"}</Fact>
              <Fact name="Viewing">
                <ViewingCell offer={offer} />
              </Fact>
              {offer.contactId && (
                <Fact name="Contact">
                  <PersonLink id={offer.contactId} closed="No access">
                    View contact
                  </PersonLink>
                </Fact>
              )}
              {offer.note !== "" && <Fact name="Our notes">{offer.note}</Fact>}
              <Fact name="Landlord">
                <LandlordAnswer offer={offer} />
              </Fact>
            </dl>
            {mayDecide && <NoteForm offer={offer} />}
            <DecideLinks offer={offer} choice={choice} mayDecide={mayDecide} />
          </div>
        </OfficeSection>
      ))}
    </div>
  );
}

function describeIncome({ incomeMultiple: times }: OfferRowView): string {
  return `${times.toFixed(1)} times the monthly rent (minimum ${incomeMultiple.usual})`;
}

export function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
