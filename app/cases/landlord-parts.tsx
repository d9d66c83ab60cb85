import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-names.ts";
import type { LandlordHomeCase, LandlordPage } from "./shown.ts";
import "./landlord-figures.css";

export function LandlordFigures({ current }: { current: LandlordHomeCase }) {
  const { figures, home } = current;
  const shown: [string, string][] = [
    [figures.views, "views"],
    [String(figures.asked), figures.asked === 1 ? "enquiry" : "enquiries"],
    [
      String(figures.viewed),
      `${figures.viewed === 1 ? "viewing" : "viewings"}${figures.planned.length > 0 ? `, ${figures.planned.length} to come` : ""}`,
    ],
    [String(figures.offers), figures.offers === 1 ? "offer" : "offers"],
  ];
  return (
    <section className="case__part">
      <h2>Since it went live on {home.listedOn}</h2>
      <CaseFigures figures={shown} />
    </section>
  );
}

/** Only what the office has released, without names. */
export function ViewerWords({ current }: { current: LandlordHomeCase }) {
  const { words, figures } = current;
  if (words.length === 0 && figures.planned.length === 0) return null;
  return (
    <section className="case__part">
      <h2>What viewers said</h2>
      <ul className="case-papers case-papers--wide">
        {figures.planned.map((when) => (
          <li key={when}>
            <div>
              <b className="tabular-numbers">{when}</b>
              <small>Feedback comes here after it.</small>
            </div>
            <span className="badge">To come</span>
          </li>
        ))}
        {words.map(({ when, text }) => (
          <li key={when + text}>
            <div>
              <b className="tabular-numbers">{when}</b>
              <small>{text}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const certificateTexts: Record<
  LandlordHomeCase["certificates"][number]["state"],
  [icon: IconName, className: string, text: string]
> = {
  missing: ["clock", "case__info", "We have none yet. Please send it."],
  expired: ["triangle-alert", "case__warn", "Ran out"],
  soon: ["triangle-alert", "case__warn", "Runs out"],
  valid: ["check", "case__ok", "Good until"],
};

export function Certificates({ certificates }: { certificates: LandlordHomeCase["certificates"] }) {
  return (
    <ul className="case-papers">
      {certificates.map(({ kind, name, state, until }) => {
        const [icon, className, text] = certificateTexts[state];
        return (
          <li key={kind}>
            <span className={className}>
              <Icon name={icon} />
            </span>
            <div>
              <b>{name}</b>
              <small>
                {text} {until}
              </small>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What homes like it were let for. Of too few nothing is said. */
export function Comparables({ comparables }: { comparables: LandlordHomeCase["comparables"] }) {
  if (!comparables) return null;
  const { about, middle, lowest, highest, daysToLet } = comparables;
  const shown: [string, string][] = [
    [middle, "a month, the middle one"],
    ...(daysToLet === null ? [] : [[String(daysToLet), "days to let"] satisfies [string, string]]),
    [lowest, "lowest"],
    [highest, "highest"],
  ];
  return (
    <section className="case__part">
      <h2>What homes like it have let for</h2>
      <CaseFigures figures={shown} />
      <p className="tiny">{about}.</p>
    </section>
  );
}

/** Valuation asked for, and terms of business with their days to cancel. */
export function ValuationAndTerms({ shown, path }: { shown: LandlordPage; path: string }) {
  const { valuations, terms, appointments } = shown;
  if (valuations.length + terms.length + appointments.length === 0) return null;
  return (
    <section className="case__part">
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
        {valuations.map(({ id, askedAt, about }) => (
          <li key={id}>
            <span className="case__ok">
              <Icon name="check" />
            </span>
            <div>
              <b>Valuation asked for</b>
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
          {minutes} minutes with {who}, {place}
        </small>
      </div>
      <a className="case__open" href={`${path}/appointment/${id}`}>
        To my calendar<span className="visually-hidden">: {name}</span>
      </a>
    </li>
  ));
}

function describeTerms({
  sentOn,
  signedOn,
  cancelledOn,
  cancelUntil,
}: LandlordPage["terms"][number]): string {
  if (cancelledOn !== null) return `Cancelled ${cancelledOn}`;
  if (signedOn === null) return `Sent ${sentOn}, not signed yet`;
  const cancel = cancelUntil === null ? "" : `. They can be cancelled until ${cancelUntil}`;
  return `Signed ${signedOn}${cancel}`;
}

function CaseFigures({ figures }: { figures: readonly [number: string, name: string][] }) {
  return (
    <dl className="case-figures">
      {figures.map(([number, name]) => (
        <div key={name}>
          <dt className="small muted">{name}</dt>
          <dd className="display">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
