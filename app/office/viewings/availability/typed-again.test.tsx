import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { getUsualSettings } from "../../../../domain/agency/agency-settings.ts";
import { PostedAnswers } from "../../../ui/posted-answers.ts";
import { keyForms } from "../../../../domain/viewings/keys/key-forms.ts";
import { OfficeForm } from "../../shell/form/office-form.tsx";
import { OfficeForms } from "../../shell/form/office-result.tsx";
import { AvailabilityForm } from "./availability-form.tsx";
import { DiarySettingsForm } from "./diary-settings-form.tsx";
import { TimeOffSection } from "./time-off-section.tsx";

const person = {
  name: "Imogen Achebe",
  week: [null, { starts: "09:00", ends: "18:00" }, null, null, null, null, null],
  hasHours: true,
  areas: "E1",
  travelsBy: "bike",
} as const;
const settings = { ...getUsualSettings(), namesInCalendars: true };

/** As the page comes back to a browser without script. */
function show(form: React.ReactNode, typed: Record<string, string>): string {
  const element = <PostedAnswers value={typed}>{form}</PostedAnswers>;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />,
  );
}

const refusal = { detail: "Look again." };
const hours = (
  <AvailabilityForm person={{ ...person, week: [...person.week] }} mayEdit refusal={refusal} />
);

test("hours that are refused come back as they were typed", () => {
  const html = show(hours, { "starts-1": "10:30", "ends-1": "", areas: "N1, X", travelsBy: "car" });
  expect(html).toMatch(/name="starts-1" value="10:30"|value="10:30"[^>]*name="starts-1"/);
  expect(html).toContain('value="N1, X"');
  expect(html).toContain('<option value="car" selected="">');
  expect(html).not.toContain("18:00");
});

test("hours that nobody sent are those that are set", () => {
  const html = show(hours, {});
  expect(html).toContain('value="18:00"');
  expect(html).toContain('<option value="bike" selected="">');
});

test("time off that is refused comes back as it was typed", () => {
  const fields = { from: "2026-12-01", reason: "Leave" };
  const answer = { form: "add-off", done: null, mails: null, refusal, fields, formKey: "" };
  const form = (
    <OfficeForms answer={answer}>
      <TimeOffSection off={[]} mayEdit />
    </OfficeForms>
  );
  expect(show(form, {})).toContain('value="Leave"');
});

test("a key that is refused comes back as it was typed, each fault beside its field", () => {
  const fields = { code: "K 12", listingId: "7", "listingId-typed": "Kiln Yard" };
  const missing = { path: "keptAt", message: "Enter where it’s kept" };
  const answer = { form: "add", done: null, mails: null, fields, formKey: "" };
  const form = (
    <OfficeForms answer={{ ...answer, refusal: { detail: missing.message, errors: [missing] } }}>
      <OfficeForm form={keyForms.add} button="Add" />
    </OfficeForms>
  );
  const html = show(form, {});
  expect(html).toContain('value="K 12"');
  expect(html).toContain('name="listingId" value="7"');
  expect(html).toContain('value="Kiln Yard"');
  expect(html).toMatch(/id="add-keptAt"[^>]*aria-invalid="true"/);
  expect(html).toContain('id="add-keptAt-error"');
});

test("a tick that was taken away stays away in a form that is refused", () => {
  const form = <DiarySettingsForm settings={settings} refusal={refusal} />;
  expect(show(form, { change: "settings", changeLimitHours: "soon" })).not.toContain("checked");
  expect(show(form, { change: "hours" })).toContain("checked");
});
