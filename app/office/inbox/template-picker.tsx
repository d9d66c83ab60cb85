import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { ShownConversation } from "./shown.ts";

type Template = ShownConversation["templates"][number];

/** Puts a text in, with what it says of this person and home. */
export function TemplatePicker({
  templates,
  onChoose,
}: {
  templates: readonly Template[];
  onChoose: (template: Template) => void;
}) {
  const isHydrated = useHydrated();
  return (
    <Form className="reply__templates">
      <label>
        Text{" "}
        <select
          className="select"
          name="template"
          defaultValue=""
          onChange={({ target }) => {
            const chosen = templates.find(({ title }) => title === target.value);
            if (chosen) onChoose(chosen);
            target.value = "";
          }}
        >
          <option value="">Choose a text</option>
          {templates.map(({ title, timesUsed }) => (
            <option key={title} value={title}>
              {timesUsed > 0 ? `${title}, used ${timesUsed} times` : title}
            </option>
          ))}
        </select>
      </label>
      {!isHydrated && (
        <Button type="submit" look="quiet" size="small">
          Put in
        </Button>
      )}
    </Form>
  );
}
