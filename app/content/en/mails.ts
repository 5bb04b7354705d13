/** How a mail begins; without a name where what was typed is more than one (`greetingName`). */
export const mailGreeting = (name: string | null) => (name ? `Dear ${name},` : 'Hello,')

/** The status of a mail, wherever staff see one. */
export const mailStates = {
  draft: 'Stopped',
  stopped: 'Stopped',
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Not delivered',
  undelivered: 'Not delivered',
  received: 'Received',
} as const

/** In place of what was sent: whoever typed the address in has not shown that it is theirs. */
export const notRepeated =
  'We have received what you wrote. We do not repeat it in this email, because we do not know yet that this address is yours.'

/** At a record whose mails were not all sent. */
export const withheldMails = {
  label: 'Emails not sent',
  kinds: {
    'lead.confirmation': 'Confirmation to the sender',
    'lead.notification': 'Notice to staff',
    'application.confirmation': 'Confirmation to the applicant',
    'application.notification': 'Notice to staff',
    'booking.booked': 'Confirmation to the visitor',
    'booking.confirm': 'Link to confirm the call',
    'booking.moved': 'New time to the visitor',
    'booking.cancelled': 'Cancellation to the visitor',
    'booking.day': 'Reminder a day before',
    'booking.hour': 'Reminder an hour before',
  } as Record<string, string>,
  limits: {
    recipient: 'too many emails to this address',
    domain: 'too many emails to this domain',
    address: 'too many emails requested from one network address',
    site: 'too many emails requested from one network',
    network: 'too many emails requested from one network',
  },
}

/** The confirmation of an inquiry from a chat in French. */
export const frenchConfirmation = {
  subject: (reference: string) => `Nous avons reçu votre demande (${reference})`,
  preview: 'Une personne de notre équipe répond dans les 24 heures.',
  label: 'V<UNORDIN<<INQUIRY<RECEIVED<<<<<<<<',
  title: 'Nous avons reçu votre demande',
  greeting: (name: string | null) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  body: 'Merci d’avoir parlé avec notre assistant. Comme vous l’avez accepté, notre équipe a reçu la conversation et ces coordonnées. Une personne répond dans les 24 heures. Si vous voulez que nous les supprimions, écrivez-nous.',
  notRepeated:
    'Nous avons reçu ce que vous avez écrit. Nous ne le répétons pas dans ce courriel, car nous ne savons pas encore si cette adresse est la vôtre.',
  reference: 'Référence',
  footer:
    'Nous vous avons envoyé ce courriel parce que quelqu’un a donné cette adresse sur notre site. Si ce n’était pas vous, écrivez à',
}

/** Words of the mails about leads, by the form they came from; a source without its own has `contact`'s. */
export const leadMails = {
  confirmation: {
    blueprint: {
      subject: (reference: string) => `We have received your Blueprint request (${reference})`,
      preview: "We'll be in touch within 24 hours.",
      label: 'V<UNORDIN<<BLUEPRINT<REQUEST<<<<<<<',
      title: 'We have received your request',
      body: "Thank you for your interest. We'll be in touch within 24 hours. One of our architects reads every request. You do not need to send it again.",
    },
    contact: {
      subject: (reference: string) => `We have received your message (${reference})`,
      preview: 'Someone from our team will reply within 24 hours.',
      label: 'V<UNORDIN<<MESSAGE<RECEIVED<<<<<<<<',
      title: 'We have received your message',
      body: 'Thank you for writing to us. Someone from our team will reply within 24 hours. You do not need to send your message again.',
    },
    get_started: {
      subject: (reference: string) => `We have received your project request (${reference})`,
      preview: 'One of our architects will reply within 24 hours.',
      label: 'V<UNORDIN<<PROJECT<REQUEST<<<<<<<<<',
      title: 'We have received your request',
      body: 'Thank you for your request. One of our architects will read it and reply within 24 hours. You do not need to send it again.',
    },
    assistant: {
      subject: (reference: string) => `We have received your inquiry (${reference})`,
      preview: 'Someone from our team will reply within 24 hours.',
      label: 'V<UNORDIN<<INQUIRY<RECEIVED<<<<<<<<',
      title: 'We have received your inquiry',
      body: 'Thank you for talking to our assistant. As you agreed, our team has received the conversation and these details. Someone will reply within 24 hours. If you want us to delete them, write to us.',
    },
    newsletter: {
      subject: (reference: string) => `You are subscribed (${reference})`,
      preview: 'From now on, we send our newsletter to this address.',
      label: 'V<UNORDIN<<NEWSLETTER<<<<<<<<<<<<<<<',
      title: 'You are subscribed',
      body: 'Thank you for subscribing. We send you an email when we publish new insights. Each email has a link to unsubscribe.',
    },
  },
  notification: {
    blueprint: {
      subject: (name: string, company: string) =>
        `New Blueprint request: ${name}${company ? `, ${company}` : ''}`,
      preview: 'Reply within 24 hours. A visitor has asked for a Blueprint.',
      title: 'New Blueprint request',
    },
    contact: {
      subject: (name: string, company: string) =>
        `New message: ${name}${company ? `, ${company}` : ''}`,
      preview: 'Reply within 24 hours. A visitor has sent the contact form.',
      title: 'New message',
    },
    get_started: {
      subject: (name: string, company: string) =>
        `New project request: ${name}${company ? `, ${company}` : ''}`,
      preview: 'Reply within 24 hours. A visitor has sent the Get Started form.',
      title: 'New project request',
    },
    assistant: {
      subject: (name: string, company: string) =>
        `New inquiry from the assistant: ${name}${company ? `, ${company}` : ''}`,
      preview: 'Reply within 24 hours. A visitor has sent us a conversation with the assistant.',
      title: 'New inquiry from the assistant',
    },
    newsletter: {
      subject: (name: string, _company: string) => `New subscriber: ${name}`,
      preview: 'No reply is needed. Someone has subscribed to the newsletter.',
      title: 'New subscriber',
    },
  },
  /** In the confirmation of a get-started form. */
  consultation: {
    text: 'If you have not chosen a time for your 30-minute consultation yet, you can choose one here. The link is for you only and is valid for 30 days.',
    button: 'Choose a time',
  },
  senderFooter:
    'We sent you this email because someone entered this address on our website. If it was not you, write to',
  label: 'V<UNORDIN<<NEW<LEAD<<<<<<<<<<<<<<<<',
  answer: 'We promise a reply within 24 hours. Reply to this email to answer the sender.',
  /** For a source whose senders expect no reply. */
  noAnswer: 'No reply is needed. If you reply to this email, the sender gets your answer.',
  open: 'Open in the admin panel',
  staffFooter: 'The setting NOTIFY_EMAIL says who gets this email. Questions:',
  fields: {
    reference: 'Reference',
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone',
    companyName: 'Organization',
    companySize: 'Organization size',
    primaryInterest: 'Primary interest',
    message: 'Message',
  },
}
