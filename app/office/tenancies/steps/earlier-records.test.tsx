import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Tenancy } from "../../../../domain/tenancies/tenancy.ts";
import { describeStages } from "../../../../server/tenancies/steps/describe-stages.ts";
import { step } from "../../../../server/testing/tenancy-actions.ts";
import {
  createReady,
  luis,
  paper,
  permanent,
  recordAll,
} from "../../../../server/testing/tenancies.ts";
import { TenancyFormContext } from "../tenancy-form.tsx";
import type { TenancyView } from "../shown.ts";
import { StepRow } from "./step-row.tsx";

function render(tenancy: Tenancy, mayRead = true): string {
  const steps = describeStages(tenancy, new Map(), "2027-06-01", null).flatMap(
    (stage) => stage.steps,
  );
  const shownStep = steps.find(({ key }) => key === `right-to-rent ${luis}`)!;
  const parts: Partial<TenancyView> = {
    state: tenancy.state,
    papers: [],
    people: [],
    colleagues: [],
    offered: {},
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const shown = parts as TenancyView;
  const context = { mayEdit: true, mayRead, today: "2027-06-01", staffId: "", lists: {} };
  const element = (
    <TenancyFormContext value={context}>
      <StepRow step={shownStep} shown={shown} />
    </TenancyFormContext>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("<!-- -->", "");
}

const moved = recordAll(createReady(), "2026-12-07", step("keys", null, "2026-12-07"));
const denied = recordAll(
  moved,
  "2027-06-01",
  step("right-to-rent", luis, "2027-06-01", {
    outcome: "failed",
    rightToRent: { ...permanent, result: "none" },
    evidence: paper,
  }),
);

test("what a check found before is folded under the step, with its day, person and evidence", () => {
  expect(render(moved)).not.toContain("Previous versions");
  const html = render(denied);
  expect(html).toContain("Previous versions: 1");
  expect(html).toContain(
    "20/11/2026: Passed. Unlimited right, by original document. Seen and filed. a former colleague. Repeated on 01/06/2027, by a former colleague.",
  );
  const again = recordAll(
    denied,
    "2027-06-02",
    step("right-to-rent", luis, "2027-06-02", { rightToRent: permanent }),
  );
  const link = `href="/office/documents/${paper.documentId}"`;
  expect(render(again)).toContain("Previous versions: 2");
  expect(render(again)).toContain(link);
  expect(render(again, false)).not.toContain(link);
});

test("its report to the Home Office is asked for until it is recorded, and then stands there", () => {
  expect(render(denied)).toContain("Record Home Office report");
  const reported = recordAll(denied, "2027-06-01", {
    do: "report-right-to-rent",
    personId: luis,
    on: "2027-06-01",
    evidence: { note: "Form sent", documentId: null },
  });
  expect(render(reported)).not.toContain("Record report");
  expect(render(reported)).toContain("Reported to the Home Office on 01/06/2027");
});

test("a result that was recorded by mistake is corrected once the tenancy is over, and stands among the earlier ones", () => {
  const correct = "Correct a result recorded by mistake";
  expect(render(denied)).not.toContain(correct);
  const end = { do: "finish", by: "renter", on: "2027-06-01", evidence: paper } as const;
  const over = recordAll(denied, "2027-06-01", end);
  expect(render(over)).toContain(correct);
  expect(render(over)).not.toContain("No right</option>");
  const right = step("right-to-rent", luis, "2027-06-01", { rightToRent: permanent });
  const html = render(recordAll(over, "2027-06-02", right));
  expect(html).toContain("Corrected on 02/06/2027");
  expect(html).not.toContain(correct);
  expect(html).not.toContain("Record report");
});
