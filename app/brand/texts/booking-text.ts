/** The first five texts are from the specification (renter, section 4). */
export const bookingText = {
  ask: "Please let us know if you can attend the viewing:",
  attend: "I will attend",
  change: "Request a change",
  changePrompt: "Please let us know what change you'd like to have in your booking:",
  done: {
    attends: {
      heading: "Thank you for confirming your attendance",
      next: "We're looking forward to seeing you soon",
    },
    changed: {
      heading: "Thank you for letting us know",
      next: "One of our team members will be in touch with you shortly",
    },
  },
  title: "Your viewing",
  description: "Says when and where your viewing is, and takes your answer.",
  changeHint: "Another time, or another day. If you no longer want to come, tell us that too.",
  cancelWords: "I would like to cancel this viewing.",
  answered: {
    // Also of a time that they chose themselves, about which they told us nothing.
    confirmed: "We’re expecting you at this time. If your plans have changed, ask for a change.",
    "change-asked":
      "You asked for a change. One of our team members will be in touch with you shortly.",
  },
  ownPage: {
    move: "Move or cancel it yourself, or have us remind you",
    ask: "Cancel it, ask us for another time, or have us remind you",
    tooLate: "Can’t come any more?",
  },
  unknown: {
    heading: "We can't find this viewing",
    lede: "The link may be incomplete, or too old. Please open it again from our email, or call us: we have your viewing in our diary.",
  },
  cancelled: {
    heading: "This viewing was cancelled",
    lede: "Call us if you’d like another time or weren’t expecting this.",
  },
  over: {
    heading: "This viewing is over",
    lede: "If you would like to see the home again, or have a question about it, please call us.",
  },
} as const;

/** Of the renter's own page, on which they change the viewing themselves. */
export const ownViewingText = {
  title: "Your viewing",
  description: "Confirms, moves or cancels your viewing, and reminds you of it.",
  heading: "Your viewing is booked",
  changeAsked: "You asked for another time",
  open: "Please confirm you’re coming, or choose another time.",
  calendar: "Add to my calendar",
  /** @param before as "2 hours" */
  reminder: (before: string) => `Remind me again by email ${before} before`,
  move: {
    heading: "Another time",
    until: (until: string) =>
      `You can move or cancel it yourself until ${until}. Later, please call.`,
    otherPerson: (name: string) =>
      `${name} has few other times, so a colleague could meet you too.`,
    button: "Move viewing to this time",
    ask: "We can’t show other times online for this home. Call us or tell us when suits you and we’ll find a time.",
    none: "No other time is free in the next two weeks. Tell us when you could, and we look for one.",
    askLink: "Ask for another time",
  },
  cancel: {
    heading: "Cancel this viewing",
    reason: "Why, in a few words",
    hint: "It helps us to find a home that suits you.",
    button: "Cancel the viewing",
  },
  tooLate: {
    heading: "Can’t come any more?",
    lede: "It is too late to change it on this page: somebody may be on the way. Please call us.",
  },
  done: {
    confirmed: "Thank you for confirming your attendance.",
    moved: "Your viewing is moved. An email with the new time for your calendar is on its way.",
    cancelled: "Your viewing is cancelled.",
    reminder: "We’ll remind you the day before, and again shortly before.",
    "no-reminder": "We’ll remind you the day before only.",
  },
  linkIsKey:
    "This page opens with the link in your email and needs no password. Anyone who has the link can open it.",
} as const;

/** Of the page on which a renter chooses one of several times that were offered. */
export const chooseViewingText = {
  title: "Choose a time",
  description: "Shows the times at which you can see the home, and books the one you choose.",
  heading: "When would you like to see it?",
  lede: "Tap a time and it is booked for you. We’ll email it for your calendar straight away.",
  with: (name: string) => `with ${name}`,
  open: "Until you choose, the times are open to others too.",
  booked: {
    heading: "Your viewing is booked",
    lede: (day: string, from: string) => `We’ll see you on ${day} at ${from}.`,
    button: "View booking",
  },
  none: {
    heading: "These times have gone",
    lede: "Others have taken them, or they have passed. Tell us when you could, and we look for another time.",
  },
  gone: {
    heading: "This home is no longer to let",
    lede: "It cannot be viewed any more. We are happy to look for another home with you.",
  },
  linkIsKey:
    "This page opens with the link in your email and needs no password. Anyone who has the link can choose for you.",
} as const;

export const feedbackText = {
  title: "How was the viewing?",
  description: "Takes what you think of the home that you have seen.",
  heading: "How was it?",
  question: "What do you think of this home?",
  answers: { interested: "I am interested", perhaps: "Perhaps", no: "It is not for me" },
  why: "If it is not for you: what was it?",
  noReason: "I would rather not say",
  message: "Anything to add?",
  messageHint: "Only we read it. The landlord doesn’t see it.",
  button: "Send my answer",
  thanks: {
    heading: "Thank you for your answer",
    interested: "We get in touch with you about the next step.",
    perhaps: "Tell us when you know more, or if you would like to see it again.",
    no: "That helps us to find one that suits you better.",
  },
  closed: {
    heading: "There is nothing to answer here",
    lede: "The viewing is ahead of you, did not take place, or was too long ago. If you have something to tell us, please call.",
  },
} as const;
