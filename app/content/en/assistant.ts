/** The assistant's own phrases. Everything else in its answers is quoted from the site. */
export const assistant = {
  greeting:
    'Hello. I am the AI assistant of this site. Tell me what you would like to change, or ask me about a solution, a Blueprint or a job.',
  greetingAgain: 'Hello again. What would you like to know?',
  thanks: 'You are welcome. Ask on whenever you like.',
  thanksAgain: 'Gladly. Is there anything else you would like to know?',
  nod: 'Good. What else would you like to know?',
  sorry:
    'I am sorry that this did not help. I only quote what this site says. Put it in other words if you like, or let a person of our team answer you.',
  farewell: 'Goodbye. This conversation stays here as long as you keep this page open.',
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
  /** Before a quotation; they alternate. */
  leads: [
    'This is what our pages say about it.',
    'Our site puts it like this.',
    'I find this on our site.',
  ],
  leadsOf: {
    evisa: ['On e-visas and borders, our pages say this.', 'Our e-visa pages put it like this.'],
    governance: [
      'On government, tax and registers, our pages say this.',
      'Our governance pages put it like this.',
    ],
    healthcare: ['On healthcare, our pages say this.', 'Our healthcare pages put it like this.'],
    aftrlife: ['On AftrLife, our pages say this.', 'Our AftrLife pages put it like this.'],
    construction: [
      'On construction and inspection, our pages say this.',
      'Our construction pages put it like this.',
    ],
    projects: ['Among our projects there is this.', 'From what we have built:'],
    insights: ['From our articles:', 'In one of our articles we write this.'],
  },
  also: 'Another page adds this.',
  /** Offers after an answer where no question follows; a "yes" asks the question beside it. */
  offers: {
    projects: {
      ask: 'Shall I show you what we have built?',
      question: 'Which projects have you built for governments?',
    },
    begin: {
      ask: 'Shall I tell you how one begins with us?',
      question: 'What is the first step, and what is included in a Blueprint?',
    },
    solutions: {
      ask: 'Shall I tell you what we build?',
      question: 'Which solutions does Unordin build for governments?',
    },
    apply: { ask: 'Shall I tell you how to apply?', question: 'How do I apply for a position?' },
  },
  /** The reply to a message in another language, in that language and in English. */
  languages: {
    fr: 'Je ne lis et ne réponds qu’en anglais. Écrivez-moi en anglais, ou demandez une personne de notre équipe. I read and answer in English only; a person of our team can be asked for.',
    de: 'Ich lese und antworte nur auf Englisch. Schreiben Sie mir auf Englisch, oder fragen Sie nach einem Menschen aus unserem Team. I read and answer in English only; a person of our team can be asked for.',
    es: 'Solo leo y respondo en inglés. Escríbame en inglés o pida una persona de nuestro equipo. I read and answer in English only; a person of our team can be asked for.',
    pt: 'Só leio e respondo em inglês. Escreva-me em inglês ou peça uma pessoa da nossa equipa. I read and answer in English only; a person of our team can be asked for.',
    other: 'I read and answer in English only. A person of our team can be asked for.',
  },
  unsure:
    'I do not find an answer to this on our site, and I do not guess. These pages are the nearest, and a person of our team can tell you more.',
  offTopic:
    'That is outside what I can help with: I answer questions about this company and its work. These pages may be of use, and a person of our team is there if you need one.',
  injection:
    'I cannot do that. I answer with what is public on this site, whoever asks and however it is asked. A person of our team can help you with anything else.',
  fromFile: 'Your file says',
  fileSilent: 'I find nothing about that in your file. It begins like this',
  fileBegins: 'I have read your file. It begins like this',
  fileEmpty: 'I could not read any text in your file. Tell me in a few words what it is about.',
  /** The name of the clients' sign-in page, which the site map does not have. */
  portal: 'Client sign-in',
} as const

/** All fixed phrases; a test compares answers with them. */
export const assistantPhrases: readonly string[] = phrasesIn(assistant)

function phrasesIn(words: string | object): string[] {
  return typeof words === 'string' ? [words] : Object.values(words).flatMap(phrasesIn)
}
