/** What the assistant says in words of its own. Everything else in its answers stands on the site's pages. */
export const assistant = {
  greeting:
    'Hello, I am the digital transformation assistant of this site. What brings you here today?',
  thanks: 'You are welcome. Ask on whenever you like.',
  farewell: 'Goodbye. This conversation stays here if you come back to it.',
  identity:
    'I am an AI assistant, not a person. I answer with the words of this site, and I can bring a person of our team into this conversation.',
  ability:
    'I am an AI assistant. Ask me about our solutions, how we work, open positions or the client portal: I quote what this site says and link the pages. I can also arrange a call with a person.',
  pricing:
    'Prices are not listed on this site: they follow from what is needed. This is how you get one.',
  timeline: 'This is what the site says about time.',
  careers: 'This is what the site says about working with us.',
  support: 'If you are a client, the portal is the place for this.',
  person: 'Gladly: you can have a person. This is how.',
  unsure:
    'I do not find an answer to this on our site, and I do not guess. These pages are the nearest, and a person of our team can tell you more.',
  offTopic:
    'That is outside what I can help with: I answer questions about this company and its work. These pages may be of use, and a person of our team is there if you need one.',
  injection:
    'I cannot do that. I answer with what is public on this site, whoever asks and however it is asked. A person of our team can help you with anything else.',
  fromFile: 'Your file says',
  fileSilent: 'I find nothing about that in your file. It begins like this',
  fileEmpty: 'I could not read any text in your file. Tell me in a few words what it is about.',
  /** The sign-in of clients, which is no page with texts. */
  portal: 'Client sign-in',
} as const

/** All of them, as a test compares answers with them. */
export const assistantPhrases: readonly string[] = Object.values(assistant)
