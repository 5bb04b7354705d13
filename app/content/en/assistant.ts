/** The assistant's own phrases. Everything else in its answers is quoted from the site. */
export const assistant = {
  greeting:
    'Hello. I am the AI assistant of this site. Tell me what you want to improve, or ask me about a solution, a Blueprint or a job.',
  greetingAgain: 'Hello again. What would you like to know?',
  thanks: 'You are welcome. You can ask me more at any time.',
  thanksAgain: 'You are welcome. Is there anything else you would like to know?',
  nod: 'Good. What else would you like to know?',
  nodAgain: 'All right. I am here when you have a question.',
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
  /** The same in French, for those who write it; what is quoted beside it may be in English. */
  french: {
    greeting:
      'Bonjour. Je suis l’assistant IA de ce site. Dites-moi ce que vous voulez améliorer, ou posez une question sur une solution, un Blueprint ou un emploi.',
    greetingAgain: 'Rebonjour. Que voulez-vous savoir ?',
    thanks: 'Je vous en prie. Vous pouvez me poser d’autres questions à tout moment.',
    thanksAgain: 'Avec plaisir. Y a-t-il autre chose que vous voulez savoir ?',
    nod: 'Très bien. Que voulez-vous savoir d’autre ?',
    nodAgain: 'D’accord. Je suis là si vous avez une question.',
    sorry:
      'Je suis désolé que cela ne vous ait pas aidé. Je cite seulement ce que dit ce site. Posez la question autrement, ou demandez une personne de notre équipe.',
    farewell:
      'Au revoir. Vous pouvez relire cette conversation ici tant que cette page reste ouverte.',
    ability:
      'Je suis un assistant IA. Vous pouvez me poser des questions sur nos solutions, notre façon de travailler, les postes ouverts ou le portail client. Je cite ce que dit ce site et je donne les liens. Je peux aussi vous aider à réserver un appel avec une personne.',
    pricing:
      'Nous ne publions pas de prix sur ce site, parce qu’ils dépendent de vos besoins. Voici comment obtenir un prix.',
    support: 'Si vous êtes client, passez par le portail client pour cela.',
    person: 'Oui, vous pouvez parler à une personne. Voici comment.',
    also: 'Une autre page le dit aussi.',
    possible: {
      meant: {
        one: 'Je ne suis pas sûr que notre site y réponde. Vous cherchez peut-être la réponse à cette question.',
        several:
          'Je ne suis pas sûr que notre site y réponde. Vous cherchez peut-être la réponse à l’une de ces questions.',
      },
      guessed: {
        one: 'Je n’ai pas trouvé de réponse sûre sur notre site. Voici la plus proche.',
        several: 'Je n’ai pas trouvé de réponse sûre sur notre site. Voici les plus proches.',
      },
    },
    offTopic:
      'Je ne peux pas vous aider pour cela. Je réponds aux questions sur cette entreprise et son travail. Ces pages, en anglais, peuvent aider. Vous pouvez aussi demander une personne de notre équipe.',
    injection:
      'Je ne peux pas faire cela. Je réponds seulement avec ce qui est public sur ce site. Une personne de notre équipe peut vous aider pour le reste.',
  },
  /** What people say beside their questions. The second sentence is said where the first was just said. */
  smallTalk: {
    en: {
      howAreYou: [
        'I am fine, thank you for asking. And you, what can I look up for you?',
        'Still fine, thank you. What would you like to know?',
      ],
      joke: [
        'I know no good jokes, I am afraid: I only know what is on this site. Is there something I can look up?',
        'I would only repeat myself, and that is not funny. What would you like to know?',
      ],
      weather: [
        'I cannot tell, because I only know what is on this site. I hope it is pleasant where you are.',
        'I do not know that either. A weather service can tell you.',
      ],
      maker: [
        'The team of Unordin made me for this site. I am an AI, not a person.',
        'The same team as before: that of Unordin. I am an AI.',
      ],
      name: [
        'I have no name. I am the AI assistant of this site.',
        'Just "the assistant" is fine. I am an AI.',
      ],
      laugh: [
        'Glad that you are in a good mood. I am here when you have a question.',
        'Good to hear you laugh.',
      ],
      praise: [
        'Thank you, that is kind. I am here when you have a question.',
        'That is kind of you. Thank you.',
      ],
      there: ['Yes, I am here. What would you like to know?', 'Still here. Please go ahead.'],
    },
    fr: {
      howAreYou: [
        'Je vais bien, merci. Et vous, que puis-je chercher pour vous ?',
        'Toujours bien, merci. Que voulez-vous savoir ?',
      ],
      joke: [
        'Je ne connais pas de bonne blague : je connais seulement ce qui est sur ce site. Puis-je chercher autre chose ?',
        'Je ne ferais que me répéter, et ce n’est pas drôle. Que voulez-vous savoir ?',
      ],
      weather: [
        'Je ne sais pas : je connais seulement ce qui est sur ce site. J’espère qu’il fait beau chez vous.',
        'Je ne sais pas cela non plus. Un service météo peut vous le dire.',
      ],
      maker: [
        'L’équipe d’Unordin m’a créé pour ce site. Je suis une IA, pas une personne.',
        'La même équipe : celle d’Unordin. Je suis une IA.',
      ],
      name: [
        'Je n’ai pas de nom. Je suis l’assistant IA de ce site.',
        'Dites simplement « l’assistant ». Je suis une IA.',
      ],
      laugh: [
        'Vous êtes de bonne humeur, tant mieux. Je suis là si vous avez une question.',
        'C’est bien de rire.',
      ],
      praise: [
        'Merci, c’est gentil. Je suis là si vous avez une question.',
        'C’est gentil de votre part. Merci.',
      ],
      there: ['Oui, je suis là. Que voulez-vous savoir ?', 'Toujours là. Je vous écoute.'],
    },
  },
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
  /** Before the answers that are nearest, where it is not certain which question was asked. */
  possible: {
    meant: {
      one: 'I am not sure that our site answers this. You may mean this question.',
      several: 'I am not sure that our site answers this. You may mean one of these questions.',
    },
    guessed: {
      one: 'I did not find a sure answer to this on our site. This comes nearest.',
      several: 'I did not find a sure answer to this on our site. These come nearest.',
    },
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
