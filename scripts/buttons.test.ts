import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findButtonFault, saysNotWhich } from "./texts/button-rules.ts";
import { extractButtons } from "./texts/extract-buttons.ts";
import { listTextFiles } from "./texts/list-texts.ts";

const read = (source: string) => extractButtons("app/a.tsx", source).buttons;

describe("The words of a button", () => {
  test.each([
    ["<Button>Save <b>view</b></Button>", ["Save view"]],
    ['<Button aria-label="Close dialog">×</Button>', ["Close dialog"]],
    ['<FormButton>{isOn ? "Pause" : "Resume"} all</FormButton>', ["Pause all", "Resume all"]],
    ["<button>Preview <kbd>P</kbd></button>", ["Preview"]],
    ['<OfficeForm button="Revoke key" about={name} />', ["Revoke key: {}"]],
    ["<Button>Remove {name}</Button>", ["Remove {}"]],
    ["<button hidden>Save</button>", []],
    ['({ link: url === null ? null : { text: "Open offer", url } })', ["Open offer"]],
  ])("of %s are %j", (source, texts) => {
    expect(read(`export const A = () => ${source};`).map(({ text }) => text)).toEqual(texts);
  });

  test.each(["Record payment", "Remove {}", "Cancel", "{} min", "Sending…", "Pay now"])(
    "may be '%s'",
    (text) => {
      expect(findButtonFault({ text })).toBeNull();
    },
  );

  test.each([
    ["Save", "say what it acts on, not the verb alone"],
    ["Send it again", "say what it acts on, not the verb alone"],
    ["Revoke: {}", "say what it acts on, not the verb alone"],
    ["Happy with this, {}", "begin with a verb that button-rules.ts lists"],
    ["Save View", "write 'view' in lower case"],
  ])("may not be '%s'", (text, fault) => {
    expect(findButtonFault({ text })).toBe(fault);
  });

  test("say which record, in a row", () => {
    const [plain, named] = read(
      "const a = b.map((c) => <li><Button>Revoke key</Button></li>);",
    ).concat(read("const a = b.map((c) => <li><Button>Revoke key {c}</Button></li>);"));
    expect(saysNotWhich(plain!, new Set())).toBe(true);
    expect(saysNotWhich(named!, new Set())).toBe(false);
    const [row] = read("function KeyRow() { return <Button>Revoke key</Button>; }");
    expect(saysNotWhich(row!, new Set(["KeyRow"]))).toBe(true);
  });
});

describe("The buttons of the site and the office", () => {
  // The style guide shows how they look.
  const files = listTextFiles()
    .filter((file) => !file.startsWith("app/styleguide/"))
    .map((file) => ({ file, ...extractButtons(file, readFileSync(file, "utf8")) }));
  const buttons = files.flatMap(({ file, buttons: found }) =>
    found.map((button) => ({ file, ...button })),
  );

  test("have a verb and a noun", () => {
    const faults = buttons
      .map(({ file, line, text }) => ({
        at: `${file}:${line}`,
        text,
        do: findButtonFault({ text }),
      }))
      .filter((one) => one.do !== null);
    expect(faults).toEqual([]);
  });

  test("say in a row which record they are for", () => {
    const rows = new Set(files.flatMap((one) => one.rows).filter((name) => /^[A-Z]/.test(name)));
    const unnamed = buttons.filter((button) => saysNotWhich(button, rows));
    expect(unnamed.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });
});
