/** Said where a form has what its page can't have written, as when the page is older than the site. */
export const pageOutOfDate = "This page is out of date. Reload it and try again.";
