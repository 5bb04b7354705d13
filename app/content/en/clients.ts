import type { HeadlineCopy, ItemCopy, MetaCopy, QuestionCopy, SectionCopy } from './page-copy.ts'

export const clients = {
  meta: {
    title: 'Client Portal',
    description:
      'Sign in to see your projects, documents and support tickets. Access is by invitation. Each organization sees only its own data, and every download is recorded.',
  },
  mrz: 'P<PORTAL<<CLIENTS<ONLY',
  headline: [
    { text: 'Your projects, documents and ' },
    { text: 'support', accent: true },
    { text: ' in one place' },
  ],
  lead: 'In the client portal you see the progress of your projects, download documents and report problems.',
  signIn: 'Sign In to Portal',
  booklet: {
    caption: 'Two example pages of the portal. The entries are invented and show no real client.',
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
          next: 'Next: choose the two pilot offices',
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
    title: 'What you can do in the portal',
    items: [
      {
        sign: 'A',
        title: 'Project Updates',
        text: 'Each project shows its status, its start date, its milestones and its progress. You can see where a project is without a status meeting.',
      },
      {
        sign: 'B',
        title: 'Secure Documents',
        text: 'Plans, reports and handover files, sorted by project, with type, size and date. Only people of your organization who are signed in can download a file.',
      },
      {
        sign: 'C',
        title: 'Support Tickets',
        text: 'Describe the problem, choose a priority, and follow the ticket until it is closed. Your colleagues see it too, so nobody has to report it twice.',
      },
    ],
  },
  access: {
    mrz: 'A<ACCESS<<BY<INVITATION<ONLY',
    title: 'How you get access',
    text: 'You need an invitation to see anything in the portal. These four steps lead to your account.',
    coupons: [
      {
        title: 'Invitation',
        text: 'We send it by email to one address, for one organization and with one role. It works only for that address.',
      },
      {
        title: 'Valid 7 days',
        text: 'You can use the link once, within 7 days. After that you ask for a new one.',
      },
      {
        title: 'Account',
        text: 'You enter your name and choose a password of at least 10 characters. Your email address and organization are already filled in.',
      },
      {
        title: 'Second factor',
        text: 'If you switch it on, you sign in with your password and a code from an app on your phone. A stolen password alone is then not enough.',
      },
    ],
    once: 'Single use',
  },
  safeguards: {
    title: 'How your data is protected',
    items: [
      {
        title: "Your organization's data is separate",
        text: "The database checks for every row which organization you belong to. A request for another client's project gets the same answer as a request for a project that does not exist.",
      },
      {
        title: 'Every download is recorded',
        text: 'The record shows who downloaded which document, when, and from which address. Your administrators see the record in the portal, under Activity.',
      },
      {
        title: 'Your administrators manage access',
        text: 'A client user works with projects, documents and tickets. A client administrator also invites colleagues, changes their roles and takes access away.',
      },
      {
        title: 'Access ends at once',
        text: 'When a person leaves, an administrator of your organization or our team takes the access away. It ends at once. A session that nobody uses ends after 7 days.',
      },
    ],
  },
  questions: {
    title: 'Questions about access',
    items: [
      {
        question: 'My invitation has expired. What can I do?',
        answer:
          'Ask the person who administers your account, or write to us from your work address. We check that you still belong to the organization and send a new invitation. The old one does not work again.',
      },
      {
        question: 'I can sign in, but I see "Access Required". Why?',
        answer:
          'Your account is not connected to a client yet. Write to us from the address you sign in with and name your organization. We connect the account after we have checked with your administrator.',
      },
      {
        question: 'Can one of our contractors have access?',
        answer:
          'Yes, if your organization asks for it. The contractor gets their own invitation with the role of a client user. The record then shows their downloads under their own name.',
      },
    ],
  },
  action: {
    title: 'Sign in to the portal',
    text: 'You need your password and the email address your invitation went to.',
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
