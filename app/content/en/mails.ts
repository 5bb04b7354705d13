/** Words of the mails about leads. */
export const leadMails = {
  confirmation: {
    subject: (reference: string) => `We have your blueprint request (${reference})`,
    preview: "We'll be in touch within 24 hours.",
    label: 'V<UNORDIN<<BLUEPRINT<REQUEST<<<<<<<',
    title: 'Your request has arrived',
    greeting: (name: string) => `Dear ${name},`,
    body: "Thank you for your interest. We'll be in touch within 24 hours. One of our architects reads every request; you do not need to send it again.",
    copy: 'This is what you sent us:',
    footer:
      'You receive this mail because this address was entered on our website. If that was not you, write to',
  },
  notification: {
    subject: (name: string, company: string) =>
      `New blueprint request: ${name}${company ? `, ${company}` : ''}`,
    preview: 'A visitor has asked for a blueprint. A reply is promised within 24 hours.',
    label: 'V<UNORDIN<<NEW<LEAD<<<<<<<<<<<<<<<<',
    title: 'A new blueprint request',
    body: 'A reply is promised within 24 hours. Answering this mail writes to the sender.',
    open: 'Open in the admin panel',
    footer: 'Sent to the address in NOTIFY_EMAIL. Questions:',
  },
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
