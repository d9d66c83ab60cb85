import { outcomeTexts } from "../../../../domain/tenancies/tenancy.ts";
import { endSentence } from "../../../../domain/shared/text/end-sentence.ts";
import { DocumentLink } from "../documents/document-link.tsx";
import type { StepView } from "../shown.ts";

const howTexts = { repeated: "Repeated", undone: "Undone", corrected: "Corrected" } as const;

/** What a step was recorded as before: it stays, with what showed it. */
export function EarlierRecords({ step: { earlier, title, person } }: { step: StepView }) {
  if (earlier.length === 0) return null;
  const about = person === null ? title : `${title}, ${person}`;
  return (
    <details className="tenancy-fold">
      <summary>
        Previous versions: {earlier.length}
        <span className="visually-hidden"> of {about}</span>
      </summary>
      <ul className="rows">
        {earlier.map((record, index) => (
          // Nothing is ever taken out or put between.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="tiny">
            {record.on}: {outcomeTexts[record.outcome]}.{" "}
            {record.name && `Under the name ${endSentence(record.name)} `}
            {record.note && `${endSentence(record.note)} `}
            {record.by}.
            <DocumentLink id={record.documentId} of={about} /> {howTexts[record.how]} on{" "}
            {record.until}, by {record.replacedBy}.
            <Report record={record} about={about} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** When the Home Office was told. */
export function Report({
  record: { reported },
  about,
}: {
  record: Pick<NonNullable<StepView["done"]>, "reported">;
  about: string;
}) {
  if (reported === null) return null;
  const { on, by, note, documentId } = reported;
  return (
    <>
      {" "}
      Reported to the Home Office on {on}, by {by}. {note && endSentence(note)}
      <DocumentLink id={documentId} of={`the report on ${about}`} />
    </>
  );
}
