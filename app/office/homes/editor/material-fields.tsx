import { listFields } from "../../../../domain/listings/facts/home-fields.ts";
import { textFacts } from "../../../../domain/listings/facts/material-facts.ts";
import { EditorSection } from "./editor-section.tsx";
import { HomeInputs } from "./home-field.tsx";
import type { EditedHome } from "../shown.ts";

export function MaterialFields({ home }: { home: EditedHome }) {
  const { texts } = home;
  const facts = textFacts.map((fact) => texts[fact]);
  const unknowns = facts.filter((text) => text === "unknown").length;
  const blanks = facts.filter((text) => text === "").length;
  return (
    <EditorSection id="material" note={`${unknowns} unknown, ${blanks} not answered`}>
      <p className="tiny">
        “Unknown” is an answer: renters read that we don’t know yet. Leaving it blank doesn’t count.
        (Digital Markets, Competition and Consumers Act 2024, section 230)
      </p>
      <div className="edit__grid">
        <HomeInputs home={home} names={listFields("material")} />
      </div>
    </EditorSection>
  );
}
