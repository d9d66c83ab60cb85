import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SendDocument } from "./case-documents.tsx";
import { CaseSide } from "./case-side.tsx";
import { ClosedLink } from "./closed-link.tsx";

const people = [
  { id: "1", name: "Priya Raman" },
  { id: "2", name: "Luis Ortega" },
];

function SendPaperAfter({ person }: { person?: string }) {
  const answer = person ? { refusal: undefined, fields: { person } } : undefined;
  const kinds = [{ kind: "identity", name: "Passport" }];
  return <SendDocument title="Send us a document" hidden={{}} {...{ answer, kinds, people }} />;
}

function render(element: ReactNode, address = "/my-case/t"): string {
  const router = createMemoryRouter([{ path: "/my-case/t", element }], {
    initialEntries: [address],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const forms = {
  "a new link, beside a case": () => (
    <CaseSide person={null} job="" dataPath="/" facts={[]} answerPromise="" />
  ),
  "the e-mail address, where a link is closed": () => <ClosedLink renewed={undefined} />,
  "a paper": () => <SendPaperAfter />,
};

// Back from the browser's own error page leads to the page before it only where their addresses differ.
test.each(Object.entries(forms))(
  "the form for %s goes to an address that its page never has",
  (_, form) => {
    expect(render(form())).toContain('action="?attempt=1"');
    expect(render(form(), "/my-case/t?attempt=1")).toContain('action="?attempt=2"');
  },
);

test("a refused paper is still the person's whom somebody chose", () => {
  expect(render(<SendPaperAfter />)).not.toContain("selected");
  expect(render(<SendPaperAfter person="2" />)).toMatch(
    /<option value="2" selected="">Luis Ortega/,
  );
});
