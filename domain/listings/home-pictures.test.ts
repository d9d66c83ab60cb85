import { describe, expect, test } from "vitest";
import { changePictures, type DraftPicture, toPublicMedia } from "./home-pictures.ts";

const picture = (name: string, changes: Partial<DraftPicture> = {}): DraftPicture => ({
  kind: "photo",
  url: `/photos/${name}.jpg`,
  caption: name,
  width: 1600,
  height: 1200,
  placeholder: null,
  ...changes,
});
const four = ["hall", "kitchen", "bedroom", "bath"].map((name) => picture(name));
const key = (name: string) => `/photos/${name}.jpg`;
const order = (pictures: readonly DraftPicture[]) => pictures.map(({ caption }) => caption);

describe("The pictures of a home", () => {
  test.each([
    ["bath", 1, ["bath", "hall", "kitchen", "bedroom"]],
    ["hall", 3, ["kitchen", "bedroom", "hall", "bath"]],
    ["hall", 99, ["kitchen", "bedroom", "bath", "hall"]],
    ["bedroom", -2, ["bedroom", "hall", "kitchen", "bath"]],
    ["bedroom", Number.NaN, ["bedroom", "hall", "kitchen", "bath"]],
  ])("are put in order: %s to place %d", (name, to, expected) => {
    const moved = changePictures(four, { do: "move", key: key(name), to });
    expect(moved.ok && order(moved.pictures)).toEqual(expected);
  });

  test("moved to where they are, are no change for the history", () => {
    expect(changePictures(four, { do: "move", key: key("hall"), to: 1 })).toMatchObject({
      note: null,
    });
  });

  test("are described, and the history says what was there", () => {
    const change = {
      do: "describe",
      key: key("hall"),
      caption: " Front door ",
      was: "hall",
    } as const;
    const changed = changePictures(four, change);
    expect(changed.ok && order(changed.pictures)[0]).toBe("Front door");
    expect(changed.ok && changed.note).toEqual({ was: "hall", became: "Front door" });
  });

  test("keep the first text where two people describe the same one, and the second is not lost", () => {
    const mine = { do: "describe", key: key("hall"), caption: "Entrance", was: "lobby" } as const;
    expect(changePictures(four, mine)).toEqual({
      ok: false,
      conflict: { mine: "Entrance", theirs: "hall" },
    });
  });

  test("keep both where one describes a picture that another has cut", () => {
    const cut = picture("cut", { caption: "hall", original: key("hall") });
    const change = {
      do: "describe",
      key: key("hall"),
      caption: "Front door",
      was: "hall",
    } as const;
    const changed = changePictures([cut, ...four.slice(1)], change);
    expect(changed.ok && changed.pictures[0]).toMatchObject({
      url: "/photos/cut.jpg",
      caption: "Front door",
    });
  });

  test("are tagged as photograph, floor plan or EPC, and as nothing else", () => {
    const change = { do: "kind", key: key("bath"), kind: "floorplan" } as const;
    const changed = changePictures(four, change);
    expect(changed.ok && changed.pictures[3]?.kind).toBe("floorplan");
    expect(changePictures(four, { ...change, kind: "video" })).toMatchObject({
      problem: "Select what the photo shows.",
    });
  });

  test("say who was quicker where one is not there any more", () => {
    const removed = changePictures(four, { do: "remove", key: key("bath") });
    if (!removed.ok) throw new Error("It was refused.");
    expect(order(removed.pictures)).toEqual(["hall", "kitchen", "bedroom"]);
    expect(changePictures(removed.pictures, { do: "move", key: key("bath"), to: 1 })).toMatchObject(
      {
        ok: false,
        problem: expect.stringContaining("has removed it"),
      },
    );
  });

  test("are shown without what was cut away", () => {
    const cut = picture("cut", { original: key("hall") });
    expect(JSON.stringify(toPublicMedia([cut]))).not.toContain("hall");
  });
});
