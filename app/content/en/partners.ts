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
      'The four vendors of our technology, what we build on each one, what you keep if you change vendor, and how to become a partner.',
  },
  mrz: 'T<TECHNOLOGY<<FOUR<VENDORS',
  headline: [{ text: 'Technology from four ' }, { text: 'vendors', accent: true }],
  lead: 'Our platforms run on technology from four vendors. You choose which one, and you can change it later. Your data and your services move with you.',
  leaving: 'If you change vendor',
  link: { label: 'Learn More', about: (name) => `about ${name}` },
  vendors: [
    {
      id: 'aws',
      name: 'Amazon Web Services',
      role: 'Public cloud',
      text: 'If you choose an AWS region, our services run there on managed Kubernetes. Registers are in managed PostgreSQL and files are in object storage. You own the keys of both.',
      leaving: 'Images, database and files start elsewhere without changes.',
      href: 'https://aws.amazon.com/',
    },
    {
      id: 'azure',
      name: 'Microsoft Azure',
      role: 'Public cloud and sign-in',
      text: 'For administrations where officers already sign in with a Microsoft account. They keep it. The platform runs beside the systems of their department.',
      leaving: 'Sign-in uses OpenID Connect. You name another provider in the settings.',
      href: 'https://azure.microsoft.com/',
    },
    {
      id: 'google',
      name: 'Google Cloud',
      role: 'Public cloud and models',
      text: 'For large collections of documents and images. Models read, sort and translate them in a region named in the contract. The case keeps every proposal of a model.',
      leaving:
        'We call models through one interface. You can use another model, or one in your own building.',
      href: 'https://cloud.google.com/',
    },
    {
      id: 'redhat',
      name: 'Red Hat',
      role: 'Your own building',
      text: "For clients who host themselves. Enterprise Linux and OpenShift run on the ministry's hardware, also at sites without a line to a public cloud.",
      leaving: 'We deliver standard Kubernetes. It needs nothing that only OpenShift has.',
      href: 'https://www.redhat.com/',
    },
  ],
  caption:
    'Product and company names belong to their owners. We name them because our platforms run on their technology. None of them endorses Unordin, and we claim no certification by them.',
  portable: {
    title: 'What you keep when you change vendor',
    text: 'A way to leave is part of the delivery. Your staff rehearse it once before the service starts. Each part below has an open form and a test that you can do yourselves.',
    columns: { part: 'Part', form: 'Kept as', check: 'How you check it' },
    rows: [
      {
        part: 'Services',
        form: 'Container images, with a description of what runs where',
        check: 'Start them in your own test system from the registry we hand over.',
      },
      {
        part: 'Registers',
        form: 'PostgreSQL, with every table documented',
        check: "Restore last night's copy on another machine and count the rows.",
      },
      {
        part: 'Files',
        form: 'The originals, with a list of checksums',
        check: 'Compare the list with the files in the store.',
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
        check: 'Withdraw a key in the test system, and see that access ends.',
      },
      {
        part: 'Decisions',
        form: 'A signed log that only grows',
        check: 'Verify the signatures with a public key, without our software.',
      },
    ],
  },
  meaning: {
    title: 'What "partner" means here',
    paragraphs: [
      'A vendor is on this page if a whole platform of ours can run on its technology, and if our engineers operate it themselves. It describes engineering, not sales.',
      'We do not choose the vendor for you. The Blueprint names the conditions: the country of the data, the owner of the keys and the systems it has to work with. Your tender decides.',
    ],
  },
  questions: {
    title: 'Questions before you choose a vendor',
    items: [
      {
        question: 'Which of the four do you recommend?',
        answer:
          'The one your people already operate, if it has a region where your law allows the data. Your staff must be able to run it at night. That is worth more than a list of features.',
      },
      {
        question: 'Can one service run on two of them?',
        answer:
          'Yes, for example with the service in a public cloud and the register in your own building. We advise against one service on two clouds at the same time, unless your team can operate both.',
      },
      {
        question: 'May we bring a vendor that is not on this page?',
        answer:
          'Probably, if it runs container images and PostgreSQL and has a place for keys. We test it with one service before anybody signs.',
      },
    ],
  },
  joining: {
    title: 'How to become a partner',
    text: 'For vendors and integrators who want our platforms to run on their technology. The four conditions are the same for everyone.',
    clauses: [
      {
        title: 'An open interface',
        text: 'The parts of your product that we use are documented in public, or there is a public equivalent.',
      },
      {
        title: 'A clear place for data',
        text: 'You say where data is, under which law, and who in your company can access it.',
      },
      {
        title: 'A way to leave',
        text: 'A client can leave with everything in the table above, without a penalty. This has been tested.',
      },
      {
        title: 'A named engineer',
        text: 'If a service fails at night, the person who answers is able to fix it.',
      },
    ],
    sign: 'If you meet these conditions, write to us.',
    label: 'Become a Partner',
  },
} as const satisfies PartnersCopy
