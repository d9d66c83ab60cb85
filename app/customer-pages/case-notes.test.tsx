import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CaseNotes } from "./case-notes.tsx";

test.each([
  ["renter", "under “Documents”."],
  ["landlord", "under “Documents and dates”."],
] as const)("whoever signed as a %s reads where it is, as their page calls it", (whose, where) => {
  const note = renderToStaticMarkup(<CaseNotes answer={undefined} done="signed" whose={whose} />);
  expect(note).toContain(where);
});
