import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { EmailPreview } from "./booking-side.tsx";

const person = {
  id: "wen",
  firstname: "Wen",
  lastname: "Li",
  name: "Wen Li",
  email: "wen.li@example.com",
  phone: "07700 900332",
};
const preview = { to: person.email, subject: "Your viewing, 12:30", text: "With Tom Hesketh" };
const going = ["A reminder on 01/12/2026"];

function show(booking: Pick<Parameters<typeof EmailPreview>[0]["booking"], "person" | "preview">) {
  return (isChosen: boolean) => {
    const element = <EmailPreview booking={{ ...booking, going }} typed={{}} isChosen={isChosen} />;
    const router = createMemoryRouter([{ path: "/", element }]);
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };
}

test("the mail is shown for the time that is chosen, and for no other", () => {
  const render = show({ person, preview });
  expect(render(true)).toContain("Your viewing, 12:30");
  expect(render(true)).toContain("A reminder on 01/12/2026");
  expect(render(false)).not.toContain("12:30");
  expect(render(false)).not.toContain("A reminder");
  expect(render(false)).toContain("will name the time you choose");
});

test("somebody without an address is rung whichever time is chosen", () => {
  const render = show({ person: { ...person, email: null }, preview: null });
  expect(render(false)).toBe(render(true));
});

test.each([
  ["somebody with an address", person, "What we’ll send"],
  ["somebody without one", { ...person, email: null }, "No email will be sent"],
  ["a caller of whom no address is known", null, "No email will be sent without an address"],
])("for %s the heading says whether an email goes", (_whom, whom, title) => {
  expect(show({ person: whom, preview: null })(true)).toContain(title);
});
