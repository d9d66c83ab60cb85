import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OtherHomes } from "./case-top.tsx";

const list = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `p${n}`,
    name: `${n} Linnet Mews`,
    outcode: "E2",
    state: n === count - 1 ? "1 thing needs your attention" : "Nothing to do",
    isWaiting: n === count - 1,
  }));
const render = (count: number) =>
  renderToStaticMarkup(<OtherHomes homes={list(count)} currentId="p0" />);

test("one home has no list", () => {
  expect(render(1)).toBe("");
});

test("each chip says whether its home waits", () => {
  const chips = render(2);
  expect(chips).toContain("1 thing needs your attention");
  expect(chips).toContain("Nothing to do");
  expect(chips).not.toContain("<details");
  expect(chips.indexOf("1 Linnet Mews")).toBeLessThan(chips.indexOf("0 Linnet Mews"));
});

test("twenty homes are a list with their states, those that wait first", () => {
  const homes = render(20);
  expect(homes).toContain("Your 20 homes, 1 needs you");
  // States can be read without opening anything, and the fold says that it closes.
  expect(homes).toContain('<details class="fold" open="">');
  // The one that waits looks different: own pages have no look for the office's other badges.
  expect(homes.match(/badge--warn/g)).toHaveLength(1);
  expect(homes.indexOf("19 Linnet Mews")).toBeLessThan(homes.indexOf("0 Linnet Mews"));
});
