/** Words for answers by mail to the sender of a lead, and for the texts that staff begin them with. */
export const leadAnswer = {
  open: 'Answer by email',
  title: (name: string) => `Answer ${name}`,
  close: 'Close',
  to: 'To',
  template: 'Template',
  chooseTemplate: 'Choose a template',
  insert: 'Insert',
  manage: 'Edit templates',
  noTemplates: 'Write a template',
  subject: 'Subject',
  body: 'Message',
  bodyHint:
    'Sent as plain text in our email layout, with your name. A reply comes back to this lead.',
  bodyHintNoReply:
    'Sent as plain text in our email layout, with your name. A reply goes to our mailbox.',
  send: 'Send',
  sending: 'Sending...',
  required: '(required)',
  usualSubject: 'Your message to us',
  done: (seconds: number) => `Sending in ${seconds} seconds`,
  doneText: (address: string) => `To ${address}. Undo stops it.`,
  errors: {
    subject: 'Please enter a subject.',
    subjectLong: 'Please use at most 200 characters.',
    body: 'Please write a message.',
    bodyLong: 'Please use at most 10,000 characters.',
    blanks: (blanks: string[]) =>
      `Please fill in ${blanks.join(', ')}: we do not know what belongs there.`,
    stopped: 'The reader of this address has asked for no more emails, so nothing was sent.',
    twice: 'This form was used for another email. Please open it again.',
    late: 'The email was sent already, so it cannot be stopped.',
    lost: 'The email could not be sent. Your text is still here. Please try again.',
    template: 'Please choose a template.',
  },
  mails: {
    title: 'Emails',
    to: (address: string) => `to ${address}`,
    from: (address: string) => `from ${address}`,
    noSubject: 'Without a subject',
    files: (names: string[]) =>
      `Not kept, please ask for ${names.length === 1 ? 'it' : 'them'} again: ${names.join(', ')}`,
  },
} as const

/** The mail itself. */
export const leadAnswerMail = {
  label: 'Answer',
  from: (author: string) => `${author}, Unordin`,
  footer: 'You receive this email because you wrote to us.',
  reply: 'You can answer this email.',
} as const

/** To staff: the sender has replied. */
export const leadReplyMail = {
  subject: (name: string) => `Reply from ${name}`,
  preview: 'A reply to our answer has arrived.',
  label: 'Lead',
  title: 'A reply has arrived',
  from: 'From',
  body: 'Message',
  open: 'Open the lead',
} as const

export const answerTemplates = {
  title: 'Answer templates',
  metaTitle: 'Answer templates',
  intro: 'Texts to begin an answer with. Inserting one never replaces what is typed.',
  caption: 'Answer templates',
  back: 'Settings',
  /** The link on the page of the settings. */
  link: 'Answer templates',
  linkText: 'Texts with which an answer to a lead begins.',
  found: (count: number, capped: boolean) =>
    `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} ${count === 1 ? 'template' : 'templates'}`,
  searchLabel: 'Search templates',
  searchPlaceholder: 'Search by name or subject...',
  pages: 'Pages of templates',
  empty: 'There is no template yet.',
  emptyHint: 'Write the first one, such as the answer to a first message.',
  noMatch: 'No templates found matching your search.',
  noMatchHint: 'Try fewer letters.',
  failure: 'Error loading templates. Please try again.',
  columns: { name: 'Name', subject: 'Subject', actions: 'Actions' },
  edit: 'Edit',
  editOf: (name: string) => `Edit the template ${name}`,
  form: {
    add: 'New template',
    change: 'Edit template',
    name: 'Name',
    subject: 'Subject',
    body: 'Text',
    hint: 'Blanks that are filled in: {name}, {organization}, {staff}.',
    required: '(required)',
    save: 'Save template',
    saving: 'Saving...',
    remove: 'Delete template',
    cancel: 'Cancel',
  },
  done: { added: 'Template added', changed: 'Template saved', removed: 'Template deleted' },
  errors: {
    name: 'Please enter a name of at most 80 characters.',
    taken: 'There is a template of this name already.',
    subject: 'Please enter a subject of at most 200 characters.',
    body: 'Please enter a text of at most 10,000 characters.',
    blanks: (blanks: string[]) =>
      `${blanks.join(', ')} cannot be filled in. Please use {name}, {organization} or {staff}.`,
    stale: 'Somebody else has changed this template since. Please open it again.',
    most: 'There are 200 templates already. Please delete one first.',
  },
} as const
