import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ContactForm } from "./contact-form.tsx";

const formValues = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya.raman@example.com",
  body: "When can I call?",
};

function renderForm(changes: Partial<typeof formValues>): string {
  const element = (
    <ContactForm
      posted={{ stage: "form", answers: { ...formValues, ...changes }, step: 0, errors: [] }}
      isSent={false}
      setIsSent={() => {}}
    />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("what is filled in but wrong is not called missing", () => {
  const html = renderForm({ lastname: " ", email: "priya.raman", body: "" });
  expect(html).toContain("Still to complete: last name and message.");
  expect(html).toContain("To correct: email.");
});

test("nothing is called missing where something is only wrong", () => {
  const html = renderForm({ email: "priya.raman" });
  expect(html).not.toContain("Still to complete");
  expect(html).toContain("To correct: email.");
});

test("a form that is filled in names nothing", () => {
  expect(renderForm({})).not.toMatch(/Still to complete|To correct/);
});
