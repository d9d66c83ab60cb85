import { choosePlural } from "../../../domain/shared/formats/count.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { OpenDocument } from "../case-documents.tsx";
import type { LandlordHomeCase } from "../shown.ts";
import "./landlord-figures.css";

export function LandlordFigures({ current }: { current: LandlordHomeCase }) {
  const { figures, home } = current;
  const shown: [string, string][] = [
    [
      figures.views,
      figures.likeViews ? `views, similar properties ${figures.likeViews.middle}` : "views",
    ],
    [String(figures.asked), choosePlural(figures.asked, "enquiry", "enquiries")],
    [
      String(figures.viewed),
      `${choosePlural(figures.viewed, "viewing")}${figures.planned.length > 0 ? `, ${figures.planned.length} to come` : ""}`,
    ],
    [String(figures.offers), choosePlural(figures.offers, "offer")],
  ];
  return (
    <section className="case__part">
      <h2>Since your property went live on {home.listedOn}</h2>
      <CaseFigures figures={shown} />
      <p className="tiny">
        {figures.likeViews?.about ?? "Not enough similar properties to compare views"}.
      </p>
    </section>
  );
}

/** Only what the office has released, without names. */
export function ViewerWords({ current }: { current: LandlordHomeCase }) {
  const { words, figures } = current;
  if (words.length === 0 && figures.planned.length === 0) return null;
  return (
    <section className="case__part">
      <h2>Viewing feedback</h2>
      <ul className="case-papers case-papers--wide">
        {figures.planned.map((when) => (
          <li key={when}>
            <div>
              <b className="tabular-numbers">{when}</b>
              <small>We’ll add feedback here after this viewing.</small>
            </div>
            <span className="badge">Upcoming</span>
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
  missing: ["clock", "case__info", ""],
  expired: ["triangle-alert", "case__warn", "Expired"],
  unproven: ["clock", "case__info", "We don’t have the document itself yet. Valid until"],
  soon: ["triangle-alert", "case__warn", "Expires"],
  valid: ["check", "case__ok", "Valid until"],
};

/** Each once: with its dates, and its file where it is here. */
export function Certificates({
  certificates,
  path,
}: {
  certificates: LandlordHomeCase["certificates"];
  path: string;
}) {
  return (
    <ul className="case-papers">
      {certificates.map(({ kind, name, state, until, file, isNextSent, isNextHere }) => {
        const [icon, className, text] = certificateTexts[state];
        const isEnding = state === "expired" || state === "soon";
        return (
          <li key={kind}>
            <span className={className}>
              <Icon name={icon} />
            </span>
            <div>
              <b>{name}</b>
              <small>
                {text} {until}
                {file && `. ${file.note}`}
                {isNextHere
                  ? ". Your tenants have the next one"
                  : isEnding && isNextSent && ". You sent the next one, and we’re checking it"}
              </small>
            </div>
            <div className="line">
              {file && <OpenDocument {...file} path={path} />}
              {isEnding && !isNextSent && !isNextHere && <SendIt name={name} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function SendIt({ name }: { name: string }) {
  return (
    <a className="case__open" href="#send">
      Send document<span className="visually-hidden">: {name}</span>
    </a>
  );
}

/** What the law asks for, and when, before what is only good to have. */
export function WantedDocuments({
  papers,
  note,
}: {
  papers: LandlordHomeCase["wantedPapers"];
  note?: string;
}) {
  const needed = papers.filter(({ neededBy }) => neededBy !== null);
  const others = papers.filter(({ neededBy }) => neededBy === null);
  return (
    <>
      {needed.length > 0 && (
        <section className="case__part">
          <h2>Required by law</h2>
          <PapersToSend papers={needed} />
        </section>
      )}
      {others.length > 0 && (
        <section className="case__part">
          <h2>Documents to have ready</h2>
          <PapersToSend papers={others} />
          {note !== undefined && <p className="tiny">{note}</p>}
        </section>
      )}
    </>
  );
}

function PapersToSend({ papers }: { papers: LandlordHomeCase["wantedPapers"] }) {
  return (
    <ul className="case-papers">
      {papers.map(({ kind, name, text, isSent, need }) => (
        <li key={kind}>
          <span className={isSent ? "case__ok" : "case__info"}>
            <Icon name={isSent ? "check" : "clock"} />
          </span>
          <div>
            <b>{name}</b>
            <small>
              {isSent
                ? "You sent it, and we’re checking it"
                : [need, text].filter(Boolean).join(". ")}
            </small>
          </div>
          {!isSent && <SendIt name={name} />}
        </li>
      ))}
    </ul>
  );
}

/** What homes like it were let for. Of too few nothing is said. */
export function Comparables({ comparables }: { comparables: LandlordHomeCase["comparables"] }) {
  if (!comparables) return null;
  const { about, middle, lowest, highest, daysToLet } = comparables;
  const shown: [string, string][] = [
    [middle, "a month (median)"],
    ...(daysToLet === null ? [] : [[String(daysToLet), "days to let"] satisfies [string, string]]),
    [lowest, "lowest"],
    [highest, "highest"],
  ];
  return (
    <section className="case__part">
      <h2>What similar properties have let for</h2>
      <CaseFigures figures={shown} />
      <p className="tiny">{about}.</p>
    </section>
  );
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
