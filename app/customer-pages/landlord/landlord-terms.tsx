import { formatCount } from "../../../domain/shared/formats/count.ts";
import { Icon } from "../../ui/icon.tsx";
import type { LandlordPage } from "../shown.ts";

/** Valuation requested, and terms of business with their days to cancel. */
export function ValuationAndTerms({ shown, path }: { shown: LandlordPage; path: string }) {
  const { valuations, terms, appointments, valued } = shown;
  if (valuations.length + terms.length + appointments.length + valued.length === 0) return null;
  return (
    <section className="case__part" id="terms">
      <h2>Appointments and terms</h2>
      <ul className="case-papers">
        <Appointments appointments={appointments} path={path} />
        {terms.map((one) => (
          <li key={one.id}>
            <span className={one.signedOn === null ? "case__info" : "case__ok"}>
              <Icon name={one.signedOn === null ? "clock" : "check"} />
            </span>
            <div>
              <b>Terms of business, {one.plan.toLowerCase()}</b>
              <small>{describeTerms(one)}</small>
            </div>
            {one.documentId !== null && (
              <a
                className="case__open"
                href={`${path}/paper/${one.documentId}`}
                target="_blank"
                rel="noreferrer"
              >
                Open<span className="visually-hidden"> the terms in a new window</span>
              </a>
            )}
          </li>
        ))}
        {valued.map((one) => (
          <Valued key={one.id} valuation={one} />
        ))}
        {valuations.map(({ id, askedAt, about }) => (
          <li key={id}>
            <span className="case__ok">
              <Icon name="check" />
            </span>
            <div>
              <b>Valuation requested</b>
              <small>
                {askedAt}: {about}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Valued({
  valuation: { figure, when, with: who, place },
}: {
  valuation: LandlordPage["valued"][number];
}) {
  if (figure === null) return null;
  return (
    <li>
      <span className="case__ok">
        <Icon name="check" />
      </span>
      <div>
        <b>Valued at {figure.rent} a month</b>
        <small>
          Range: {figure.range}. Valued on {when} by {who}, {place}
          {figure.words !== "" && `: ${figure.words}`}
        </small>
      </div>
    </li>
  );
}

function Appointments({
  appointments,
  path,
}: {
  appointments: LandlordPage["appointments"];
  path: string;
}) {
  return appointments.map(({ id, name, when, minutes, place, with: who }) => (
    <li key={id}>
      <span className="case__info">
        <Icon name="clock" />
      </span>
      <div>
        <b>
          {name}, <span className="tabular-numbers">{when}</span>
        </b>
        <small>
          {formatCount(minutes, "minute")} with {who}, {place}
        </small>
      </div>
      <a className="case__open" href={`${path}/appointment/${id}`}>
        Add to calendar<span className="visually-hidden">: {name}</span>
      </a>
    </li>
  ));
}

function describeTerms({
  sentOn,
  signedOn,
  cancelledOn,
  cancelUntil,
  mayCancel,
  isReplaced,
}: LandlordPage["terms"][number]): string {
  if (cancelledOn !== null) return `Cancelled ${cancelledOn}`;
  if (isReplaced) return `Sent ${sentOn}, replaced by newer terms`;
  if (signedOn === null) return `Sent ${sentOn}, not signed yet`;
  if (cancelUntil === null) return `Signed ${signedOn}`;
  return mayCancel
    ? `Signed ${signedOn}. They can be cancelled until ${cancelUntil}`
    : `Signed ${signedOn}. Your cancellation period ended ${cancelUntil}`;
}
