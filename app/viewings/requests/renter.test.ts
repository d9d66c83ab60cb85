import { afterEach, expect, test, vi } from "vitest";
import { addRenter } from "./add-renter.ts";
import { getPersonKey, parseRenter, readRenter, toTexts } from "./renter.ts";

const priya = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya.raman@example.com",
};
const answer = { contactId: "c1", EnqId: "a0abcdefghijklmnop", isQualified: true };
const reported = vi.fn<(error: unknown) => void>();

function addWithResponse(respond: () => Promise<Response>) {
  vi.stubGlobal("fetch", vi.fn(respond));
  vi.stubGlobal("reportError", reported);
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  return addRenter("LST1", priya);
}

afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
});

test("the answer says who the visitor is and whether they are qualified", async () => {
  const renter = await addWithResponse(async () => Response.json(answer, { status: 201 }));
  expect(renter).toEqual({
    contactId: "c1",
    enquiryId: "a0abcdefghijklmnop",
    isQualified: true,
    person: getPersonKey(priya),
  });
  expect(reported).not.toHaveBeenCalled();
});

test.each([
  ["refuses", async () => Response.json({}, { status: 500 })],
  ["asks to wait", async () => Response.json({}, { status: 429 })],
  ["answers something else", async () => Response.json({ ok: true }, { status: 201 })],
  ["can't be reached", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("a house that %s is noted, without a word about the person", async (_what, respond) => {
  expect(await addWithResponse(respond)).toBeNull();
  expect(reported).toHaveBeenCalledOnce();
  expect(String(reported.mock.calls[0]?.[0])).not.toMatch(/priya|raman|07700/i);
});

test("a renter lies in the draft beside the answers and comes back from it", () => {
  const renter = parseRenter(answer, getPersonKey(priya))!;
  expect(readRenter({ firstname: "Priya", ...toTexts(renter) })).toEqual(renter);
  expect(readRenter(toTexts({ ...renter, isQualified: false }))?.isQualified).toBe(false);
  expect(readRenter({ firstname: "Priya" })).toBeNull();
});

test("the same person is the same, however e-mail and phone are written", () => {
  expect(getPersonKey({ email: "Priya.Raman@Example.com", phone: "+44 7700 900123" })).toBe(
    getPersonKey(priya),
  );
  expect(getPersonKey({ ...priya, email: "devan@example.com" })).not.toBe(getPersonKey(priya));
});
