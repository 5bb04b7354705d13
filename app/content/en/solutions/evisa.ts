import type { DetailCopy, SectionCopy } from '../page-copy.ts'

type StationCopy = {
  readonly name: string
  readonly by: string
  readonly happens: string
  readonly enters: string
  readonly sees: string
  readonly hidden: string
}

type EvisaCopy = DetailCopy & {
  readonly hero: {
    readonly kind: string
    readonly specimen: string
    readonly portrait: string
    readonly primary: string
    readonly secondary: string
    readonly fields: readonly { readonly label: string; readonly value: string }[]
    readonly zone: readonly [string, string]
  }
  readonly journey: SectionCopy & {
    readonly by: string
    readonly enters: string
    readonly sees: string
    readonly hidden: string
    readonly stations: readonly StationCopy[]
  }
  readonly timelines: {
    readonly traveller: string
    readonly before: { readonly title: string; readonly steps: readonly string[] }
    readonly after: { readonly title: string; readonly steps: readonly string[] }
    readonly saved: string
    readonly scale: string
    readonly others: string
    readonly who: string
  }
  readonly pages: readonly [string, string]
}

export const evisa = {
  meta: {
    title: 'e-Visa',
    description:
      'An e-visa service in which application, payment, checks, decision, travel authority and border crossing are entries in one file per traveller.',
  },
  mrz: 'V<EVISA<<TRAVEL<AUTHORITY',
  headline: [{ text: 'One file per ' }, { text: 'traveller', accent: true }],
  lead: 'An e-visa service for ministries of the interior and of foreign affairs. Application, payment, checks, decision, travel authority and arrival are entries in the same file, each with a name and a time beside it.',
  hero: {
    kind: 'Electronic travel authority',
    specimen: 'Specimen',
    portrait: 'Specimen portrait of a traveller, engraved in lines',
    primary: 'Talk to us about e-visa',
    secondary: 'Follow one application',
    fields: [
      { label: 'Issued by', value: 'Your ministry, under its own name and its own key' },
      { label: 'Decided by', value: 'A named officer, with a written reason' },
      { label: 'Shown at', value: 'Check-in and the border, with or without a network' },
      { label: 'Kept by', value: 'One register, in the country you choose' },
    ],
    zone: [
      'V<UTOTRAVELLER<<ONE<FILE<<<<<<<<<<<<<<<<<<<<',
      'APPLICATION<PAYMENT<CHECKS<DECISION<BORDER<6',
    ],
  },
  journey: {
    title: 'One application, followed to the border',
    text: 'Six entries, made in this order. Every station adds a strand to the file; none of them starts a second file. The strand in red is the decision: a person makes it.',
    by: 'Entered by',
    enters: 'Enters the file',
    sees: 'Who sees it',
    hidden: 'Who does not',
    stations: [
      {
        name: 'Application',
        by: 'The traveller',
        happens:
          'One form on a phone or a computer. The passport page and the photograph are checked while they are uploaded, so a bad scan is corrected at once.',
        enters: 'Answers, passport data, photograph, consent',
        sees: 'The traveller; the case officer once it is submitted',
        hidden: 'Carriers and border posts',
      },
      {
        name: 'Payment',
        by: 'The payment provider',
        happens:
          'The fee is shown before the form is sent. Card, mobile money or a bank counter: the receipt carries the treasury reference.',
        enters: 'Amount, time, treasury reference',
        sees: 'The traveller and the finance desk',
        hidden: 'The provider never sees the application, nor an officer the card',
      },
      {
        name: 'Checks',
        by: 'The systems you name',
        happens:
          'Document, identity and watch-list checks run side by side. A match is put to an officer as a question. It is never an answer.',
        enters: 'Result, source and time of each check',
        sees: 'Officers cleared for that list',
        hidden: 'All other staff, and the traveller',
      },
      {
        name: 'Decision',
        by: 'A visa officer',
        happens:
          'The officer opens the file with its open questions on top, then grants, asks or refuses. A refusal needs a written reason.',
        enters: 'Officer, decision, reason',
        sees: 'The supervisor; the traveller, as decision and reason',
        hidden: 'Carriers and border posts, until it is granted',
      },
      {
        name: 'Travel authority',
        by: 'The register',
        happens:
          'A grant becomes a signed code. It is sent to the traveller, can be printed, and can be verified without a connection.',
        enters: 'Number, validity, signature',
        sees: 'The traveller; a carrier gets a yes or a no',
        hidden: 'The carrier sees no answers, checks or reasons',
      },
      {
        name: 'Border',
        by: 'A border officer',
        happens:
          'The passport is read at the desk. Photograph, authority and conditions of stay appear, and the crossing is written into the same file.',
        enters: 'Place, time, admitted or referred',
        sees: 'The border officer and the case officer',
        hidden: 'The desk sees no payment and no internal note',
      },
    ],
  },
  change: {
    title: 'The same traveller, twice',
    text: 'Both lines start on the day she is invited and end at your border.',
    before: 'As it is',
    after: 'On one file',
    rows: [
      {
        who: 'Visa officer',
        before: 'Opens folders in the order in which they arrive, and keys in what is on paper.',
        after:
          'Starts with the cases that hold an open question. The rest has been read and checked.',
      },
      {
        who: 'Supervisor',
        before: 'Learns of a backlog when travellers complain.',
        after: 'Sees the age and place of every open file and reassigns it, with the reason kept.',
      },
      {
        who: 'Border officer',
        before: 'Judges a sticker and asks again what was asked at the embassy.',
        after: 'Sees photograph, authority and conditions of stay in one view.',
      },
      {
        who: 'Ministry',
        before: 'Adds up returns from the posts at the end of the year.',
        after:
          'Counts applications, decisions and arrivals in one register, by day and by nationality.',
      },
    ],
  },
  timelines: {
    traveller:
      'A civil engineer, invited to a meeting in your capital. She has a valid passport, an invitation and a phone.',
    before: {
      title: 'On paper',
      steps: [
        'She writes to the embassy and is sent a list of papers.',
        'She travels to a counter and hands in copies.',
        'She pays at a bank and returns with the slip.',
        'A copy is unreadable. The case waits for a letter.',
        'She calls. Nobody can say where the folder is.',
        'She fetches her passport, with a sticker in it.',
        'The border desk sees the sticker, not the case, and asks again.',
      ],
    },
    after: {
      title: 'On one file',
      steps: [
        'She fills in the form at home; the scan is checked while she waits.',
        'She pays in the same sitting and has a receipt.',
        'An officer asks for one clearer page; she answers from her phone.',
        'She is sent a signed authority with its dates and conditions.',
        'The border desk reads her passport and opens the same file.',
      ],
    },
    saved: '70% less processing time',
    scale: 'The two lines are drawn to one scale: the lower one is 70% shorter.',
    others: 'And on the other side of the counter',
    who: 'Who',
  },
  features: {
    title: 'What is in the service',
    text: 'Eight parts. You can take them in stages; each one writes into the same file.',
    items: [
      {
        title: 'Forms by visa type',
        text: 'Type, nationality and purpose decide what is asked. The rules are a table that your own staff edit and approve.',
      },
      {
        title: 'Document reading',
        text: 'Passport pages are read by machine and shown beside the picture. The officer sees which fields the traveller corrected.',
      },
      {
        title: 'Fees and refunds',
        text: 'Fees by type and nationality, refunds by rule, and a daily statement that the treasury can match line by line.',
      },
      {
        title: 'Checks side by side',
        text: 'Lost documents, watch lists, earlier stays. Each connection has its own time limit, and a silence is recorded as a silence.',
      },
      {
        title: 'Officer desk',
        text: 'A queue by age and open questions, usable from the keyboard, with a second signature where your rules demand one.',
      },
      {
        title: 'Travel authority',
        text: "A code signed with the ministry's key, readable by people and machines. It is revoked in one place and refused everywhere.",
      },
      {
        title: 'Carrier check',
        text: 'An airline asks by passport and date of travel. The answer is board or do not board, and the question is kept.',
      },
      {
        title: 'Border desk',
        text: 'Runs on the desks and readers you have. Expected arrivals are held at the post for the hours when the line is down.',
      },
    ],
  },
  pages: ['Before the decision', 'From the decision on'],
  outcomes: {
    title: 'Stamped, so that it can be checked',
    text: 'A target is called a target here. How each figure is counted is written into the contract, and your staff can run the same query as ours.',
    items: [
      { value: '50+', label: 'countries targeted for e-visa', note: 'Goal for 2028' },
      {
        value: '7.5M',
        label: 'applications a year is the goal',
        note: 'We plan for 2.5 to 7.5 million',
      },
      { value: '70%', label: 'less processing time', note: 'Against your own baseline' },
      { value: '99.5%', label: 'accuracy', note: 'Measured as your contract defines it' },
      { value: '99.9%', label: 'uptime', note: 'Reported by month' },
    ],
  },
  safeguards: {
    title: 'Security and standards',
    text: 'What is applied, and what it means at the desk. Each line can be a requirement in your tender.',
    items: [
      {
        title: 'ICAO Doc 9303',
        text: 'Machine-readable lines are tested by their check digits. The authority carries a digital seal that a reader verifies against the key of your ministry.',
      },
      {
        title: 'Access by role and post',
        text: 'An officer sees the files of one post and its visa types. Reading a file is recorded, not only changing it.',
      },
      {
        title: 'Encryption',
        text: 'TLS 1.3 on the way and AES-256 at rest. Signing keys can be kept in a hardware module that the ministry owns.',
      },
      {
        title: 'Models propose, officers decide',
        text: 'A model may read and sort. It grants nothing and refuses nothing, and each proposal is kept with the version that made it.',
      },
      {
        title: 'Retention by law',
        text: 'Each visa type has its own period. What is due is deleted on schedule, and the deletion is itself an entry.',
      },
      {
        title: 'WCAG 2.2 AA',
        text: 'The form works with a keyboard, with a screen reader and on an old phone with a slow connection.',
      },
      {
        title: 'ISO/IEC 27001',
        text: 'Controls are arranged by this standard, so that your auditor starts from a list that is already known.',
      },
    ],
  },
  questions: {
    title: 'Questions ministries ask',
    items: [
      {
        question: 'Can we start with one visa type?',
        answer:
          'Yes, and we advise it. One type and a few nationalities run beside the present process until officers trust the result. Further types are added as rows in the rule table, approved by your staff, without a new release of the software.',
      },
      {
        question: 'Does the software ever refuse somebody?',
        answer:
          'No. A form that is incomplete cannot be sent, and the traveller is told why. Every submitted application is decided by an officer, whose name and reason are in the file. Nationalities or types that your law grants without review are a rule you set, and each such grant names that rule.',
      },
      {
        question: 'What happens when a border post loses its connection?',
        answer:
          'The post holds the list of expected arrivals and the public keys. The desk verifies the code from the passport and the printed or shown authority, records the crossing locally, and sends it when the line returns. A later revocation is then shown as a conflict for a supervisor.',
      },
      {
        question: 'Do our watch lists leave our systems?',
        answer:
          'No. The service sends a question to the system that holds the list and stores the answer, its source and its time. Only officers cleared for that list can open the answer.',
      },
      {
        question: 'What about travellers who cannot apply online?',
        answer:
          'An embassy counter or an accredited agent fills in the same form with them. The file says who typed it, and the traveller gets the same receipt and the same authority on paper.',
      },
      {
        question: 'Who owns the data when the contract ends?',
        answer:
          'The ministry, throughout. You receive the register, the rule tables and the access record in documented open formats, and the export is rehearsed with your team before the service goes live.',
      },
    ],
  },
  related: {
    title: 'Read on',
    paths: [
      '/capabilities/digital-identity',
      '/capabilities/ai-automation',
      '/public-sector-platforms',
      '/blueprint',
    ],
  },
  action: {
    title: 'Bring one visa type',
    text: 'Tell us which one, how many posts handle it today and which systems have to stay. You will have a reply within 24 hours.',
    label: 'Talk to us about e-visa',
  },
} as const satisfies EvisaCopy
