/** The agency's branch in the feed of the demo. Homes of any other are real. */
export const demoBranch = "999999";
