import type { LegalCopy } from './document.ts'

export const terms = {
  meta: {
    title: 'Terms of Service',
    description:
      'The rules for the website and the client portal of Unordin: accounts, what is not allowed, what our figures mean, liability and law.',
  },
  mrz: 'L<LEGAL<<TERMS<OF<SERVICE',
  headline: [{ text: 'Terms of ' }, { text: 'Service', accent: true }],
  lead: 'These rules apply when you use this website and the client portal. This page contains all of them.',
  articles: [
    {
      id: 'parties',
      title: 'Who these terms apply to',
      blocks: [
        'These terms are between you and Unordin. Our offices are named at the bottom of each page. The terms apply to this website and to the client portal. If you use them for an organization, you confirm that you may do so.',
        'Work that we do for a client has its own contract. If that contract says something else, the contract applies.',
      ],
    },
    {
      id: 'use',
      title: 'What you may do',
      blocks: [
        'You may read everything public without an account and without payment. You may print it, save it and show it to colleagues while you consider working with us.',
      ],
    },
    {
      id: 'not-allowed',
      title: 'What is not allowed',
      blocks: [
        'You agree not to:',
        {
          list: [
            'try to enter accounts, records or servers that are not yours',
            'send forms automatically, or so many requests that others have to wait',
            'give a name, an address or an organization that is not yours',
            'send malicious files, or content that you have no right to send',
            'copy the site and pretend to be us',
          ],
        },
        'We count requests and refuse them above a limit. If you have found a weakness, write to us before you tell others. We will thank you, and we will take no action against an honest report.',
      ],
    },
    {
      id: 'accounts',
      title: 'Client accounts',
      blocks: [
        'You see something in an account only with an invitation to your organization. An invitation is for one person, works once and is valid for 7 days. You can create an account without one. It shows nothing until you are invited or we connect it to your organization. Roles are given by us or by the administrator of your organization.',
        'An account is personal. Keep the password and the second factor to yourself. Tell us at once if another person may have them. Until you have told us, you are responsible for what happens in your account.',
        'We may close an account that breaks these terms, or that your organization asks us to close. Access ends at once.',
      ],
    },
    {
      id: 'information',
      title: 'What our pages say',
      blocks: [
        'The pages describe our services with care. They are not an offer, and they become part of a contract only if the contract says so.',
        'Goals are called goals and name their year. Case studies that are composed say so. They show the kind of work we do and name no customer. What a platform can achieve for you depends on where you start, so we measure that first.',
        'Nothing here is legal, medical or financial advice.',
      ],
    },
    {
      id: 'your-content',
      title: 'What you send us',
      blocks: [
        'What you send remains yours. You allow us to store and use it as far as we need it to answer you or to work for you. Please do not send personal data of other people or anything classified through the public forms.',
        { links: [{ label: 'Privacy Policy', to: '/privacy' }] },
      ],
    },
    {
      id: 'our-content',
      title: 'What belongs to us',
      blocks: [
        'Text, drawings, code and the name Unordin belong to us or to those who licensed them to us. You may quote the pages and link to them if you name the source. The contract with a client says how the client may use the documents we deliver.',
      ],
    },
    {
      id: 'others',
      title: 'Links to other sites',
      blocks: [
        'Some links lead to sites of partners or authorities. We choose them with care but do not control them. Their own terms apply there.',
      ],
    },
    {
      id: 'liability',
      title: 'Availability and liability',
      blocks: [
        'We look after the site. We do not promise that it is always available or free of errors. We provide it as it is. The contract for a platform contains our promises about its availability.',
        'As far as the law allows, we are not liable for indirect loss, lost profit or lost data from the use of this website. These terms do not limit a liability that the law does not allow us to limit. They take no rights away from consumers where they live.',
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        'The laws of the Province of Ontario and the federal laws of Canada that apply there govern these terms. The courts in Ottawa decide disputes, unless a mandatory rule gives you another court. Before either side goes to court, it gives the other side 30 days to correct the problem.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      blocks: [
        'The text on this page applies from the date at the top. If a change concerns client accounts, we announce it in the portal or by email before it applies. If one rule is not valid, the others remain.',
        { write: 'Questions about these terms:' },
      ],
    },
  ],
} as const satisfies LegalCopy
