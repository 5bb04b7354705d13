/** The assistant's own phrases. Everything else in its answers is quoted from the site. */
export const assistant = {
  greeting:
    'Hello. I am the AI assistant of this site. Tell me what you want to improve, or ask me about a solution, a Blueprint or a job.',
  greetingAgain: 'Hello again. What would you like to know?',
  thanks: 'You are welcome. You can ask me more at any time.',
  thanksAgain: 'You are welcome. Is there anything else you would like to know?',
  nod: 'Good. What else would you like to know?',
  sorry:
    'I am sorry that this did not help. I only quote what this site says. Please ask in other words, or ask for a person from our team.',
  farewell: 'Goodbye. You can read this conversation here as long as you keep this page open.',
  identity:
    'I am an AI assistant, not a person. I answer with text from this site. I can also ask a person from our team to answer you here.',
  /** The same in French. */
  identityInFrench:
    'Je suis un assistant IA, pas une personne. Je réponds avec les textes de ce site. Je peux aussi demander à une personne de notre équipe de vous répondre ici.',
  ability:
    'I am an AI assistant. You can ask me about our solutions, how we work, open positions or the client portal. I quote what this site says and link to the pages. I can also help you to book a call with a person.',
  pricing:
    'We do not list prices on this site, because they depend on what you need. This is how you get a price.',
  support: 'If you are a client, please use the client portal for this.',
  person: 'Yes, you can talk to a person. This is how.',
  also: 'Another page also says this.',
  /** Offers after an answer where no question follows; a "yes" asks the question beside it. */
  offers: {
    projects: {
      ask: 'Would you like to see what we have built?',
      question: 'Which projects have you built for governments?',
    },
    begin: {
      ask: 'Would you like to know how to start with us?',
      question: 'What is the first step, and what is included in a Blueprint?',
    },
    solutions: {
      ask: 'Would you like to know what we build?',
      question: 'Which solutions does Unordin build for governments?',
    },
    apply: {
      ask: 'Would you like to know how to apply?',
      question: 'How do I apply for a position?',
    },
  },
  /** The reply to a message in another language; beside French in that language and in English. */
  languages: {
    fr: 'Je n’ai pas trouvé de réponse à cette question sur notre site, et je n’invente rien. Ces pages sont en anglais et peuvent aider. Une personne de notre équipe peut vous en dire plus.',
    de: 'Ich lese und antworte nur auf Englisch. Schreiben Sie mir auf Englisch, oder fragen Sie nach einem Menschen aus unserem Team. I read and answer in English only. You can ask for a person from our team.',
    es: 'Solo leo y respondo en inglés. Escríbame en inglés o pida una persona de nuestro equipo. I read and answer in English only. You can ask for a person from our team.',
    pt: 'Só leio e respondo em inglês. Escreva-me em inglês ou peça uma pessoa da nossa equipa. I read and answer in English only. You can ask for a person from our team.',
    it: 'Leggo e rispondo solo in inglese. Mi scriva in inglese, o chieda una persona del nostro team. I read and answer in English only. You can ask for a person from our team.',
    ar: 'أقرأ وأجيب بالإنجليزية فقط. اكتب لي بالإنجليزية، أو اطلب شخصًا من فريقنا. I read and answer in English only. You can ask for a person from our team.',
    other: 'I read and answer in English only. You can ask for a person from our team.',
  },
  unsure:
    'I did not find an answer to this on our site, and I do not guess. These pages may help. A person from our team can tell you more.',
  offTopic:
    'I cannot help with that. I answer questions about this company and its work. These pages may help. You can also ask for a person from our team.',
  injection:
    'I cannot do that. I only answer with what is public on this site. A person from our team can help you with anything else.',
  fromFile: 'Your file says',
  fileSilent: 'I did not find anything about that in your file. It begins like this',
  fileBegins: 'I have read your file. It begins like this',
  fileEmpty:
    'I could not read any text in your file. Please tell me in a few words what it is about.',
  /** The name of the clients' sign-in page, which the site map does not have. */
  portal: 'Client sign-in',
} as const

/** All fixed phrases; a test compares answers with them. */
export const assistantPhrases: readonly string[] = phrasesIn(assistant)

function phrasesIn(words: string | object): string[] {
  return typeof words === 'string' ? [words] : Object.values(words).flatMap(phrasesIn)
}
