import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ViewerQuestions } from "./viewer-questions.tsx";

const question = "Is there a lift?";

function render(one: { answer: string | null; isOpen: boolean }): string {
  const questions = [{ id: "q1", question, when: "today at 10:00", ...one }];
  const current = { questions, home: { id: "p1" } };
  return renderToStaticMarkup(
    <MemoryRouter>
      <ViewerQuestions current={current} answer={undefined} />
    </MemoryRouter>,
  );
}

test("an open question has its field and is marked", () => {
  const shown = render({ answer: null, isOpen: true });
  expect(shown).toContain("To answer");
  expect(shown).toContain("<textarea");
});

test("one of a home that is let is read, and asks for nothing", () => {
  const shown = render({ answer: null, isOpen: false });
  expect(shown).toContain(question);
  expect(shown).toContain("No answer is needed now");
  expect(shown).not.toContain("To answer");
  expect(shown).not.toContain("<textarea");
});

test("an answered one shows the answer", () => {
  const shown = render({ answer: "Yes, since May.", isOpen: false });
  expect(shown).toContain("You answered: Yes, since May.");
  expect(shown).not.toContain("No answer is needed");
});
