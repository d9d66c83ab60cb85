import { expect, test } from "vitest";
import { createPgbenchScript } from "./pgbench-script.ts";

const answered = [{ by: "insert into contacts", column: "id", text: "c-77" }];

test("a submission's statements become a script in which each run has ids of its own", () => {
  const statements = [
    { text: "begin", values: [] },
    {
      text: "insert into contacts (email) values ($1) returning id",
      values: ["ada.123456789012@example.com"],
    },
    {
      text: "insert into enquiries (id, contact, age) values ($1, $2, $3)",
      values: ["a0-123", "c-77", 31],
    },
    { text: "insert into outbox (html) values ($1)", values: ["<a href='/view/a0-123'>It’s</a>"] },
    { text: "commit", values: [] },
  ];
  const varying = new Map([
    ["a0-123", "a0-:enquiry_number"],
    ["123456789012", ":enquiry_number"],
  ]);
  expect(createPgbenchScript(statements, varying, answered)).toBe(
    [
      "\\set enquiry_number random(100000000000, 999999999999)",
      "begin;",
      "insert into contacts (email) values ('ada.:enquiry_number@example.com') returning id \\gset answer0_",
      "insert into enquiries (id, contact, age) values ('a0-:enquiry_number', ':answer0_id', '31');",
      "insert into outbox (html) values ('<a href=''/view/a0-:enquiry_number''>It’s</a>');",
      "commit;",
      "",
    ].join("\n"),
  );
});

test("parameters become literals, each in its place", () => {
  const values = [null, "two", 3, 4, 5, 6, 7, 8, 9, "ten"];
  const [, line] = createPgbenchScript(
    [{ text: "select $10, $1, $2", values }],
    new Map(),
    answered,
  ).split("\n");
  expect(line).toBe("select 'ten', null, 'two';");
});

test("an insert that returns nothing answers nothing", () => {
  const statements = [{ text: "insert into contacts (id) values ($1)", values: ["c-77"] }];
  expect(() => createPgbenchScript(statements, new Map(), answered)).toThrow("returns no row");
});
