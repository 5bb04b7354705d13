import type { LegalCopy } from './document.ts'

export const privacy = {
  meta: {
    title: 'Privacy Policy',
    description:
      'Which personal data Unordin stores, why, for how long and who sees it, and how to use your rights under PIPEDA and the GDPR. No tracking, no advertising.',
  },
  mrz: 'L<LEGAL<<PRIVACY<POLICY',
  headline: [{ text: 'Privacy ' }, { text: 'Policy', accent: true }],
  lead: 'What you give us is kept to answer you or to work for you. This document says what is stored, where it is seen, and when it goes.',
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
      'Unordin, with its head office in Ottawa, Canada, and a regional office in Atlanta, United States, decides why and how the personal data described here is used. The head office answers for it and is the address for every question and request.',
      { write: 'Privacy questions and requests:' },
      'When we run a platform for a client, for example a visa service for a ministry, the client decides about the data in it and we act on its instructions. Those data are governed by the contract with that client and not by this document.',
    ],
  },
  {
    id: 'collected',
    title: 'What we collect',
    blocks: [
      {
        ledger: [
          {
            title: 'Enquiries',
            text: 'What you write into a form or a mail: your name and email address, and, if you give them, phone, organisation, its size, your interest and your message. Our staff add notes and a status to it. If you came through a campaign or a link on another site, its name is kept with the enquiry.',
          },
          {
            title: 'Conversations',
            text: 'What you write to the assistant, the files you attach and the text in them, and its answers. Our staff can read them. Your browser draws a random number for each visit to the chat; of it we keep a hash. Contact details become an enquiry only if you agree in so many words.',
          },
          {
            title: 'Client accounts',
            text: 'Name, email address, role and the organisation you belong to. Of the password only a hash is kept, of an invitation only a hash of its token. If you switch a second factor on, its secret and your recovery codes are kept encrypted.',
          },
          {
            title: 'Documents and tickets',
            text: 'Files that are uploaded for a client, with name, type, size, date and who uploaded them; support tickets with their text, priority, status and attachments.',
          },
          {
            title: 'Sessions',
            text: 'When you signed in, until when the session is valid, the network address and the browser it began with.',
          },
          {
            title: 'Records of use',
            text: 'Sign-ins, failed attempts, changes to records, and each document or attachment that is opened or downloaded: with the account, the time and the network address.',
          },
          {
            title: 'Mail we send',
            text: 'Recipient, subject and time of each mail that left, so that none is sent twice.',
          },
          {
            title: 'Technical lines',
            text: 'For each request: its number, method, path without the query, result and duration. These lines hold neither your network address nor what you typed.',
          },
          {
            title: 'Limits',
            text: 'How often a network address or an account has sent a form, asked for a mail or failed to sign in, counted in windows of up to one hour against floods and guessing.',
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
          'No tracking. We do not follow you from page to page or build a profile. Our server counts how often each page is seen, from which sites and campaigns, as numbers without an address or a cookie. A browser that asks not to be tracked is not counted.',
          'No advertising, and no data sold or lent to anybody.',
          'No fonts, scripts or pictures from other companies: every file of a page comes from our own server, so reading a page tells nobody else that you did.',
          'No decision about you that is made by a machine alone.',
        ],
      },
      'The cookies are listed one by one in a document of their own.',
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
            text: 'Enquiries and mail. Under PIPEDA with your consent, which you give by sending; under the GDPR to take steps at your request before a contract, Article 6(1)(b).',
          },
          {
            title: 'To work for you',
            text: 'Client accounts, documents, tickets, sessions and the mail that belongs to them. They are needed for the contract with your organisation, Article 6(1)(b) and (f).',
          },
          {
            title: 'To keep the service safe',
            text: 'Records of use, technical lines and limits. Our interest is that nobody reads what is not theirs, Article 6(1)(f).',
          },
          {
            title: 'To obey the law',
            text: 'What a statute or a court orders us to keep or to hand over, Article 6(1)(c).',
          },
        ],
      },
      'You may withdraw consent at any time. We then stop and delete what no other rule obliges us to keep.',
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
              'Enquiries and notes',
              'While we deal with them, and until you ask',
              'Deleted on request',
            ],
            [
              'Applications and resumes',
              `${days(kept.applicationDays)} after we receive them`,
              'Deleted by itself, or sooner on request',
            ],
            [
              'Conversations with the assistant and their files',
              `${days(kept.conversationDays)} after the last message; what you agreed to send us stays as an enquiry`,
              'Deleted by itself, or sooner on request',
            ],
            [
              'Newsletter addresses',
              'Until you unsubscribe and ask; 30 days when never confirmed',
              'Deleted on request; unconfirmed ones by themselves',
            ],
            [
              'What looks like spam',
              'Until a person has decided, and 30 days after',
              'Deleted by itself',
            ],
            [
              'Numbers of page views, by page, day, site and campaign',
              '25 months',
              'Deleted by itself; they name nobody',
            ],
            [
              'Marks by which a repeated form is known',
              '30 days',
              'Deleted by itself; they are keyed hashes',
            ],
            [
              'Client accounts',
              'While your organisation is a client',
              'Closed at once, deleted on request',
            ],
            [
              'Secret and recovery codes of a second factor',
              'While it is switched on',
              'Deleted when it is switched off; a used recovery code at once',
            ],
            [
              'Documents, tickets and attachments',
              'While your organisation is a client',
              'Deleted on request',
            ],
            [
              'Sessions',
              'Valid 7 days, prolonged while used',
              'Void; signing out deletes the session',
            ],
            ['Invitations', 'Valid 7 days, once', 'Void; a used one shows that it was'],
            ['Mail in the queue', '7 days after it was sent', 'Deleted by itself'],
            ['Mail that could not be sent', '90 days', 'Deleted by itself'],
            ['Limits', 'The window, at most one hour', 'Swept every 10 minutes'],
            ['Records of use', days(kept.auditDays), 'Deleted by itself'],
          ],
        },
      },
      'Where the table says on request, nothing is deleted by a timer: a person does it, and tells you when it is done. Copies in backups disappear when the backup is replaced.',
    ],
  },
  {
    id: 'recipients',
    title: 'Who sees it, and where',
    blocks: [
      'Administrators of Unordin see enquiries and client records. People of a client organisation see the records of their own organisation and of no other; the database checks this for every row.',
      'Beyond that, data reach only those who run our servers and deliver our mail, under a contract that lets them use it for nothing else, and authorities where a law obliges us.',
      'Our offices are in Canada and the United States, so data from elsewhere may be handled there. For people in the European Union, the European Commission has found that Canadian law protects personal data held by commercial organisations adequately; where that finding does not reach, we agree on standard contractual clauses.',
    ],
  },
  {
    id: 'protection',
    title: 'How it is protected',
    blocks: [
      {
        list: [
          'Access is checked three times: at the page, in the service and by the database itself.',
          'Sign-in attempts are limited and recorded. Passwords are stored as scrypt hashes, the secret and recovery codes of a second factor encrypted.',
          'Session tokens are out of reach of scripts, and signing out deletes them on the server.',
          'Pages run only scripts of our own, and forms accept only what comes from our own pages.',
          'Passwords, tokens and cookies are cut out of the logs before they are written.',
        ],
      },
      'If a breach puts you at a real risk of significant harm, we tell you and the competent authority as the law requires.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'Under the Canadian Personal Information Protection and Electronic Documents Act (PIPEDA) you may know whether we hold data about you, see them, have them corrected, withdraw consent and complain about how we handle them.',
      'Where the General Data Protection Regulation (GDPR) applies, you may ask for access, rectification, erasure, restriction and a copy in a common format, and you may object to what we base on our own interest. Many laws of the United States give similar rights; we honour them for everyone alike.',
      'Write to us from the address concerned. We may ask one question to be sure that it is you. You have an answer within 30 days and pay nothing for it.',
      { write: 'To use a right:' },
      'If our answer does not satisfy you, you may turn to a supervisory authority: in Canada the Office of the Privacy Commissioner, in the European Union the authority where you live.',
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
    title: 'Children, and changes',
    blocks: [
      'This site is made for people who work in governments and enterprises. It is not directed at children, and we do not knowingly collect data from them.',
      'The text on this page is the one in force on the date shown at its head. If a change affects what we already hold about you, we write to you before it takes effect.',
    ],
  },
]
