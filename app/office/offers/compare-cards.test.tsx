import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { CompareCards } from "./compare-cards.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { OfferRowView, OffersView } from "./shown.ts";

/** What the comparison reads of an offer. */
const parts: Partial<OfferRowView> = {
  ref: "3ce4da45",
  name: "Ingrid Sandell",
  came: "today at 12:00",
  contactId: "7742e289-2de7-417c-bd72-ac36b8e1fc70",
  rentPcm: 2450,
  wrotePcm: null,
  belowPcm: 0,
  startsOn: "2026-12-16",
  emptyDays: 3,
  meansToStay: 12,
  adults: 1,
  households: 1,
  overLimit: { adults: false, households: false },
  income: 82_000,
  incomeMultiple: 33.4,
  hasEnoughIncome: true,
  guarantor: null,
  pets: null,
  requests: "",
  about: "",
  saw: [],
  note: "Rang about the cat",
  answer: undefined,
  state: "withdrawn",
  backupUntil: null,
};
const decided = { why: null, note: "The post abroad came after all.", by: "Imogen", at: "today" };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const offer = { ...parts, decided } as OfferRowView;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const shown = { offers: [offer], landlord: null, asked: null } as unknown as OffersView;

function render(Comparison: typeof CompareCards, offered: OffersView = shown): string {
  const element = <Comparison shown={offered} choice={null} mayDecide={false} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("<!-- -->", "");
}

test("a phone names what the desk names of each offer", () => {
  const rows = [...render(CompareTable).matchAll(/<th scope="row">([^<]+)/g)].map(([, row]) => row);
  const facts = [...render(CompareCards).matchAll(/<dt>([^<]+)/g)].map(([, fact]) => fact);
  // The rent and the decision stand there without a name.
  expect(facts).toEqual(rows.filter((row) => row !== "Rent" && row !== "Decision"));
});

test("what somebody noted at the decision ends as one sentence", () => {
  expect(render(CompareTable)).toContain("The post abroad came after all. Imogen, today");
});

test("an offer that was decided without asking by email does not wait to be asked", () => {
  const name = "Beatrix Oyelaran";
  const landlord = { id: "x", name, firstname: "Beatrix", email: null, sanctions: null };
  for (const [state, says] of [
    ["submitted", "not asked yet"],
    ["accepted", "not asked by email"],
  ] as const) {
    const page = render(CompareTable, { ...shown, landlord, offers: [{ ...offer, state }] });
    expect(page).toContain(`Beatrix Oyelaran, ${says}`);
    expect(page.toLowerCase()).toContain(`<span>${says}</span>`);
  }
});
