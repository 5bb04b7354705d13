import { company } from './company.ts'

/** The assistant's fixed texts in a conversation, beside answers from the site, and the texts of the staff's pages. */
export const conversationCopy = {
  errors: {
    unreadable: 'The request could not be read.',
    session: 'The session is missing or is no session of this site.',
    empty: 'Please write a message or attach a file.',
    long: (most: number) =>
      `A message must be at most ${most.toLocaleString('en-CA')} characters long.`,
    files: (most: number) => `At most ${most} files go with one message.`,
    foreignFile: 'A file is not part of this conversation, or its address has expired.',
    notFound: 'This conversation was not found.',
    full: 'This conversation has become too long. Please begin a new one.',
    answering: 'Your message is being answered. Please try again in a moment.',
    failed: 'Failed to send message. Please try again.',
    uploadFailed: 'Failed to upload files. Please try again.',
    noFile: 'Please choose a file.',
    fileType: (name: string) =>
      `${name} is of a type that is not accepted. Send a PDF, a Word document, a text or a picture.`,
    fileGone: 'This address has expired, or the file is no longer there.',
    connections: 'Too many open connections. Please ask again later.',
    method: (allowed: string) => `Use ${allowed}`,
  },
  questions: {
    area: 'Which area is this about?',
    organisation: 'Which organisation are you asking for?',
    need: 'What should work better afterwards than it does today? A sentence is enough.',
    time: 'When would you like to begin?',
    email: 'Whom should a person of our team write to? Please give your name and e-mail address.',
  },
  areas: {
    'e-visa': 'e-Visa and immigration',
    governance: 'Digital governance and tax',
    healthcare: 'Healthcare and telemedicine',
    aftrlife: 'AftrLife avatars',
    construction: 'Construction and inspection',
    other: 'Something else',
  },
  times: ['As soon as possible', 'Within 3 months', 'Within a year', 'Just exploring'],
  skip: 'No, thanks',
  opening:
    'If you like, I can pass this on to our team. A few short questions help; "no, thanks" ends them.',
  noted: 'Noted.',
  declined: 'No problem, I will not ask any further. What else would you like to know?',
  wrongEmail: 'I do not see an e-mail address in that.',
  noEmail:
    'Without an e-mail address I cannot pass this on. You can book a call or write to us on the contact page whenever you like.',
  summary: {
    intro: 'This is what I would pass on:',
    area: 'Area',
    organisation: 'Organisation',
    need: 'Need',
    time: 'Time',
    email: 'E-mail',
    name: 'Name',
  },
  consent: {
    text: 'Send this conversation with these details to the staff of Unordin, so that a person can answer me by e-mail. I can have it deleted at any time.',
    ask: 'Do you agree?',
    yes: 'Yes, send it',
    no: 'No, do not send it',
    refused: 'Nothing was sent. What else would you like to know?',
    filed: (reference: string) =>
      `Thank you. Your enquiry is filed under the reference ${reference}, and a copy is on its way to your mailbox. A person replies within 24 hours. If you prefer to talk, you can choose a time for a 30-minute call.`,
  },
  handOff: {
    requested:
      'I have told our staff that you would like to talk to a person. Somebody answers here, or by mail if you leave an address, within 24 hours. Meanwhile you can book a 30-minute call, and I go on answering.',
    again: 'Our staff know that you would like to talk to a person. Somebody answers here.',
    staffHere: (name: string) => `${name} has your message and answers here.`,
    /** For a visitor who asked for a person in another language. */
    requestedIn: {
      fr: 'J’ai dit à notre équipe que vous souhaitez parler à une personne. Quelqu’un vous répond ici, ou par courriel si vous laissez une adresse, dans les 24 heures. I have told our staff that you would like to talk to a person.',
      es: 'He avisado a nuestro equipo de que desea hablar con una persona. Alguien le responde aquí, o por correo si deja una dirección, en un plazo de 24 horas. I have told our staff that you would like to talk to a person.',
      de: 'Ich habe unserem Team gesagt, dass Sie mit einem Menschen sprechen möchten. Jemand antwortet hier, oder per E-Mail, wenn Sie eine Adresse hinterlassen, innerhalb von 24 Stunden. I have told our staff that you would like to talk to a person.',
      pt: 'Avisei a nossa equipe de que deseja falar com uma pessoa. Alguém responde aqui, ou por e-mail se deixar um endereço, em até 24 horas. I have told our staff that you would like to talk to a person.',
    },
  },
  wishes: {
    data: `You can ask to see, correct or delete what we hold about you. Write to ${company.mailbox} from the address it concerns, or ask for a person here. The privacy page says what is kept, why and for how long.`,
    complaint: `I am sorry that something went wrong. A person should hear this: ask for one here, or write to ${company.mailbox} and say what happened and when.`,
  },
  notices: {
    came: (name: string) => `${name} of our team has joined the conversation.`,
    left: (name: string) => `${name} has left the conversation. The assistant answers again.`,
  },
  /** While the assistant is switched off; staff still answer. */
  off: 'The assistant is switched off at the moment. Ask for a person and somebody answers here, or book a call.',
  /** Below an answer of the built-in assistant when the provider failed. */
  fromPages: 'This comes straight from our pages.',
  attachedOnly: 'What can you tell me about this?',
} as const

export const handOffMail = {
  subject: (who: string) => `A visitor would like to talk to a person: ${who}`,
  subjectWaiting: (who: string) => `A visitor is waiting for your answer: ${who}`,
  somebody: 'somebody on the website',
  preview: 'The assistant has promised that a person answers in the chat.',
  label: 'C<UNORDIN<<CONVERSATION<<<<<<<<<<<<',
  title: 'A person is asked for',
  body: 'Somebody is talking to the assistant on the website and would like an answer from a person. Open the conversation to take over.',
  fields: { said: 'Last message', name: 'Name', email: 'E-mail', page: 'Page' },
  open: 'Open the conversation',
  footer: 'Sent to the address in NOTIFY_EMAIL. Questions:',
} as const

export const staffReplyMail = {
  subject: 'An answer to your conversation with us',
  preview: 'A person of our team has answered.',
  label: 'C<UNORDIN<<CONVERSATION<<<<<<<<<<<<',
  title: 'We have answered you',
  body: (name: string) => `${name} of our team has answered in the chat on our website:`,
  after: 'You can simply answer this mail.',
  footer:
    'You receive this mail because you left this address in a conversation on our website. If that was not you, write to',
} as const

export const conversationsTab = 'Conversations'

export const intentWords = {
  evisa: 'e-Visa',
  governance: 'Governance',
  healthcare: 'Healthcare',
  aftrlife: 'AftrLife',
  construction: 'Construction',
  capabilities: 'Capabilities',
  company: 'Company',
  projects: 'Projects',
  insights: 'Insights',
  pricing: 'Pricing',
  timeline: 'Timeline',
  careers: 'Careers',
  support: 'Support',
  person: 'A person',
  danger: 'Danger to life',
  data: 'Personal data',
  complaint: 'Complaint',
  other: 'Other',
} as const

export const conversationsPage = {
  title: 'Conversations',
  caption: 'Conversations with the assistant',
  found: (count: number, capped: boolean) =>
    `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} ${count === 1 ? 'conversation' : 'conversations'}`,
  searchLabel: 'Search conversations',
  searchPlaceholder: 'Search by what was said, name, or email...',
  state: 'State',
  allStates: 'All states',
  states: {
    waiting: 'Waiting for a person',
    requested: 'Person asked for',
    staff: 'With a person',
    assistant: 'With the assistant',
  },
  badges: {
    waiting: 'Waiting',
    requested: 'Requested',
    staff: 'Person',
    assistant: 'Assistant',
  },
  intent: 'About',
  allIntents: 'Everything',
  columns: {
    opening: 'Conversation',
    state: 'State',
    intent: 'About',
    messages: 'Messages',
    lead: 'Lead',
    last: 'Last message',
  },
  nobody: 'Visitor',
  noWords: 'Without words',
  openLead: 'Open lead',
  openLeadOf: (name: string) => `Open the lead of ${name}`,
  noLead: 'None',
  empty: 'No conversations yet.',
  emptyHint: 'A conversation appears here as soon as a visitor writes to the assistant.',
  toSite: 'Open the site',
  noMatch: 'No conversations found matching your search.',
  noMatchHint: 'Try fewer letters, another state or another subject.',
  pages: 'Pages of conversations',
  failure: 'Error loading conversations. Please try again.',
} as const

export const conversationPage = {
  back: 'All conversations',
  notFound: 'Conversation not found',
  transcript: 'Transcript',
  roles: { user: 'Visitor', assistant: 'Assistant', staff: 'Staff', notice: 'Notice' },
  kinds: {
    answer: 'answered from the site',
    unsure: 'did not know',
    refused: 'refused',
    courtesy: 'courtesy',
    question: 'asked',
    safety: 'gave emergency numbers',
  },
  sources: 'Sources',
  files: 'Attached files',
  picture: (name: string) => `Text read from the image ${name}`,
  download: (name: string, size: string) => `Download ${name}, ${size}`,
  newTab: 'opens the page',
  about: 'About this conversation',
  fields: {
    state: 'State',
    takenBy: 'Answered by',
    intent: 'About',
    name: 'Name',
    email: 'Email',
    organisation: 'Organisation',
    page: 'Began on',
    created: 'Began',
    until: 'Deleted on',
    lead: 'Lead',
  },
  openLead: 'Open the lead it became',
  noLead: 'None was filed',
  takeOver: 'Take over',
  takeOverFrom: (name: string) => `Take over from ${name}`,
  takeOverHint: 'The assistant stays silent, and the visitor is told that you have come.',
  handBack: 'Hand back to the assistant',
  working: 'Saving...',
  takenOver: { title: 'You have taken over' },
  handedBack: { title: 'Handed back to the assistant' },
  reply: {
    title: 'Answer as a person',
    label: 'Your answer',
    hint: 'The visitor sees it at once, with your name.',
    hintFirst:
      'The visitor sees it at once, with your name. Sending it takes the conversation over.',
    mail: (email: string) => `Also send it by mail to ${email}`,
    submit: 'Send answer',
    submitting: 'Sending...',
    sent: { title: 'Answer sent' },
    errors: {
      empty: 'Please write an answer first',
      long: 'An answer must be at most 4000 characters',
      lost: 'The answer was not sent. Please try again.',
    },
  },
  stale: {
    taken: (name: string) => `${name} has taken over in the meantime. Nothing was sent or changed.`,
    left: 'Somebody else has handed the conversation back in the meantime. Nothing was sent or changed.',
    answered: (name: string) =>
      `${name} has answered in the meantime. Nothing was sent; read it, and send again if you still want to.`,
    noted: (name: string) => `This conversation is with ${name}. Take over first.`,
  },
  remove: 'Delete',
  removal: {
    title: 'Delete this conversation?',
    explain:
      'The conversation, its files and what was read from them are deleted at once and for good. A lead that was filed stays. The audit log keeps that it was deleted, without content.',
    remove: 'Delete conversation',
    removing: 'Deleting...',
    keep: 'Keep it',
    close: 'Close',
    done: { title: 'Conversation deleted' },
  },
} as const

/** In the dialog of a lead that came from the assistant. */
export const conversationLink = 'Read the conversation'
