/** Of renters' and landlords' own pages. */
export const caseText = {
  renter: { title: "Your home", description: "See where things are and what happens next." },
  landlord: { title: "Your property", description: "Where the letting of your home stands." },
  linkIsKey:
    "This page opens with the link in your email and needs no password. Anyone with the link can open it. If you create a new link, the old one stops working.",
  newLink: "Make a new link",
  data: "What we hold about you",
  done: {
    written: "Message sent. We’ll reply here and by email.",
    code: "We’ve got your share code and we’re checking it now.",
    sent: "We’ve got your file. It’s encrypted and only the people who check it can open it.",
    holding: "Thank you, we have your choice about the holding deposit.",
    withdrawn: "It is withdrawn. Thank you for telling us.",
    answered: "Your answer is with us.",
    replied: "Your answer is with us. We tell whoever asked.",
  },
  papers: { renter: "Documents", landlord: "Documents and dates" },
  wantedPapers: "None of it is needed today.",
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
    title: "Sorry, that did not work",
    lede: "Something went wrong at our end, and nothing was lost. Please try again in a minute.",
    back: "Did you send something? Go back with your browser: what you wrote is still there, and sending it twice does no harm.",
  },
  nothing: {
    title: "Nothing here yet",
    lede: "As soon as you ask about a home, you find it here.",
  },
  nothingLandlord: {
    title: "Your home",
    lede: "As soon as it is advertised, you see here how it goes.",
  },
};
