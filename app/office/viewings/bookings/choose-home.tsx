import { Form, href } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { ChoiceField } from "../../shell/form/choice-field.tsx";
import type { FormRefusal } from "../../shell/form/posted-field.tsx";
import { type AskChoice, AskChoices } from "./ask-choices.tsx";
import { LastWords } from "./last-words.tsx";

interface Whom {
  shortName: string;
  said: { words: string; isSpoken: boolean; at: string } | null;
}

/** A booking begins with a request, or else with the home. */
export function ChooseHome({
  asks,
  whom,
  ...home
}: Parameters<typeof HomeForm>[0] & { asks: readonly AskChoice[]; whom: Whom | null }) {
  return (
    <div className="stack">
      {whom?.said && (
        <>
          <p className="booking__needs">Requested {whom.said.at}.</p>
          <LastWords name={whom.shortName} {...whom.said} />
        </>
      )}
      <AskChoices asks={asks} />
      <HomeForm {...home} />
    </div>
  );
}

function HomeForm({
  person,
  caller,
  refusal,
  typed,
}: {
  person: string | null;
  caller: string | null;
  refusal: FormRefusal | undefined;
  typed: Readonly<Partial<Record<string, string>>>;
}) {
  return (
    <Form action={href("/office/diary/book")} className="stack choose-home">
      {person !== null && <input type="hidden" name="person" value={person} />}
      {caller !== null && <input type="hidden" name="caller" value={caller} />}
      <ChoiceField
        kind="listed-home"
        name="home"
        label="Which property?"
        hint="Part of the street, the postcode or the reference"
        refusal={refusal}
        typed={typed}
        sendsForm
      />
      <Button type="submit">Show available times</Button>
    </Form>
  );
}
