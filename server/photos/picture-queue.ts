import pLimit from "p-limit";

/**
 * Pictures are drawn one after another in a process: that leaves a core for requests, and memory is
 * bounded by one picture however many arrive at once.
 */
export const inPictureQueue = pLimit(1);
