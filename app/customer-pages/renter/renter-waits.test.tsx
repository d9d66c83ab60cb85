import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RenterWaits } from "./renter-waits.tsx";

type Current = ComponentProps<typeof RenterWaits>["current"];

const viewing = {
  id: "v1",
  stage: "to-come" as const,
  isConfirmed: false,
  isCancelled: false,
  mayAnswer: false,
  when: "08/12/2026, 14:00",
  minutes: 30,
  place: "Second bell",
  negotiator: { name: "Idris Boateng", phone: "020 7946 0147" },
};
const invited = {
  state: "invited",
  openId: "o1",
  submittedAt: null,
  startsOn: null,
  isAsked: false,
  backup: null,
} as const;

function render(changes: Partial<Current>): string {
  const usual = {
    offer: invited,
    viewing,
    isToLet: true,
    tenancy: null,
    answerPromise: "We answer soon.",
  };
  const current: Current = { state: "asked", ...usual, ...changes };
  return renderToStaticMarkup(<RenterWaits current={current} path="/my-case/x" />);
}

test("a tenancy that fell through says what becomes of their money, and of no email about it", () => {
  const moneyAfterEnd = "We don’t hold any of your money.";
  const page = render({ state: "fallen-through", offer: null, tenancy: { moneyAfterEnd } });
  expect(page).toContain(moneyAfterEnd);
  expect(page).not.toContain("emailed");
});

test("a renter invited to offer still finds their booked viewing", () => {
  const page = render({});
  expect(page).toContain("Make your offer");
  expect(page).toContain("/my-case/x/to/offer/o1");
  expect(page).toContain("08/12/2026, 14:00");
});

test("a renter who has made an offer still finds their booked viewing", () => {
  const sent = { ...invited, state: "submitted", openId: null, isAsked: true } as const;
  const page = render({ state: "offered", offer: sent });
  expect(page).toContain("Your offer is with the landlord");
  expect(page).toContain("08/12/2026, 14:00");
});

test("whoever was invited to an offer that was accepted reads that, not that the home is gone", () => {
  const accepted = { ...invited, state: "accepted", openId: null } as const;
  const page = render({ state: "let-to-others", offer: accepted, viewing: null, isToLet: false });
  expect(page).toContain("Your offer was accepted");
  expect(page).not.toContain("no longer available");
});

test("a viewing that is over is not offered again", () => {
  expect(render({ viewing: { ...viewing, stage: "viewed" } })).not.toContain("08/12");
});

test("whoever had a viewing that was cancelled reads that, and not that we have a question", () => {
  const missed = { ...viewing, stage: "missed" } as const;
  expect(render({ offer: null, viewing: missed })).toContain("Your viewing didn’t take place");
  expect(render({ offer: null, viewing: { ...missed, isCancelled: true } })).toContain(
    "Your viewing was cancelled",
  );
});
