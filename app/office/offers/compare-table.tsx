import type { ReactNode } from "react";
import { incomeMultiple } from "../../../domain/agency/shown-settings.ts";
import { PersonLink } from "../people/person-link.tsx";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { DecideLinks } from "./decide-links.tsx";
import { IncomeBar } from "./income-bar.tsx";
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

/** The home is the beam, each offer a post. */
export function CompareTable({
  shown,
  choice,
  mayDecide,
}: {
  shown: OffersView;
  choice: Choice | null;
  mayDecide: boolean;
}) {
  const { offers } = shown;
  const picked = (offer: OfferRowView) =>
    choice?.decision === "accept" && choice.ref === offer.ref ? "is-picked" : undefined;
  return (
    // Focusable, as it scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="compare-scroll" aria-label="Offers side by side" tabIndex={0}>
      <table className="compare">
        <caption className="visually-hidden">Offers in order of arrival</caption>
        <thead>
          <tr>
            <td>
              <span className="tiny">
                We can’t accept more than the advertised rent. Renters’ Rights Act 2025, s. 56
              </span>
            </td>
            {offers.map((offer) => (
              <th key={offer.ref} scope="col" className={picked(offer)}>
                <span className="compare__who">{offer.name}</span>
                <span className="tiny tabular-numbers">{offer.came}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, ...listLastRows(shown, choice, mayDecide)].map(({ name, hint, show }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {hint && <span className="tiny">{hint}</span>}
              </th>
              {offers.map((offer) => (
                <td key={offer.ref} className={picked(offer)}>
                  {show(offer)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whoever decided without asking by email may have spoken with them. */
function describeLandlord({ landlord, asked, offers }: OffersView): string {
  if (landlord === null) return "No landlord added";
  if (asked === null) {
    const isOpen = offers.some(isUndecided);
    return `${landlord.name}, ${isOpen ? "not asked yet" : "not asked by email"}`;
  }
  const when = asked.answered === null ? `asked ${asked.at}` : `answered ${asked.answered}`;
  return `${landlord.name}, ${when}`;
}

function isUndecided({ state }: Pick<OfferRowView, "state">): boolean {
  return state === "submitted";
}

export function LandlordAnswer({ offer }: { offer: OfferRowView }) {
  const { answer } = offer;
  if (!answer) return <span>{isUndecided(offer) ? "Not asked yet" : "Not asked by email"}</span>;
  if (answer.says === null) return <span>No answer yet</span>;
  return (
    <>
      <span className={answer.kind === "prefer" ? "compare__first" : undefined}>{answer.says}</span>
      {answer.why && <p className="tiny">{answer.why}</p>}
      {answer.note && <p className="tiny">“{answer.note}”</p>}
    </>
  );
}

export function Rent({ offer }: { offer: OfferRowView }) {
  const { rentPcm, wrotePcm, belowPcm } = offer;
  return (
    <>
      <span className="compare__rent">
        {formatPounds(rentPcm)} <small>pcm</small>
      </span>
      {wrotePcm !== null ? (
        <p className="tiny compare__wrote">
          Offered {formatPounds(wrotePcm)}. Recorded at the advertised rent
        </p>
      ) : (
        <p className="tiny">{belowPcm > 0 ? `${formatPounds(belowPcm)} below` : "As advertised"}</p>
      )}
    </>
  );
}

export function ViewingCell({ offer: { saw } }: { offer: OfferRowView }) {
  return <>{saw.length === 0 ? "Not yet" : saw.join("; ")}</>;
}

interface Row {
  name: string;
  hint?: string;
  show: (offer: OfferRowView) => ReactNode;
}

function listLastRows(shown: OffersView, choice: Choice | null, mayDecide: boolean): Row[] {
  return [
    {
      name: "Our notes",
      show: (offer) => (
        <>
          {offer.note !== "" && <p>{offer.note}</p>}
          {mayDecide && <NoteForm offer={offer} />}
        </>
      ),
    },
    {
      name: "Landlord",
      hint: describeLandlord(shown),
      show: (offer) => <LandlordAnswer offer={offer} />,
    },
    {
      name: "Decision",
      show: (offer) => <DecideLinks offer={offer} choice={choice} mayDecide={mayDecide} />,
    },
  ];
}

/** Benefits and children have no row: neither may count. */
const rows: readonly Row[] = [
  { name: "Rent", show: (offer) => <Rent offer={offer} /> },
  {
    name: "Start",
    show: ({ startsOn, emptyDays }) => (
      <>
        <b className="tabular-numbers">{formatNumericDate(startsOn)}</b>
        <p className="tiny">{describeEmpty(emptyDays)}</p>
      </>
    ),
  },
  {
    name: "Intended length of stay",
    hint: "For information only. All tenancies are periodic",
    show: ({ meansToStay }) => describeStay(meansToStay),
  },
  {
    name: "Household",
    show: (offer) => (
      <>
        {describeHousehold(offer)}
        {describeLimit(offer) && <p className="tiny compare__warn">{describeLimit(offer)}</p>}
      </>
    ),
  },
  {
    name: "Income",
    hint: `Needs ${incomeMultiple.usual} × rent`,
    show: (offer) => <IncomeBar offer={offer} />,
  },
  { name: "Guarantor", show: describeGuarantor },
  { name: "Pets", show: ({ pets }) => pets ?? "None" },
  { name: "Special requests", show: ({ requests }) => requests || "None" },
  { name: "Message", show: ({ about }) => about || "No message" },
  { name: "Viewing", show: (offer) => <ViewingCell offer={offer} /> },
  {
    name: "Contact",
    show: ({ contactId }) =>
      contactId && (
        <PersonLink id={contactId} closed="No access">
          View contact
        </PersonLink>
      ),
  },
];
