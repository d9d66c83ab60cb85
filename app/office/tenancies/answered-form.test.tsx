import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { describeStages } from "../../../server/tenancies/steps/describe-stages.ts";
import { createTenancy } from "../../../server/testing/tenancies.ts";
import type { AnswerView } from "../shell/form/office-answer.ts";
import { OfficeForms } from "../shell/form/office-result.tsx";
import { EndForms } from "./end/end-forms.tsx";
import { TenancyFormContext } from "./tenancy-form.tsx";
import { moveInFormId } from "./steps/move-in-row.tsx";
import { RefusedSummary } from "./refused-summary.tsx";
import { StepForms } from "./steps/step-forms.tsx";
import { StageSection } from "./steps/stage-section.tsx";
import type { StepView, TenancyView } from "./shown.ts";

type TenancyFormErrors = NonNullable<NonNullable<AnswerView["refusal"]>["errors"]>;

/** What the forms here read of a tenancy. */
const parts: Partial<TenancyView> = {
  state: "progressing",
  startsOn: "2026-12-07",
  isAnySigned: false,
  papers: [],
  offered: {},
  colleagues: [],
  people: [],
  home: {
    name: "Loriner Street",
    area: "Bermondsey",
    outcode: "SE1",
    isToLet: false,
    isFed: false,
  },
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const shown = parts as TenancyView;
const stages = describeStages(createTenancy(), new Map(), "2026-11-20", null);
const moveIn = stages.find(({ name }) => name === "move-in")!;

const refusal = { status: 422, title: "Not possible", detail: "Nothing is done without evidence." };

/** As a page without script shows it: nobody has folded or unfolded anything. */
function render(
  part: ReactNode,
  fields: Record<string, string>,
  done: string | null,
  errors: TenancyFormErrors = [],
): string {
  const form = fields["form"] ?? "";
  const answer: AnswerView = {
    done,
    mails: null,
    refusal: done ? undefined : { ...refusal, errors },
    form,
    fields,
    formKey: "",
  };
  const context = {
    mayEdit: true,
    mayRead: true,
    today: "2026-11-20",
    staffId: "",
    lists: {},
  };
  const element = (
    <OfficeForms answer={answer}>
      <TenancyFormContext value={context}>{part}</TenancyFormContext>
    </OfficeForms>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("what was refused is in sight in a stage that is still to come", () => {
  expect(moveIn.state).toBe("next");
  const stage = <StageSection stage={moveIn} shown={shown} />;
  const refused = { form: "inventory", stage: "move-in", on: "2026-11-19", note: "Seen" };
  const html = render(stage, refused, null);
  expect(html).toMatch(/<details class="stage__box" open="">/);
  expect(html).toMatch(/<details class="tenancy-fold" open="">.*Nothing is done without evidence/);
  expect(html).toContain('name="stage" value="move-in"');
  expect(html).toContain(">Seen</textarea>");
  const elsewhere = render(stage, { form: "identity", stage: "checks" }, null);
  expect(elsewhere).toMatch(/<details class="stage__box">/);
});

test("a form that was done is folded and empty again", () => {
  const stage = <StageSection stage={moveIn} shown={shown} />;
  const html = render(stage, { form: "inventory", stage: "move-in", note: "Seen" }, "Recorded.");
  expect(html).not.toMatch(/<details class="tenancy-fold" open="">/);
  expect(html).not.toContain("Seen");
});

test("without script a refusal is said on top of the page, too, and leads to its place", () => {
  const list = { form: moveInFormId, "tick-inventory": "on" };
  const beside = render(<RefusedSummary />, list, null, [
    { path: "note-inventory", message: "Nothing is done without evidence." },
    { path: "on", message: "The day is still to come." },
  ]);
  expect(beside).toMatch(/^<noscript>.*There is a problem/);
  expect(beside).toContain('<a href="#tick-inventory-error">Nothing is done without evidence.</a>');
  expect(beside).toContain('<a href="#move-in-list-on">The day is still to come.</a>');
  const whole = render(<RefusedSummary />, { form: "inventory" }, null);
  expect(whole).toContain('<a href="#form-inventory">Nothing is done without evidence.</a>');
  const stage = <StageSection stage={moveIn} shown={shown} />;
  expect(render(stage, { form: "inventory", stage: "move-in" }, null)).toContain(
    'id="form-inventory"',
  );
  expect(render(<RefusedSummary />, { form: "inventory" }, "Recorded.")).toBe("");
});

test.each([
  [{ form: "fall-through" }, false],
  [{ form: "fall-through", relist: "on" }, true],
  [{ form: "move-start" }, true],
])("after a refusal of %j the home going back on the market is ticked: %s", (fields, isTicked) => {
  const html = render(<EndForms shown={shown} />, fields, null);
  expect(/<input[^>]*name="relist"[^>]*>/.exec(html)?.[0].includes("checked")).toBe(isTicked);
});

test("undoing a step says what becomes of its record before it is sent", () => {
  const done = { on: "20 Nov 2026", outcome: "done", by: "Amina" };
  const step = { ...moveIn.steps[0]!, done, mayReopen: true, earlier: [] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const html = render(<StepForms step={step as unknown as StepView} shown={shown} />, {}, null);
  expect(html).toMatch(
    /<details class="tenancy-fold">.*>Undo<.*Previous versions.*Undo step.*<\/details>/,
  );
});
