import type { HeadlineCopy, ItemCopy, MetaCopy, QuestionCopy, SectionCopy } from './page-copy.ts'

export const clients = {
  meta: {
    title: 'Client Portal',
    description:
      'Sign in to see your projects, documents and support tickets. Access is by invitation, each organisation sees only its own work, and every download is recorded.',
  },
  mrz: 'P<PORTAL<<CLIENTS<ONLY',
  headline: [
    { text: 'The book of our work, ' },
    { text: 'open', accent: true },
    { text: ' at your page.' },
  ],
  lead: 'Clients read here what we are building for them, take what we have delivered, and tell us when something is wrong.',
  signIn: 'Sign In to Portal',
  booklet: {
    caption:
      'Two pages of the portal as a client sees them. Example entries: no real client is shown.',
    example: 'Example',
    mrz: 'E<EXAMPLE<<PAGES<04<05',
    pages: ['Page 04', 'Page 05'],
    projects: {
      sign: 'A',
      title: 'Projects',
      since: 'Since',
      rows: [
        {
          name: 'Arrival desk rollout',
          date: 'Mar 4, 2026',
          status: 'Active',
          tone: 'verdigris',
          progress: 82,
          next: 'Next: acceptance at the second airport',
        },
        {
          name: 'Tax register migration',
          date: 'Jun 19, 2026',
          status: 'Active',
          tone: 'verdigris',
          progress: 54,
          next: 'Next: first declarations run in parallel',
        },
        {
          name: 'Identity wallet trial',
          date: 'Sep 8, 2026',
          status: 'Planning',
          tone: 'ochre',
          progress: 20,
          next: 'Next: choice of the two pilot offices',
        },
        {
          name: 'Rural telemedicine pilot',
          date: 'Nov 2, 2025',
          status: 'Completed',
          tone: 'ink',
          progress: 100,
          next: 'Handed over, report on page 05',
        },
      ],
    },
    documents: {
      sign: 'B',
      title: 'Documents',
      rows: [
        { name: 'Target architecture', type: 'PDF', size: '2.41 MB', date: 'Oct 12, 2026' },
        {
          name: 'Telemedicine pilot, final report',
          type: 'PDF',
          size: '1.07 MB',
          date: 'Sep 30, 2026',
        },
        { name: 'Register fields and rules', type: 'CSV', size: '318.20 KB', date: 'Aug 21, 2026' },
      ],
    },
    tickets: {
      sign: 'C',
      title: 'Support',
      rows: [
        {
          name: 'An officer cannot reopen a case',
          number: 'Ticket #3f9a21c7',
          priority: 'High',
          priorityTone: 'vermilion',
          status: 'In progress',
          statusTone: 'ochre',
        },
        {
          name: 'Export of the June declarations',
          number: 'Ticket #b04e77d2',
          priority: 'Medium',
          priorityTone: 'ink',
          status: 'Resolved',
          statusTone: 'verdigris',
        },
      ],
    },
  },
  leaves: {
    title: 'What you find inside',
    items: [
      {
        sign: 'A',
        title: 'Project Updates',
        text: 'Each engagement with its status, the day it began, its milestones and how far it has come. You see where a project stands without asking for a status meeting.',
      },
      {
        sign: 'B',
        title: 'Secure Documents',
        text: 'Plans, reports and handover files, sorted by project, with type, size and date. A file is handed only to signed-in people of your organisation.',
      },
      {
        sign: 'C',
        title: 'Support Tickets',
        text: 'Describe what is wrong, give it a priority, and follow it from open to closed. Your colleagues see the ticket too, so nobody has to report it twice.',
      },
    ],
  },
  access: {
    mrz: 'A<ACCESS<<BY<INVITATION<ONLY',
    title: 'How access works',
    text: 'An account alone shows nothing: what you see comes with an invitation to your organisation, and an invitation is made of these four coupons.',
    coupons: [
      {
        title: 'Invitation',
        text: 'We send it by mail, to one address, for one organisation and with one role. Forwarding it does not change who it is for.',
      },
      {
        title: 'Valid 7 days',
        text: 'The link can be used once. After 7 days, or after its first use, it opens nothing and you ask for a new one.',
      },
      {
        title: 'Account',
        text: 'You give your name and choose a password of at least 10 characters. The address and the organisation are already filled in.',
      },
      {
        title: 'Second factor',
        text: 'If you switch it on, a code from an app on your phone stands beside the password, and a stolen password alone opens nothing.',
      },
    ],
    once: 'Single use',
  },
  safeguards: {
    title: 'Whose eyes, and whose record',
    items: [
      {
        title: "Your organisation's data is separate",
        text: 'The database itself checks for each row which organisation you belong to. Whoever asks for the project of another client gets the same answer as for one that does not exist.',
      },
      {
        title: 'Every download is recorded',
        text: 'Who took which document, when, and from which address. The record of your organisation is yours to ask for.',
      },
      {
        title: 'Roles are given, not chosen',
        text: 'A client user works with projects, documents and tickets. A client administrator also sees who in the organisation has access.',
      },
      {
        title: 'Access ends at once',
        text: 'When a person leaves, we close the account and their next click is refused. A session that is not used ends by itself after 7 days.',
      },
    ],
  },
  questions: {
    title: 'Before you sign in',
    items: [
      {
        question: 'My invitation has expired. What now?',
        answer:
          'Ask the person who administers your account, or write to us from your work address. We check that you still belong to the organisation and send a new invitation; the old one stays closed.',
      },
      {
        question: 'I can sign in, but it says Access Required.',
        answer:
          'Your account exists but is not associated with a client yet. Write to us from the address you sign in with and name your organisation; we associate it after checking with your administrator.',
      },
      {
        question: 'Can a contractor of ours have access?',
        answer:
          'Yes, if your organisation asks for it. The contractor gets an invitation of their own with the role of a client user, so their downloads are recorded under their own name.',
      },
    ],
  },
  action: {
    title: 'Your page is marked.',
    text: 'You need the address your invitation went to and your password.',
    label: 'Access Portal',
    help: 'Need Help?',
  },
} as const satisfies {
  meta: MetaCopy
  headline: HeadlineCopy
  leaves: SectionCopy & { items: readonly (ItemCopy & { sign: string })[] }
  safeguards: SectionCopy & { items: readonly ItemCopy[] }
  questions: SectionCopy & { items: readonly QuestionCopy[] }
  [key: string]: unknown
}
