import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

const megabyte = 1024 * 1024;

test.each([
  [0, "1 kB"],
  [1, "1 kB"],
  [1025, "2 kB"],
  [900 * 1024, "900 kB"],
  [megabyte, "1 MB"],
  [25 * megabyte, "25 MB"],
  [25 * megabyte + 1, "25.1 MB"],
  [26_520_000, "25.3 MB"],
  [50 * megabyte, "50 MB"],
])("%d bytes are %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
