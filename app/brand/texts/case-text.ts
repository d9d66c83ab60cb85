/** Of renters' and landlords' own pages. */
export const caseText = {
  renter: { title: "Your home", description: "See where things are and what happens next." },
  landlord: {
    title: "Your property",
    description: "Follow the letting of your property.",
  },
  linkIsKey:
    "The link in your email opens this page without a password. Anyone with the link can open it. If you create a new link, the old one stops working.",
  newLink: "Create a new link",
  data: "What we hold about you",
  done: {
    written: "Message sent. We’ll reply here and by email.",
    code: "We’ve got your share code and we’re checking it now.",
    sent: "We’ve got your file. It’s encrypted and only the people who check it can open it.",
    holding: "Thank you, we have your choice about the holding deposit.",
    withdrawn: "You’ve withdrawn. Thank you for telling us.",
    answered: "We’ve got your answer.",
    replied: "We’ve got your answer and we’ll tell the person who asked.",
  },
  papers: { renter: "Documents", landlord: "Documents and dates" },
  wantedPapers: "We don’t need any of these today.",
  closed: {
    title: "This link doesn’t work",
    lede: "It may be incomplete or out of date, or a later email may have replaced it.",
    email: "Your email address",
    hint: "Use the address we already have for you. We’ll only send the link there.",
    button: "Email me a new link",
    sent: "If we know you, a new link is on its way",
    sentLede:
      "It goes to the email address on our records. It can take a few minutes to arrive, so please check your junk folder too. If nothing comes, open your link again and enter your email address.",
    unable: "We can’t email links at the moment. Please call us.",
    wait: "There have been several requests just now. Please try again in 15 minutes, or call us.",
  },
  failed: {
    title: "Sorry, that didn’t work",
    lede: "Something went wrong at our end, but nothing was lost. Please try again in a minute.",
    back: "Were you sending something? Go back in your browser. What you wrote is still there, and sending it twice does no harm.",
  },
  nothing: {
    title: "Nothing here yet",
    lede: "Once you ask about a home, you’ll find it here.",
  },
  nothingLandlord: {
    title: "Your home",
    lede: "Once it’s advertised, you’ll see here how it’s going.",
  },
};
