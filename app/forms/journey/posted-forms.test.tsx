import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import AlertPage from "../../alerts/alert-page.tsx";
import { createAttendPlan } from "../../viewings/bookings/reply-plan.ts";
import BuildToRentPage from "../../requests/build-to-rent/build-to-rent-page.tsx";
import ContactPage from "../../requests/contact/contact-page.tsx";
import ReferralPage from "../../requests/referral/referral-page.tsx";
import RequestPage from "../../requests/request-page.tsx";
import { CheckAnswers } from "./check-answers.tsx";

const message = "Please look at this once more";

function failAt(field: string): PostedForm {
  return {
    stage: "form",
    step: 0,
    answers: { [field]: "?" },
    errors: [{ path: field, message }],
  };
}

async function render(Page: unknown, path: string, posted: PostedForm): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each page's props are its own
  const draw = Page as (props: object) => ReactElement;
  const loaderData = { mapStyleUrl: null };
  const root = { id: "root" };
  const id = path.slice(1);
  const Stub = createRoutesStub([
    {
      path,
      Component: () =>
        draw({ loaderData, actionData: posted, params: {}, matches: [root, { id }] }),
    },
  ]);
  const { prelude } = await prerenderToNodeStream(<Stub initialEntries={[path]} />);
  return text(prelude);
}

const pages = [
  { Page: ContactPage, path: "/contact", field: "firstname" },
  { Page: ReferralPage, path: "/referral", field: "name" },
  { Page: BuildToRentPage, path: "/build-to-rent", field: "phone" },
  { Page: AlertPage, path: "/alert", field: "alert-email" },
  { Page: RequestPage, path: "/switch-provider", field: "firstname" },
];

test.each(pages)(
  "$path says an error without script in its title, above its heading and beside the field",
  async ({ Page, path, field }) => {
    const html = await render(Page, path, failAt(field));
    expect(html).toContain("<title>Error: ");
    expect(html).toContain(`<a href="#${field}">${message}</a>`);
    expect(html.indexOf(`href="#${field}"`)).toBeLessThan(html.indexOf("<h1"));
    expect(html).toMatch(new RegExp(`id="${field}-error".*${message}`, "s"));
    expect(html).toContain('value="?"');
  },
);

test.each([
  ["check", "<title>Check your answers - "],
  ["sent", "<title>Thank you - "],
] as const)("the title says what stage '%s' is", async (stage, title) => {
  const answers = { firstname: "Priya" };
  const posted: PostedForm =
    stage === "check" ? { stage, answers, token: "t", notice: null } : { stage, answers };
  expect(await render(RequestPage, "/request-demo", posted)).toContain(title);
});

test("an address that is checked breaks at its '@' first", async () => {
  const answers = { firstname: "Ada", email: "ada.byron@example.com" };
  const posted: PostedForm = { stage: "check", answers, token: "t", notice: null };
  expect(await render(RequestPage, "/request-demo", posted)).toContain(
    "<dd>ada.byron<wbr/>@example.com</dd>",
  );
});

test("a form without fields is checked by its button alone", async () => {
  const posted = { stage: "check", answers: {}, token: "t", notice: null } as const;
  const draw = () => <CheckAnswers posted={posted} {...createAttendPlan("b1")} />;
  const html = await render(draw, "/", posted);
  expect(html).toContain("I will attend</button>");
  expect(html).not.toMatch(/<dl|<section|name="change"/);
});
