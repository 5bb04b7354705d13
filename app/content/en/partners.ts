import type { HeadlineCopy, ItemCopy, MetaCopy, QuestionCopy, SectionCopy } from './page-copy.ts'

type VendorId = 'aws' | 'azure' | 'google' | 'redhat'

type PartnersCopy = {
  readonly meta: MetaCopy
  readonly mrz: string
  readonly headline: HeadlineCopy
  readonly lead: string
  readonly leaving: string
  readonly link: { readonly label: string; readonly about: (name: string) => string }
  readonly vendors: readonly {
    readonly id: VendorId
    readonly name: string
    readonly role: string
    readonly text: string
    readonly leaving: string
    readonly href: string
  }[]
  readonly caption: string
  readonly portable: SectionCopy & {
    readonly columns: { readonly part: string; readonly form: string; readonly check: string }
    readonly rows: readonly {
      readonly part: string
      readonly form: string
      readonly check: string
    }[]
  }
  readonly meaning: SectionCopy & { readonly paragraphs: readonly string[] }
  readonly questions: SectionCopy & { readonly items: readonly QuestionCopy[] }
  readonly joining: SectionCopy & {
    readonly clauses: readonly ItemCopy[]
    readonly sign: string
    readonly label: string
  }
}

export const partners = {
  meta: {
    title: 'Partners',
    description:
      'The four vendors whose technology our platforms run on, what we build on each, what stays portable when the vendor changes, and how to become a partner.',
  },
  mrz: 'T<TECHNOLOGY<<FOUR<VENDORS',
  headline: [{ text: 'Four grounds, one ' }, { text: 'print', accent: true }],
  lead: 'Our platforms run on technology from four vendors. You choose which, and you may change your mind: the outer pattern differs from quarter to quarter, the centre runs through all of them unbroken.',
  leaving: 'If you leave it',
  link: { label: 'Learn More', about: (name) => `about ${name}` },
  vendors: [
    {
      id: 'aws',
      name: 'Amazon Web Services',
      role: 'Public cloud',
      text: 'Where a client chooses an AWS region, our services run there on managed Kubernetes. Registers are kept in managed PostgreSQL, files in object storage, both under keys of the client.',
      leaving: 'Images, database and files start elsewhere as they are.',
      href: 'https://aws.amazon.com/',
    },
    {
      id: 'azure',
      name: 'Microsoft Azure',
      role: 'Public cloud and sign-in',
      text: 'For administrations whose officers already sign in with a Microsoft account. They keep it, and the platform runs beside the systems their department uses today.',
      leaving: 'Sign-in is OpenID Connect: name another provider in the settings.',
      href: 'https://azure.microsoft.com/',
    },
    {
      id: 'google',
      name: 'Google Cloud',
      role: 'Public cloud and models',
      text: 'For work on large collections of papers and images: reading, sorting and translating them in a region named in the contract, with every proposal of a model kept beside the case.',
      leaving:
        'Models are called through one interface of ours. Another can take the place, or one in your own building.',
      href: 'https://cloud.google.com/',
    },
    {
      id: 'redhat',
      name: 'Red Hat',
      role: 'Your own building',
      text: 'For clients who host on their own ground: Enterprise Linux and OpenShift on hardware of the ministry, also at sites that have no line to a public cloud.',
      leaving: 'What we deliver is plain Kubernetes. It needs nothing that only OpenShift has.',
      href: 'https://www.redhat.com/',
    },
  ],
  caption:
    'Product and company names belong to their owners. They stand here because our platforms run on their technology. None of them endorses Unordin, and we claim no certification by them.',
  portable: {
    title: 'What stays yours when the vendor changes',
    text: 'A way out is part of the delivery. It is rehearsed once before the service opens, by your staff, with us watching. Each part below has a form that anybody can read, and a test that you can do yourselves.',
    columns: { part: 'Part', form: 'Kept as', check: 'Your check' },
    rows: [
      {
        part: 'Services',
        form: 'Container images, with a description of what runs where',
        check: 'Start them in your own test room from the registry we hand over.',
      },
      {
        part: 'Registers',
        form: 'PostgreSQL, with every table documented',
        check: "Restore last night's copy on another machine and count the rows.",
      },
      {
        part: 'Files',
        form: 'The originals, with a list of checksums',
        check: 'Compare the list with what lies in the store.',
      },
      {
        part: 'Sign-in',
        form: 'OpenID Connect and SAML',
        check: 'Add a second provider in the test system and sign in with it.',
      },
      {
        part: 'Infrastructure',
        form: 'Text files under version control',
        check: 'Read the history: each line has an author and an approval.',
      },
      {
        part: 'Keys',
        form: 'In your key store, used by the platform and never copied',
        check: 'Withdraw a key in the test system and watch access end.',
      },
      {
        part: 'Decisions',
        form: 'A signed log that is only ever added to',
        check: 'Verify the signatures with a public key, without our software.',
      },
    ],
  },
  meaning: {
    title: 'What we mean by partner',
    paragraphs: [
      'A vendor stands on this page if a platform of ours can be run on its technology in full, and if our engineers operate it themselves. It is a statement about engineering, not about sales.',
      'We do not choose the vendor for you. The Blueprint names the conditions, such as the country of the data, who holds the keys and which systems stand next door. Your tender decides.',
    ],
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Which of the four do you recommend?',
        answer:
          'The one your people already operate, if it has a region where your law allows the data to be. A platform that is known to the night shift is worth more than a feature list.',
      },
      {
        question: 'Can one service run on two of them?',
        answer:
          'Yes, for instance with the service in a public cloud and the register in your own building. We advise against the same service running on two clouds at once, unless somebody is there to operate both.',
      },
      {
        question: 'May we bring a vendor that is not on this page?',
        answer:
          'If it runs container images and PostgreSQL and has a place for keys, most likely. We try it with one service before anybody signs.',
      },
    ],
  },
  joining: {
    title: 'To add a fifth signature',
    text: 'For vendors and integrators who want our platforms to run on what they make. Four clauses, the same for everyone.',
    clauses: [
      {
        title: 'An open interface',
        text: 'What we use of yours is documented in public, or has an equal that is.',
      },
      {
        title: 'A country and a rule',
        text: 'You say where data lies, under which law, and who in your company can reach it.',
      },
      {
        title: 'A way out',
        text: 'A client can leave with everything in the table above, at no penalty, and the leaving has been tried.',
      },
      {
        title: 'A named engineer',
        text: 'When a service is down at night, the person who answers can change something.',
      },
    ],
    sign: 'If you can sign these, write to us.',
    label: 'Become a Partner',
  },
} as const satisfies PartnersCopy
