/** The panel of the chat assistant: every word it shows or says. */
export const chatWidget = {
  title: 'Digital transformation expert',
  mrz: 'A<UNORDIN<<ASSISTANT',
  badge: 'AI',
  notice: 'This is an AI, not a person. It answers with text from this site.',
  badgeOfStaff: 'Person',
  noticeOfStaff: (name: string | null) =>
    `${name ?? 'A person'} answers. The assistant is silent until the conversation is handed back.`,
  hours: {
    open: (until: string, zone: string) => `A person can answer until ${until} ${zone} today.`,
    opens: (time: string, zone: string, day: string) =>
      `A person answers from ${time} ${zone} ${day}.`,
    closed: 'A person answers by email.',
    near: ['today', 'tomorrow'],
    weekdays: [
      ...['on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday'],
      ...['on Friday', 'on Saturday', 'on Sunday'],
    ],
    on: (day: string) => `on ${day}`,
  },
  person: (name: string | null) =>
    name ? `${name} from our team is answering.` : 'A person from our team is answering.',
  requested: 'We have told our team. You can ask the assistant more questions while you wait.',
  close: 'Close the chat',
  fresh: {
    label: 'New conversation',
    ask: 'Your message was not sent. Begin a new conversation?',
    yes: 'New conversation',
    no: 'Go on here',
  },
  other: {
    text: 'This browser also has another conversation with us.',
    open: 'Open the other conversation',
  },
  unread: (count: number) =>
    count === 1 ? 'Chat: one new message' : `Chat: ${count} new messages`,
  log: 'Conversation',
  greeting:
    "Hello, I am Unordin's digital transformation expert, and I am an AI. I answer with text from this site. I can also ask a person to answer you. What brings you here today?",
  starters: {
    label: 'Questions to start with',
    questions: [
      'What does the e-visa platform change for an officer?',
      'What do I get from a Blueprint?',
      'How do you raise tax collection?',
      'I would like to talk to a person',
    ],
  },
  by: { visitor: 'You', assistant: 'Assistant', staff: 'Our team' },
  /** Above a message of the visitor that came by mail. */
  byMail: 'by email',
  image: {
    line: (name: string) => `Image: ${name}`,
    caption: (name: string) => `Text read from ${name}`,
  },
  files: 'Files',
  sources: 'Sources',
  offer: {
    text: 'Do you want to talk to a person?',
    book: 'Book a call',
    ask: 'Ask for a person',
    contact: 'Write to us',
    wants: 'I would like to talk to a person.',
  },
  resuming: 'Fetching your conversation …',
  undelivered: 'Not delivered',
  retry: 'Try again',
  cut: 'The reply stopped here.',
  stop: 'Stop the answer',
  stopped: 'You stopped the answer here.',
  suggestions: 'Questions that may come next',
  meant: 'Perhaps you mean',
  thumbs: {
    ask: 'Did this help?',
    up: 'Yes, this answer helped',
    down: 'No, this answer did not help',
    thanks: 'Thank you.',
    failed: 'This was not sent. Please try again.',
    why: 'What was not right?',
    reasons: {
      not_asked: 'Not what I asked',
      wrong: 'Wrong',
      outdated: 'Out of date',
      unclear: 'Hard to understand',
      other: 'Something else',
    },
    comment: 'In your words (optional)',
    send: 'Send',
  },
  rating: {
    ask: 'How helpful was this conversation, from 1 (not) to 5 (very)?',
    askLast: 'How helpful was the last conversation, from 1 (not) to 5 (very)?',
    steps: ['Not helpful', 'A little', 'Partly', 'Helpful', 'Very helpful'],
    step: (number: number, words: string) => `${number} of 5: ${words}`,
    skip: 'Skip',
    thanks: 'Thank you.',
    failed: 'This was not sent. Please try again.',
  },
  pending: 'Searching our pages',
  newest: 'Go to the newest message',
  input: {
    label: 'Your message',
    placeholder: 'Ask about e-visas, tax, health, identity...',
    left: (count: number) =>
      count === 1 ? '1 character left' : `${count.toLocaleString('en')} characters left`,
    send: 'Send message',
  },
  keys: 'Press Enter to send, Shift and Enter for a new line.',
  privacy: { text: 'Please do not enter sensitive data.', link: 'Privacy' },
  attach: {
    documents: 'Attach documents (PDF, DOC, DOCX, TXT)',
    image: 'Read the text of an image',
    waiting: 'Attached files',
    remove: (name: string) => `Remove ${name}`,
    uploading: 'Uploading...',
    reading: 'Reading the image...',
    failure: { title: 'Upload failed', description: 'Failed to upload files. Please try again.' },
    success: (count: number) => ({
      title: 'Files uploaded',
      description: `${count} file(s) uploaded successfully`,
    }),
    tooLarge: (name: string) => `${name} is larger than 10 MB. Choose a smaller file.`,
    tooMany: (most: number) => `You can attach at most ${most} files to one message.`,
  },
  ocr: {
    failure: {
      title: 'OCR failed',
      description: 'Failed to extract text from image. Please try again.',
    },
    success: { title: 'OCR Complete', description: 'Text extracted from image successfully' },
  },
  voice: {
    start: 'Record a question',
    stop: 'Stop and convert to text',
    discard: 'Discard the recording',
    listening: 'Recording',
    transcribing: 'Converting to text...',
    /** Stands beside the microphone where the built-in recogniser listens. */
    basicMark: 'basic',
    basic: 'Ask a short question in English. Check the text before you send it.',
    none: 'Voice is not available here.',
    insecure: 'The microphone works only on secure (https) addresses.',
    unsupported: 'This browser cannot record sound in a format that we can read.',
    began: { title: 'Recording started', description: 'Speak your message' },
    refused: { title: 'Recording failed', description: 'Could not access microphone.' },
    failure: {
      title: 'Transcription failed',
      description: 'Failed to convert voice to text.',
    },
    success: {
      title: 'Transcription complete',
      description: 'Your voice has been converted to text',
    },
  },
  speech: {
    play: 'Read aloud',
    stop: 'Stop reading',
    failure: { title: 'Speech failed', description: 'Failed to generate speech.' },
  },
  send: {
    failure: { title: 'Error', description: 'Failed to send message. Please try again.' },
  },
} as const
