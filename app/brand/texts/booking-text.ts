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
  description: "See when and where your viewing is, and tell us whether you’re coming.",
  changeHint: "Another time, or another day. If you no longer want to come, please tell us.",
  cancelWords: "I would like to cancel this viewing.",
  answered: {
    // Also of a time that they chose themselves, about which they told us nothing.
    confirmed: "We’re expecting you at this time. If your plans have changed, ask for a change.",
    "change-asked":
      "You asked for a change. One of our team members will be in touch with you shortly.",
  },
  ownPage: {
    move: "Move or cancel your viewing, or set a reminder",
    ask: "Cancel your viewing, ask for another time, or set a reminder",
    tooLate: "Can’t come any more?",
  },
  unknown: {
    heading: "We can’t find this viewing",
    lede: "The link may be incomplete or out of date. Please open it again from our email, or call us. We have your viewing in our diary.",
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
  description: "Confirm, move or cancel your viewing, or set a reminder.",
  heading: "Your viewing is booked",
  changeAsked: "You asked for another time",
  open: "Please confirm you’re coming, or choose another time.",
  calendar: "Add to my calendar",
  /** @param before as "2 hours" */
  reminder: (before: string) => `Remind me again by email ${before} before`,
  move: {
    heading: "Another time",
    until: (until: string) =>
      `You can move or cancel your viewing here until ${until}. After that, please call.`,
    otherPerson: (name: string) =>
      `${name} doesn’t have many other times, so a colleague may meet you instead.`,
    button: "Move viewing to this time",
    ask: "We can’t show other times online for this home. Call us or tell us when suits you and we’ll find a time.",
    none: "No other time is free in the next 2 weeks. Tell us when you could come, and we’ll look for one.",
    askLink: "Ask for another time",
  },
  cancel: {
    heading: "Cancel this viewing",
    reason: "Reason for cancelling",
    hint: "It helps us find a home that suits you.",
    button: "Cancel the viewing",
  },
  tooLate: {
    heading: "Can’t come any more?",
    lede: "It’s too late to change your viewing here, because someone may already be on the way. Please call us.",
  },
  done: {
    confirmed: "Thank you for confirming your attendance.",
    moved: "Viewing moved. We’ll email you the new time for your calendar.",
    cancelled: "Viewing cancelled.",
    reminder: "We’ll remind you the day before, and again shortly before.",
    "no-reminder": "We’ll remind you the day before only.",
  },
  linkIsKey:
    "The link in your email opens this page without a password. Anyone with the link can open it.",
} as const;

/** Of the page on which a renter chooses one of several times that were offered. */
export const chooseViewingText = {
  title: "Choose a time",
  description: "See when you can view the home, and book the time you choose.",
  heading: "When would you like to see it?",
  lede: "Tap a time to book it. We’ll email you the details for your calendar straight away.",
  with: (name: string) => `with ${name}`,
  open: "Other people can book these times until you choose one.",
  booked: {
    heading: "Your viewing is booked",
    lede: (day: string, from: string) => `We’ll see you on ${day} at ${from}.`,
    button: "View booking",
  },
  none: {
    heading: "These times have gone",
    lede: "Other people have booked them, or they’ve passed. Tell us when you could come, and we’ll look for another time.",
  },
  gone: {
    heading: "This home is no longer to let",
    lede: "You can’t view it any more, but we’re happy to help you find another home.",
  },
  linkIsKey:
    "The link in your email opens this page without a password. Anyone with the link can choose for you.",
} as const;

export const feedbackText = {
  title: "How was the viewing?",
  description: "Tell us what you think of the home you’ve seen.",
  heading: "How was it?",
  question: "What do you think of this home?",
  answers: { interested: "I’m interested", perhaps: "Perhaps", no: "It’s not for me" },
  why: "If it’s not for you, why not?",
  noReason: "I’d rather not say",
  message: "Anything to add?",
  messageHint:
    "Only we see this. We may summarise for the landlord what viewers thought, without names.",
  button: "Send my answer",
  thanks: {
    heading: "Thank you for your answer",
    interested: "We’ll get in touch with you about the next step.",
    perhaps: "Tell us when you know more, or if you’d like to see it again.",
    no: "That helps us find one that suits you better.",
  },
  closed: {
    heading: "There’s nothing to answer here",
    lede: "Your viewing hasn’t happened yet, didn’t take place or was too long ago. If you have something to tell us, please call.",
  },
} as const;
