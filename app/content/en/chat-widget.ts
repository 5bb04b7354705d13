/** The panel of the chat assistant: every word it shows or says. */
export const chatWidget = {
  title: 'Digital transformation expert',
  mrz: 'A<UNORDIN<<ASSISTANT',
  badge: 'AI',
  notice: 'An AI, not a person. It answers from what this site says.',
  person: (name: string | null) =>
    name ? `${name} of our staff is answering.` : 'A person of our staff is answering.',
  requested: 'A person has been asked for. You can go on asking meanwhile.',
  close: 'Close the chat',
  unread: (count: number) =>
    count === 1 ? 'Chat: one new message' : `Chat: ${count} new messages`,
  log: 'Conversation',
  greeting:
    "Hello, I am Unordin's digital transformation expert, and an AI. I answer from this site's own pages, or pass you on to a person. What brings you here today?",
  starters: {
    label: 'Questions to begin with',
    questions: [
      'What does the e-visa platform change for an officer?',
      'What do I get from a Blueprint?',
      'How do you raise tax collection?',
      'I would like to talk to a person',
    ],
  },
  by: { visitor: 'You', assistant: 'Assistant', staff: 'Staff' },
  image: {
    line: (name: string) => `Image: ${name}`,
    caption: (name: string) => `Text read from ${name}`,
  },
  files: 'Files',
  sources: 'Where this stands',
  filed: (reference: string) => `Filed under ${reference}`,
  offer: {
    text: 'Rather a person?',
    book: 'Book a call',
    ask: 'Ask for a person',
    contact: 'Write to us',
    wants: 'I would like to talk to a person.',
  },
  undelivered: 'Not delivered',
  retry: 'Try again',
  cut: 'The reply broke off here.',
  pending: 'Looking through our pages',
  newest: 'To the newest message',
  input: {
    label: 'Your message',
    placeholder: 'Ask about e-visas, tax, health, identity...',
    left: (count: number) =>
      count === 1 ? '1 character left' : `${count.toLocaleString('en')} characters left`,
    send: 'Send message',
  },
  keys: 'Enter sends, Shift and Enter begin a new line.',
  privacy: { text: 'Please leave out sensitive data.', link: 'Privacy' },
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
    tooLarge: (name: string) => `${name} is larger than 10 MB.`,
    tooMany: (most: number) => `At most ${most} files with one message.`,
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
    stop: 'Stop and write it down',
    discard: 'Discard the recording',
    listening: 'Recording',
    transcribing: 'Writing down what you said...',
    basic: 'Voice: short English questions. Please check the words before sending.',
    none: 'Voice does not work here.',
    insecure: 'The microphone works on secure (https) addresses only.',
    unsupported: 'This browser cannot record in the form that we read.',
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
