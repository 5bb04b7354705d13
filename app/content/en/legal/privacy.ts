import type { LegalCopy } from './document.ts'

export const privacy = {
  meta: {
    title: 'Privacy Policy',
    description:
      'Which personal data Unordin stores, why, for how long and who sees it, and your rights under PIPEDA and the GDPR. No tracking, no advertising.',
  },
  mrz: 'L<LEGAL<<PRIVACY<POLICY',
  headline: [{ text: 'Privacy ' }, { text: 'Policy', accent: true }],
  lead: 'We keep what you give us to answer you or to work for you. This page says what we store, who sees it and when we delete it.',
} as const

/** What an operator sets; everything else is the same in every installation. */
export type Kept = { applicationDays: number; conversationDays: number; auditDays: number }

/** Whole years are said in years, give or take a leap day. */
function days(count: number): string {
  const years = Math.round(count / 365.25)
  if (years > 0 && Math.abs(count - years * 365.25) < 1)
    return years === 1 ? '1 year' : `${years} years`
  return count === 1 ? '1 day' : `${count.toLocaleString('en-CA')} days`
}

export const privacyArticles = (kept: Kept): LegalCopy['articles'] => [
  {
    id: 'responsible',
    title: 'Who is responsible',
    blocks: [
      'Unordin decides why and how the personal data described here is used. Its head office is in Ottawa, Canada, and it has a regional office in Atlanta, United States. The head office is responsible and answers every question and request.',
      { write: 'Privacy questions and requests:' },
      'Sometimes we run a platform for a client, for example a visa service for a ministry. The client then decides about the data in it, and we follow its instructions. The contract with that client applies to those data, and this page does not.',
    ],
  },
  {
    id: 'collected',
    title: 'What we collect',
    blocks: [
      {
        ledger: [
          {
            title: 'Inquiries',
            text: 'What you write in a form or an email: your name and email address. If you give them, also your phone, organization, its size, your interest and your message. Our staff add notes and a status. If you came through a campaign or a link on another site, we keep its name with the inquiry.',
          },
          {
            title: 'Conversations',
            text: 'What you write to the assistant, the files you attach and the text in them, and its answers. Our staff can read them. Your browser creates a random number for each visit to the chat, and we keep a hash of it. Contact details become an inquiry only if you clearly agree. What you type into the form of the assistant stays with the conversation until you send it or press Not now. Our staff see it only when you send it. After your first message your browser keeps the number of the conversation and a random key, so that you can go on with it later. We keep a hash of the key. We also keep whether you found an answer helpful, if you tell us. If you ask for answers by mail, we keep the address and your agreement with the conversation. While you have the chat open, our staff can see that, and what you have read.',
          },
          {
            title: 'Client accounts',
            text: "Your name, email address, role and organization. We keep only a hash of the password, and only a hash of an invitation's token. If you switch on a second factor, we keep its secret and your recovery codes encrypted.",
          },
          {
            title: 'Documents and tickets',
            text: 'Files uploaded for a client, with name, type, size, date and the person who uploaded them. Support tickets with their text, priority, status and attachments.',
          },
          {
            title: 'Sessions',
            text: 'When you signed in, how long the session is valid, and the network address and browser you used.',
          },
          {
            title: 'Records of use',
            text: 'Sign-ins, failed attempts, changes to records, and each document or attachment that somebody opens or downloads. We record the account, the time and the network address.',
          },
          {
            title: 'References and our team',
            text: 'Of a person who gives us a reference: name, role, organization and words, and the written permission. We publish the words only while the permission is valid. Of people in our team: name, role, text, portrait and profile, if they agree.',
          },
          {
            title: 'Emails we send',
            text: 'Recipient, subject and time of each email, so that we send none twice.',
          },
          {
            title: 'Technical logs',
            text: 'For each request: its number, method, path without the query, result and duration. These logs contain neither your network address nor what you typed.',
          },
          {
            title: 'Limits',
            text: 'How often a network address or an account has sent a form, asked for an email or failed to sign in. We keep only a hash of each address and account. We count for up to one day, as a protection against floods and guessing.',
          },
        ],
      },
    ],
  },
  {
    id: 'not-collected',
    title: 'What we do not collect',
    blocks: [
      {
        list: [
          'No tracking. We do not follow you from page to page or build a profile. Our server counts how often people see each page, and which sites and campaigns they come from. These are numbers, without an address or a cookie. We do not count a browser that asks not to be tracked.',
          'No advertising, and no data sold or lent to anybody.',
          'No fonts, scripts or pictures from other companies. Every file of a page comes from our own server, so nobody else learns that you read it.',
          'No decision about you by a machine alone.',
        ],
      },
      'A separate page lists every cookie.',
      { links: [{ label: 'Cookie Policy', to: '/cookies' }] },
    ],
  },
  {
    id: 'purposes',
    title: 'Why we use it',
    blocks: [
      {
        ledger: [
          {
            title: 'To answer you',
            text: 'We use inquiries and emails for this. Under PIPEDA the basis is your consent, which you give when you send the form. Under the GDPR it is steps at your request before a contract, Article 6(1)(b).',
          },
          {
            title: 'To work for you',
            text: 'We use client accounts, documents, tickets, sessions and the emails about them. We need them for the contract with your organization, Article 6(1)(b) and (f).',
          },
          {
            title: 'To keep the service safe',
            text: 'We use records of use, technical logs and limits. Our interest is that nobody reads what is not theirs, Article 6(1)(f).',
          },
          {
            title: 'To obey the law',
            text: 'We keep or hand over what a law or a court orders, Article 6(1)(c).',
          },
        ],
      },
      'You may withdraw consent at any time. We then stop, and delete what no other rule requires us to keep.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      {
        table: {
          caption: 'Kinds of data and how long they are kept',
          columns: ['Data', 'Kept', 'Then'],
          rows: [
            [
              'Inquiries and notes',
              'While we work on them, and until you ask',
              'Deleted on request',
            ],
            [
              'Applications and resumes',
              `${days(kept.applicationDays)} after we receive them`,
              'Deleted automatically, or sooner on request',
            ],
            [
              'Conversations with the assistant and their files',
              `${days(kept.conversationDays)} after the last message; what you agreed to send us stays as an inquiry`,
              'Deleted automatically, or sooner on request',
            ],
            [
              'Key with which your browser goes on with a conversation',
              `${days(Math.min(30, kept.conversationDays))} after its last use, half a year at most, or until you press New conversation`,
              'Deleted automatically',
            ],
            [
              'Newsletter addresses',
              'Until you unsubscribe and ask; 30 days when never confirmed',
              'Deleted on request; unconfirmed ones automatically',
            ],
            [
              'Messages that look like spam',
              'Until a person has decided, and 30 days after that',
              'Deleted automatically',
            ],
            [
              'Inquiries that our staff marked as spam',
              '30 days after they were marked',
              'Deleted automatically',
            ],
            [
              'Emails to us whose sender is uncertain',
              '30 days',
              'Deleted automatically, or sooner by our staff',
            ],
            ['The list of emails that came in', '180 days', 'Deleted automatically'],
            [
              'Numbers of page views, by page, day, site and campaign',
              '25 months',
              'Deleted automatically; they name nobody',
            ],
            [
              'Keyed hashes that help us to find a form sent twice',
              '30 days',
              'Deleted automatically',
            ],
            [
              'References from clients, with the permission',
              'Public while the permission is valid; then only our staff see them',
              'Deleted on request',
            ],
            [
              'Pages about people in our team, with portraits',
              'While they work here and agree',
              'Deleted on request',
            ],
            [
              'Client accounts',
              'While your organization is a client',
              'Closed at once, deleted on request',
            ],
            [
              'Secret and recovery codes of a second factor',
              'While it is switched on',
              'Deleted when you switch it off; a used recovery code at once',
            ],
            [
              'Documents, tickets and attachments',
              'While your organization is a client',
              'Deleted on request',
            ],
            [
              'Sessions',
              'Valid 7 days, extended while used, at most 90 days',
              'No longer valid; signing out deletes the session',
            ],
            [
              'Invitations',
              'Valid 7 days, once',
              'No longer valid; the record shows if it was used',
            ],
            ['Sent emails in the queue', '7 days after it was sent', 'Deleted automatically'],
            ['Emails that could not be sent', '91 days', 'Deleted automatically'],
            [
              'The list of sent mails: to whom, when, about what',
              '30 days',
              'Deleted automatically',
            ],
            ['Counters of mails that visitors cause', '30 days', 'Deleted automatically'],
            ['Links in confirmation mails of the newsletter', '2 days', 'No longer valid, deleted'],
            ['Accounts that were never confirmed', '30 days', 'Deleted automatically'],
            [
              'Notifications in the portal',
              '180 days after they were read',
              'Deleted automatically; unread ones stay',
            ],
            [
              'What waits for a daily digest of the portal',
              '14 days, if it could not be sent',
              'Deleted automatically, and with the digest that says it',
            ],
            ['Uploaded files that no record uses', '1 day', 'Deleted automatically'],
            ['Limits', 'The counting period, at most one day', 'Deleted every 10 minutes'],
            ['Records of use', days(kept.auditDays), 'Deleted automatically'],
          ],
        },
      },
      '"On request" means that a person deletes the data and tells you when it is done. Copies in backups disappear when the backup is replaced.',
    ],
  },
  {
    id: 'recipients',
    title: 'Who sees it, and where',
    blocks: [
      'Administrators of Unordin see inquiries and client records. People in a client organization see the records of their own organization and of no other. The database checks this for every row.',
      'Only two other groups receive data. The first are the companies that run our servers and deliver our email, under a contract that allows no other use. The second are authorities, where a law requires it.',
      'Our offices are in Canada and the United States, so data from other countries may be handled there. The European Commission has found that Canadian law adequately protects personal data held by commercial organizations. Where that finding does not apply to people in the European Union, we agree on standard contractual clauses.',
    ],
  },
  {
    id: 'protection',
    title: 'How it is protected',
    blocks: [
      {
        list: [
          'We check access three times: at the page, in the service and in the database itself.',
          'We limit and record attempts to sign in. We store passwords as scrypt hashes, and encrypt the secret and recovery codes of a second factor.',
          'Scripts cannot read session tokens, and signing out deletes them on the server.',
          'Pages run only our own scripts, and forms accept only what comes from our own pages.',
          'We remove passwords, tokens and cookies from the logs before they are written.',
        ],
      },
      'If a breach puts you at a real risk of significant harm, we tell you and the responsible authority as the law requires.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'Canada has the Personal Information Protection and Electronic Documents Act (PIPEDA). Under it you may ask if we have data about you, see them and have them corrected. You may withdraw consent and complain about how we handle your data.',
      'Under the General Data Protection Regulation (GDPR) you may ask for access, rectification, erasure, restriction and a copy in a common format. You may object to use that we base on our own interest. Many laws of the United States give similar rights. We give them to everyone.',
      'Write to us from the address concerned. We may ask one question to be sure that it is you. You get an answer within 30 days, free of charge.',
      { write: 'To use a right:' },
      'If you are not satisfied with our answer, you may write to a supervisory authority. In Canada this is the Office of the Privacy Commissioner. In the European Union it is the authority where you live.',
      {
        links: [
          {
            label: 'Office of the Privacy Commissioner of Canada',
            to: 'https://www.priv.gc.ca/',
          },
          {
            label: 'Authorities in the European Union',
            to: 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en',
          },
        ],
      },
    ],
  },
  {
    id: 'changes',
    title: 'Children and changes',
    blocks: [
      'This site is for people who work in governments and enterprises. It is not for children, and we do not knowingly collect data from them.',
      'The text on this page applies from the date at the top. If a change affects data we already have about you, we write to you before it applies.',
    ],
  },
]
