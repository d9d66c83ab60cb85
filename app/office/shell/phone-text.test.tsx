import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PhoneText } from "./phone-text.tsx";

test.each([
  [
    "Dot has no email. Call or text 07700 900777.",
    'Dot has no email. Call or text <a href="tel:+447700900777">07700 900777</a>.',
  ],
  ["Ring +44 7700 900777 first", 'Ring <a href="tel:+447700900777">+44 7700 900777</a> first'],
  ["Ring (020) 7946 0147.", 'Ring <a href="tel:+442079460147">(020) 7946 0147</a>.'],
  [
    "07700 900777 or 07700 900778",
    '<a href="tel:+447700900777">07700 900777</a> or <a href="tel:+447700900778">07700 900778</a>',
  ],
  ["Moved to 03/12/2026, 10:30, 2,450 pcm", "Moved to 03/12/2026, 10:30, 2,450 pcm"],
])("%s", (text, html) => {
  expect(renderToStaticMarkup(<PhoneText>{text}</PhoneText>)).toBe(html);
});
