/** How a mail begins; without a name where what was typed is more than one (`greetingName`). */
export const mailGreeting = (name: string | null) => (name ? `Dear ${name},` : 'Hello,')

/** In place of what was sent: whoever typed the address in has not shown that it is theirs. */
export const notRepeated =
  'What you wrote is with us. This mail does not repeat it, because we do not know yet that this address is yours.'

/** At a record whose mails were not all sent. */
export const withheldMails = {
  label: 'Mails not sent',
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
    recipient: 'too many mails to this address',
    domain: 'too many mails to this domain',
    address: 'too many mails caused from one network address',
    site: 'too many mails caused from one network',
    network: 'too many mails caused from one network',
  },
}

/** Words of the mails about leads, by the form they came from; a source without its own has `contact`'s. */
export const leadMails = {
  confirmation: {
    blueprint: {
      subject: (reference: string) => `We have your blueprint request (${reference})`,
      preview: "We'll be in touch within 24 hours.",
      label: 'V<UNORDIN<<BLUEPRINT<REQUEST<<<<<<<',
      title: 'Your request has arrived',
      body: "Thank you for your interest. We'll be in touch within 24 hours. One of our architects reads every request; you do not need to send it again.",
    },
    contact: {
      subject: (reference: string) => `We have your message (${reference})`,
      preview: 'A person replies within 24 hours.',
      label: 'V<UNORDIN<<MESSAGE<RECEIVED<<<<<<<<',
      title: 'Your message has arrived',
      body: 'Thank you for writing. Both offices read the same mailbox, and a person replies within 24 hours. You do not need to send it again.',
    },
    get_started: {
      subject: (reference: string) => `Your dossier is on file (${reference})`,
      preview: 'One of our architects reads it and replies within 24 hours.',
      label: 'V<UNORDIN<<DOSSIER<ON<FILE<<<<<<<<<',
      title: 'Your dossier is on file',
      body: 'Thank you for your request. One of our architects reads it and replies within 24 hours. You do not need to send it again.',
    },
    assistant: {
      subject: (reference: string) => `We have your enquiry (${reference})`,
      preview: 'A person replies within 24 hours.',
      label: 'V<UNORDIN<<ENQUIRY<RECEIVED<<<<<<<<',
      title: 'Your enquiry has arrived',
      body: 'Thank you for talking to our assistant. As you agreed, our staff have the conversation and these details, and a person replies within 24 hours. If you want it deleted, a word to us is enough.',
    },
    newsletter: {
      subject: (reference: string) => `You are subscribed (${reference})`,
      preview: 'Our newsletter comes to this address from now on.',
      label: 'V<UNORDIN<<NEWSLETTER<<<<<<<<<<<<<<<',
      title: 'You are subscribed',
      body: 'Thank you. New insights come to this address when there are some, and every mail has a link that ends the subscription.',
    },
  },
  notification: {
    blueprint: {
      subject: (name: string, company: string) =>
        `New blueprint request: ${name}${company ? `, ${company}` : ''}`,
      preview: 'A visitor has asked for a blueprint. A reply is promised within 24 hours.',
      title: 'A new blueprint request',
    },
    contact: {
      subject: (name: string, company: string) =>
        `New message: ${name}${company ? `, ${company}` : ''}`,
      preview: 'A visitor has written through the website. A reply is promised within 24 hours.',
      title: 'A new message',
    },
    get_started: {
      subject: (name: string, company: string) =>
        `New dossier: ${name}${company ? `, ${company}` : ''}`,
      preview: 'A visitor has filled in Get Started. A reply is promised within 24 hours.',
      title: 'A new dossier',
    },
    assistant: {
      subject: (name: string, company: string) =>
        `New enquiry through the assistant: ${name}${company ? `, ${company}` : ''}`,
      preview: 'A visitor agreed to be written to. A reply is promised within 24 hours.',
      title: 'A new enquiry through the assistant',
    },
    newsletter: {
      subject: (name: string, _company: string) => `New subscriber: ${name}`,
      preview: 'Somebody has confirmed the newsletter. Nobody waits for a reply.',
      title: 'A new subscriber',
    },
  },
  /** In the confirmation of a dossier. */
  consultation: {
    text: 'If you have not chosen a time for your 30-minute consultation yet, you can do it here, on any device. The link is meant for you alone and is good for 30 days.',
    button: 'Choose a time',
  },
  senderFooter:
    'You receive this mail because this address was entered on our website. If that was not you, write to',
  label: 'V<UNORDIN<<NEW<LEAD<<<<<<<<<<<<<<<<',
  answer: 'A reply is promised within 24 hours. Answering this mail writes to the sender.',
  /** For a source whose senders wait for nothing. */
  noAnswer: 'Nobody waits for a reply. Answering this mail writes to the sender.',
  open: 'Open in the admin panel',
  staffFooter: 'Sent to the address in NOTIFY_EMAIL. Questions:',
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
