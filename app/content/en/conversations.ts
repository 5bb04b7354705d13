import { found } from './found.ts'

/** The assistant's fixed texts in a conversation, beside answers from the site, and the texts of the staff's pages. */
export const conversationCopy = {
  errors: {
    unreadable: 'The request could not be read.',
    session: 'The session is missing or is not from this site.',
    empty: 'Please write a message or attach a file.',
    long: (most: number) =>
      `A message must be at most ${most.toLocaleString('en-CA')} characters long.`,
    files: (most: number) => `You can attach at most ${most} files to one message.`,
    foreignFile:
      'A file is not part of this conversation, or its address has expired. Attach it again.',
    notFound: 'This conversation was not found.',
    full: 'This conversation is too long. Please start a new one.',
    noAnswer: 'This answer was not found.',
    notJudged: 'This answer cannot be rated.',
    answering: 'We are still answering your last message. Please try again in a moment.',
    failed: 'Failed to send message. Please try again.',
    uploadFailed: 'Failed to upload files. Please try again.',
    noFile: 'Please choose a file.',
    fileType: (name: string) =>
      `We do not accept this type of file: ${name}. Send a PDF, a Word document, a text file or an image.`,
    fileGone: 'This address has expired, or the file no longer exists.',
    connections: 'There are too many open connections. Please try again later.',
    method: (allowed: string) => `Use ${allowed}`,
  },
  handOff: {
    requested:
      'I have told our team that you would like to talk to a person. Someone will answer here within 24 hours, or by email if you leave an address. You can also book a 30-minute call. Until then, I will answer your questions.',
    again: 'Our team knows that you would like to talk to a person. Someone will answer here.',
    staffHere: (name: string) => `${name} has your message and will answer here.`,
    /** For a visitor who asked for a person in another language. */
    requestedIn: {
      fr: 'J’ai dit à notre équipe que vous souhaitez parler à une personne. Quelqu’un vous répond ici, ou par courriel si vous laissez une adresse, dans les 24 heures.',
      es: 'He avisado a nuestro equipo de que desea hablar con una persona. Alguien le responde aquí, o por correo si deja una dirección, en un plazo de 24 horas. I have told our team that you would like to talk to a person.',
      de: 'Ich habe unserem Team gesagt, dass Sie mit einem Menschen sprechen möchten. Jemand antwortet hier, oder per E-Mail, wenn Sie eine Adresse hinterlassen, innerhalb von 24 Stunden. I have told our team that you would like to talk to a person.',
      pt: 'Avisei a nossa equipe de que deseja falar com uma pessoa. Alguém responde aqui, ou por e-mail se deixar um endereço, em até 24 horas. I have told our team that you would like to talk to a person.',
      it: 'Ho detto al nostro team che desidera parlare con una persona. Qualcuno le risponde qui, o per posta elettronica se lascia un indirizzo, entro 24 ore. I have told our team that you would like to talk to a person.',
      ar: 'أخبرت فريقنا أنك تريد التحدث إلى شخص. سيجيبك أحدهم هنا، أو بالبريد الإلكتروني إذا تركت عنوانًا، خلال 24 ساعة. I have told our team that you would like to talk to a person.',
    },
    /** The same when the team knows already. */
    againIn: {
      fr: 'Notre équipe sait que vous souhaitez parler à une personne. Quelqu’un vous répond ici.',
      es: 'Nuestro equipo sabe que desea hablar con una persona. Alguien le responde aquí.',
      de: 'Unser Team weiß, dass Sie mit einem Menschen sprechen möchten. Jemand antwortet Ihnen hier.',
      pt: 'A nossa equipe sabe que deseja falar com uma pessoa. Alguém responde aqui.',
      it: 'Il nostro team sa che desidera parlare con una persona. Qualcuno le risponde qui.',
      ar: 'يعرف فريقنا أنك تريد التحدث إلى شخص. سيجيبك أحدهم هنا.',
    },
  },
  notices: {
    came: (name: string) => `${name} from our team has joined the conversation.`,
    left: (name: string) => `${name} has left the conversation. The assistant answers again.`,
  },
  /** While the assistant is switched off; staff still answer. */
  off: 'The assistant is switched off at the moment. Ask for a person and someone will answer here, or book a call.',
  /** Below an answer of the built-in assistant when the provider failed. */
  fromPages: 'This answer is quoted from our pages.',
  /** The same when the tokens of the provider are used up. */
  usedUp: {
    'daily bound reached':
      'The written answers of today are used up, so this comes straight from our pages. You can ask for a person at any time.',
    'conversation bound reached':
      'The written answers of this conversation are used up, so this comes straight from our pages. You can ask for a person at any time.',
  },
  /** Below a message that came by mail. */
  mailedFiles: (names: readonly string[]) =>
    `(Files of the mail that were not taken: ${names.join(', ')}. Files can be sent in the chat.)`,
  attachedOnly: 'What can you tell me about this?',
} as const

export const handOffMail = {
  subject: (who: string) => `A visitor would like to talk to a person: ${who}`,
  subjectWaiting: (who: string) => `A visitor is waiting for your answer: ${who}`,
  somebody: 'someone on the website',
  preview: 'Open the conversation and answer in the chat.',
  label: 'C<UNORDIN<<CONVERSATION<<<<<<<<<<<<',
  title: 'A visitor would like to talk to a person',
  body: 'Please open the conversation and answer in the chat. A visitor is talking to the assistant on the website and would like an answer from a person.',
  fields: { said: 'Last message', name: 'Name', email: 'Email', page: 'Page' },
  open: 'Open the conversation',
  footer: 'The setting NOTIFY_EMAIL says who gets this email. Questions:',
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
  press: 'Press',
  other: 'Other',
} as const

export const conversationsPage = {
  title: 'Conversations',
  caption: 'Conversations with the assistant',
  found: found('conversation', 'conversations'),
  searchLabel: 'Search conversations',
  searchPlaceholder: 'Words, or "a phrase"...',
  state: 'Status',
  allStates: 'All statuses',
  states: {
    waiting: 'Waiting for a person',
    mine: 'Waiting for me',
    requested: 'Person requested',
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
  outcome: 'Outcome',
  allOutcomes: 'All outcomes',
  outcomes: {
    answered: 'Answered',
    unstated: 'Nothing stated',
    unsure: 'Not answered',
    refused: 'Refused',
    courtesy: 'Greeting or thanks',
    handed_over: 'Person called',
    safety: 'Emergency numbers',
    error: 'Not possible',
  },
  thumb: 'Opinion',
  allThumbs: 'All opinions',
  thumbs: { down: 'Did not help', up: 'Helped' },
  language: 'Language',
  allLanguages: 'All languages',
  columns: {
    opening: 'Conversation',
    state: 'Status',
    intent: 'About',
    messages: 'Messages',
    lead: 'Lead',
    last: 'Last message',
  },
  nobody: 'Visitor',
  noWords: 'No text',
  openLead: 'View lead',
  openLeadOf: (name: string) => `View the lead from ${name}`,
  noLead: 'None',
  isHere: 'On the page now',
  empty: 'No conversations yet.',
  emptyHint: 'A conversation appears here when a visitor writes to the assistant.',
  toSite: 'View site',
  noMatch: 'No conversations found matching your search.',
  noMatchHint: 'Try fewer words, or other filters.',
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
    courtesy: 'greeting or thanks',
    question: 'asked to confirm a contact',
    safety: 'gave emergency numbers',
  },
  cut: 'stopped by the visitor',
  sources: 'Sources',
  files: 'Attached files',
  picture: (name: string) => `Text read from the image ${name}`,
  download: (name: string, size: string) => `Download ${name}, ${size}`,
  newTab: 'opens in a new tab',
  about: 'About this conversation',
  /** Above what a visitor has passed on to staff in the lead form, or by a yes. */
  given: 'Passed on by the visitor',
  fields: {
    state: 'Status',
    takenBy: 'Answered by',
    intent: 'About',
    name: 'Name',
    email: 'Email',
    answers: 'Answers by email to',
    organisation: 'Organization',
    page: 'Started on page',
    rating: 'Rating by the visitor',
    created: 'Started',
    until: 'Will be deleted on',
    lead: 'Lead',
  },
  rating: (given: number) => `${given} of 5`,
  thumbs: { up: 'The visitor found this helpful', down: 'The visitor did not find this helpful' },
  reasons: {
    not_asked: 'not what was asked',
    wrong: 'wrong',
    outdated: 'out of date',
    unclear: 'hard to understand',
    other: 'something else',
  },
  openLead: 'View lead',
  noLead: 'None',
  /** The visitor has agreed to answers by mail. */
  agreed: (email: string, day: string) => `${email}, agreed ${day}`,
  noMail: 'None: the visitor stopped the emails',
  presence: {
    here: 'On the page now',
    justLeft: 'Left just now',
    minutes: (count: number) => `Left ${count} min ago`,
    today: (time: string) => `Last seen today ${time}`,
    yesterday: (time: string) => `Last seen yesterday ${time}`,
    on: (when: string) => `Last seen ${when}`,
    never: 'Not on the page',
  },
  /** Below an answer of staff. */
  mail: {
    sent: (when: string) => `Sent by email ${when}`,
    waiting: 'Waiting to be sent by email',
    undelivered: 'Could not be delivered by email',
    noServer: 'Not sent by email: no mail server is set',
    read: 'Read in the chat',
    unread: 'Not read yet',
    byMail: 'by email',
  },
  takeOver: 'Take over',
  takeOverFrom: (name: string) => `Take over from ${name}`,
  takeOverHint: 'The assistant stops answering, and the visitor sees that you have joined.',
  handBack: 'Hand back to the assistant',
  working: 'Saving...',
  takenOver: { title: 'You have taken over' },
  handedBack: { title: 'Handed back to the assistant' },
  reply: {
    title: 'Answer the visitor',
    label: 'Your answer',
    hint: 'The visitor sees it immediately, with your name.',
    hintFirst:
      'The visitor sees it immediately, with your name. When you send it, you take over the conversation.',
    mail: (email: string) => `Also send it by email to ${email}`,
    /** Where the answer goes, above the button that sends it. */
    goes: {
      here: 'The visitor is on the page.',
      hereMail: (email: string) =>
        `The visitor is on the page. An answer that is not read there soon goes by email to ${email}.`,
      mail: (email: string) =>
        `The visitor has left. The answer goes by email to ${email}, one minute after the last one that you send.`,
      none: 'The visitor has left and has not agreed to emails. They see the answer when they come back.',
      stopped:
        'The visitor has left and wants no emails about this conversation. They see the answer when they come back.',
      noServer:
        'No mail server is set (SMTP_URL): nobody gets an email. It is only written to the folder outbox.',
    },
    submit: 'Send answer',
    submitting: 'Sending...',
    sent: { title: 'Answer sent' },
    errors: {
      empty: 'Please enter an answer',
      long: 'Answer must be at most 4000 characters',
      lost: 'The answer was not sent. Check your connection, then try again.',
    },
  },
  stale: {
    taken: (name: string) =>
      `${name} took over while you were writing. Nothing was sent or changed.`,
    left: 'Someone else handed the conversation back to the assistant while you were writing. Nothing was sent or changed.',
    answered: (name: string) =>
      `${name} answered while you were writing. Your answer was not sent. Read theirs, then send again if you still want to.`,
    noted: (name: string) => `${name} has this conversation. Take over first.`,
  },
  remove: 'Delete conversation',
  removal: {
    title: 'Delete this conversation?',
    explain:
      'The conversation, its files and the text read from them are deleted. You cannot undo this. A lead from this conversation stays. The audit log records the deletion, without the content.',
    remove: 'Delete conversation',
    removing: 'Deleting...',
    keep: 'Cancel',
    close: 'Close',
    done: { title: 'Conversation deleted' },
  },
} as const

/** On every page of the panel, while a life may be in danger and nobody has answered. */
export const dangerAlert = {
  text: (count: number) =>
    count === 1
      ? 'A life may be in danger: a conversation waits for a person.'
      : `Lives may be in danger: ${count} conversations wait for a person.`,
  open: 'Open and answer now',
} as const

/** In the dialog of a lead that came from the assistant. */
export const conversationLink = 'View conversation'
