import { describe, expect, test } from "vitest";
import {
  describeUnprintable,
  dropPictures,
  dropUnprintable,
  losesWords,
} from "./paper-characters.ts";

describe("what documents can show", () => {
  test.each([
    "Grace Adeleke",
    "Łukasz Żak, Ana Ștefănescu, Nguyễn Thị Ánh, Ọlá Ẹ̀kọ́",
    "Siân Ŵyn, Seán Ó Dálaigh",
    "Ольга Щукина",
    "Ελένη Παπαδοπούλου",
    "प्रिया शर्मा",
    "Ade\u0301le",
    "Flat 2½, 10 Mill Lane\nLondon",
  ])("%s", (name) => {
    expect(describeUnprintable(name)).toBeNull();
  });

  test.each([
    ["李小龙", "李 小 龙"],
    ["محمد علي", "م ح د ع ل and others"],
    ["דוד", "ד ו"],
    ["রহিমা", "র হ ি ম া"],
    ["கவின்", "க வ ி ன ்"],
    ["નેહા", "ન ે હ ા"],
    ["ਗੁਰ", "ਗ ੁ ਰ"],
    ["สมชาย", "ส ม ช า ย"],
    ["김민준", "김 민 준"],
    ["Անի", "Ա ն ի"],
    ["Li 李", "李"],
    ["Zo\uFFFD", "\uFFFD"],
    ["Zoë\uFFFC", "\uFFFC"],
  ])("never %s, which would be empty boxes", (name, missing) => {
    expect(describeUnprintable(name)).toBe(
      `Documents can’t show “${name}”. Their font does not include ${missing}.`,
    );
  });
});

test("a text of others loses what can't be shown, and no space is left over", () => {
  expect(dropUnprintable("✓ Parking\n★ ★ Garden ✓\tand\tlift 🙂.")).toBe(
    "Parking\nGarden and lift.",
  );
});

test("a wish loses its pictures and none of its words", () => {
  expect(dropPictures("A desk 🙏🏽❤️, please 1️⃣ 🇬🇧")).toBe("A desk, please 1");
  expect(dropPictures("请给我一张桌子 🙂")).toBe("请给我一张桌子 🙂");
  expect(dropPictures("A desk 🙂 for 李")).toBe("A desk for 李");
});

test.each([
  ["Near 地铁站", true],
  ["שלום", true],
  ["✓ Lift and garden 🌳", false],
  ["Zoë, Łódź, Αθήνα", false],
])("whether a document leaves out words of %s: %s", (text, isLost) => {
  expect(losesWords(text)).toBe(isLost);
});
