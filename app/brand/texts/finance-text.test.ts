import { expect, test } from "vitest";
import { financeText, buildQuestionnaireLink } from "./finance-text.ts";

test("each finance card leads to a questionnaire elsewhere, with the affiliate campaign", () => {
  const links = financeText.cards.map((card) => new URL(buildQuestionnaireLink(card)));
  expect(links.map(({ pathname }) => pathname)).toEqual([
    "/buy-to-let-mortgage",
    "/buy-to-let-remortgage",
    "/bridging-finance",
  ]);
  for (const { searchParams } of links) {
    expect(searchParams.get("utm_source")).toBe("lintel");
    expect(searchParams.get("utm_medium")).toBe("affiliate");
  }
});

test("the buttons say what the specification says", () => {
  const [mortgage, , bridging] = financeText.cards;
  expect(mortgage?.buttonText).toBe("Start now");
  expect(bridging?.buttonText).toBe("Check eligibility");
});
