import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { OfficeForms } from "../shell/form/office-result.tsx";
import { DetailsSection } from "./details-section.tsx";

const ada = {
  firstname: "Ada",
  lastname: "Finch",
  phone: "07700 900123",
  email: "ada@example.com",
};
const contacts = [
  { ...ada, id: "1" },
  { ...ada, id: "2", email: null },
];

test("a correction that is refused comes back as it was typed, in the form of its record alone", () => {
  const missing = { path: "firstname", message: "Please provide a contact name" };
  const fields = { contact: "2", firstname: "", lastname: "Finsh", phone: ada.phone };
  const refusal = { detail: missing.message, errors: [missing] };
  const answer = { form: "correct-2", done: null, mails: null, refusal, fields, formKey: "" };
  const element = (
    <OfficeForms answer={answer}>
      <DetailsSection contacts={contacts} />
    </OfficeForms>
  );
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />,
  );
  const [first = "", second = ""] = html.split("</details>");
  expect(first).toContain('value="Ada"');
  expect(first).not.toContain("Finsh");
  expect(first).not.toContain("aria-invalid");
  expect(second).toContain('value="Finsh"');
  // What a colleague may have changed meanwhile is compared with what the record said.
  expect(second).toContain('name="was-lastname" value="Finch"');
  expect(second).toMatch(/id="correct-2-firstname"[^>]*aria-invalid="true"/);
  expect(second).toContain("Please provide a contact name");
});
