import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LastFiles } from "./last-files.tsx";

function render(has: { hasSource: boolean; mayManage: boolean }): string {
  return renderToStaticMarkup(<LastFiles files={[]} total={0} {...has} />);
}

test("before the first file a folder or an address is asked for only where none is set", () => {
  expect(render({ hasSource: false, mayManage: true })).toContain("a folder or an address");
  const set = render({ hasSource: true, mayManage: true });
  expect(set).not.toContain("a folder or an address");
  expect(set).toContain("are imported automatically");
});

test("a file is offered to be tried only to those who find the place for it below", () => {
  expect(render({ hasSource: true, mayManage: true })).toContain("You can test one below");
  expect(render({ hasSource: true, mayManage: false })).not.toContain("You can test one below");
});
