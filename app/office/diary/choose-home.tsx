import { Form, href } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";

/** A booking without a request begins with the home. */
export function ChooseHome({
  homes,
  person,
  noSuchHome,
}: {
  homes: readonly { id: string; name: string }[];
  person: string | null;
  noSuchHome: boolean;
}) {
  return (
    <Form action={href("/office/diary/book")} className="stack choose-home">
      {person !== null && <input type="hidden" name="person" value={person} />}
      <Field
        name="home"
        label="Which home?"
        list="homes"
        hint="Begin with its name and choose it"
        {...(noSuchHome && { error: "There is no such home: choose one of the list" })}
      />
      <datalist id="homes">
        {homes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
      <Button type="submit">Show its times</Button>
    </Form>
  );
}
