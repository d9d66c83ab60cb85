/** For a form with values that its page can't have written, for instance because the page is older than the site. */
export const pageOutOfDate = "This page is out of date. Reload it and try again.";
