import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { AskedOffer } from "../shown.ts";
import { declineReasons } from "../../../domain/offers/decline-reasons.ts";
import { LandlordOffers } from "./landlord-offers.tsx";

const offer = (id: string, answer: "prefer" | null): AskedOffer => ({
  id,
  initials: id.toUpperCase(),
  rent: "£2,450",
  startsOn: "01/12/2026",
  facts: [],
  isOpen: true,
  state: "submitted",
  isAsked: true,
  answer,
  isAnswered: answer !== null,
  reason: null,
  reasonText: "",
  note: "",
  reasons: [{ name: "start-date", text: declineReasons["start-date"] }],
});

function render(fields: Record<string, string>): string {
  const page = (
    <LandlordOffers
      offers={[offer("a", "prefer"), offer("b", null)]}
      home={{ id: "h", rent: "£2,450" }}
      person={null}
      answer={{ fields: { change: "answer", ...fields }, refusal: { detail: "Later" } }}
    />
  );
  const router = createMemoryRouter([{ path: "/", element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("the offer that was preferred stays chosen where that is refused", () => {
  const html = render({ answer: "prefer", offer: "b" });
  const chosen = /<input[^>]*type="radio"[^>]*checked=""[^>]*>/g;
  expect(html.match(chosen)).toEqual([expect.stringContaining('value="b"')]);
  expect(html).not.toContain("<details open");
});

test("why an offer was declined stays typed where that is refused, and the preference stays", () => {
  const html = render({ answer: "decline", offer: "b", reason: "start-date", note: "In May" });
  expect(html).toContain("In May</textarea>");
  expect(html).toMatch(
    /<option[^>]*value="start-date"[^>]*selected=""|<option[^>]*selected=""[^>]*value="start-date"/,
  );
  expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([
    expect.stringContaining('value="a"'),
  ]);
});
