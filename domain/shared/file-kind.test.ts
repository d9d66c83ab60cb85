import { expect, test } from "vitest";
import { findFileKind } from "./file-kind.ts";

test.each([
  ["%PDF-1.7", "pdf"],
  ["\u00FF\u00D8\u00FF\u00E0", "jpg"],
  ["\u0089PNG\r\n\u001A\n", "png"],
  ["GIF89a", "gif"],
  ["RIFF\0\0\0\0WEBP", "webp"],
  ["\0\0\0 ftypavif", "avif"],
  ["\0\0\0 ftypmif1", "heic"],
  ["\0\0\0 ftypisom", "mp4"],
  ["\0\0\0 ftypqt  ", "mov"],
  ["\0\0\0 ftypM4A ", null],
  ["{\\rtf1", "rtf"],
  ["PK\u0003\u0004", "zip"],
  ["\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1", "ole"],
  ["MZ", null],
  ["", null],
])("%j begins a file of kind %s", (text, kind) => {
  expect(findFileKind(Buffer.from(text, "latin1"))).toBe(kind);
});
