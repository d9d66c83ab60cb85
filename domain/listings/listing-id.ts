/** What an id of a listing looks like: any other text is none, whatever it holds. */
export const listingIdForm = /^\w{1,40}$/;
