import type { LegalCopy } from './document.ts'

export const terms = {
  meta: {
    title: 'Terms of Service',
    description:
      'The rules for using the website and the client portal of Unordin: accounts, what is not allowed, what our figures mean, liability and the law that applies.',
  },
  mrz: 'L<LEGAL<<TERMS<OF<SERVICE',
  headline: [{ text: 'Terms of ' }, { text: 'Service', accent: true }],
  lead: 'By reading on, you and we agree to a few rules for this website and the client portal. They fit on one page, and none of them is hidden in another.',
  articles: [
    {
      id: 'parties',
      title: 'Who agrees on what',
      blocks: [
        'These terms are between you and Unordin, whose offices stand at the foot of each page. They apply to this website and to the client portal. If you use them for an organisation, you confirm that you may do so.',
        'Work that we do for a client has a contract of its own. Where that contract says something else, the contract counts.',
      ],
    },
    {
      id: 'use',
      title: 'Reading the site',
      blocks: [
        'You may read everything that is public without an account and without payment. You may print it, save it and show it to colleagues while you consider working with us.',
      ],
    },
    {
      id: 'not-allowed',
      title: 'What is not allowed',
      blocks: [
        'You agree not to:',
        {
          list: [
            'look for ways into accounts, records or servers that are not yours,',
            'send forms by a machine, or so many requests that others wait,',
            'give a name, an address or an organisation that is not yours,',
            'send malicious files, or content that you have no right to send,',
            'copy the site to pass yourself off as us.',
          ],
        },
        'Requests are counted and refused above a limit. If you have found a weakness, write to us before you tell others: we will thank you and will not pursue an honest report.',
      ],
    },
    {
      id: 'accounts',
      title: 'Client accounts',
      blocks: [
        'What an account shows comes with an invitation to your organisation, which is meant for one person, works once and is valid for 7 days. You can make an account without one; it shows nothing until you are invited or we associate it with your organisation. Roles are given by us or by the administrator of your organisation.',
        'An account is personal. Keep the password and the second factor to yourself, and tell us at once if either may be in other hands. What happens under your account counts as done by you until you have told us.',
        'We may close an account that breaks these terms or that your organisation asks us to close. Access ends at the next request.',
      ],
    },
    {
      id: 'information',
      title: 'What our pages say',
      blocks: [
        'The pages describe our services with care, but they are not an offer and do not become part of a contract unless the contract says so.',
        'Goals are marked as goals with the year they are set for. Published projects that are called representative show the kind of work we do and do not name a customer. What a platform can achieve for you depends on where you start, which is why we measure first.',
        'Nothing here is legal, medical or financial advice.',
      ],
    },
    {
      id: 'your-content',
      title: 'What you send us',
      blocks: [
        'What you send stays yours. You allow us to store and use it as far as needed to answer you or to work for you. Please do not send personal data of third parties or anything classified through the public forms.',
        { links: [{ label: 'Privacy Policy', to: '/privacy' }] },
      ],
    },
    {
      id: 'our-content',
      title: 'What is ours',
      blocks: [
        'Text, drawings, code and the name Unordin belong to us or to those who licensed them to us. You may quote and link to the pages with their source. Documents that we deliver to a client are governed by the contract with that client.',
      ],
    },
    {
      id: 'others',
      title: 'Sites of others',
      blocks: [
        'Some links lead to sites of partners or authorities. We choose them with care but do not control them, and their own terms apply there.',
      ],
    },
    {
      id: 'liability',
      title: 'Availability and liability',
      blocks: [
        'We look after the site but do not promise that it is always reachable or free of errors. It is provided as it is. Promises about the availability of a platform stand in the contract for that platform.',
        'As far as the law allows, we are not liable for indirect loss, lost profit or lost data that arises from the use of this website. Nothing in these terms limits liability that the law does not allow to be limited, and nothing takes away the rights that consumers have where they live.',
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        'The laws of the Province of Ontario and the federal laws of Canada that apply there govern these terms. The courts in Ottawa decide disputes, unless a mandatory rule gives you another court. Before going to one, each side gives the other 30 days to put the matter right.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      blocks: [
        'The text on this page is the one in force on the date shown at its head. If a change concerns client accounts, we announce it in the portal or by mail before it takes effect. Should one rule not be valid, the others remain.',
        { write: 'Questions about these terms:' },
      ],
    },
  ],
} as const satisfies LegalCopy
