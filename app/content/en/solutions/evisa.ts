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
      'An e-visa service with one file per traveller: application, payment, checks, decision, travel authority and border crossing.',
  },
  mrz: 'V<EVISA<<TRAVEL<AUTHORITY',
  headline: [{ text: 'One file per ' }, { text: 'traveller', accent: true }],
  lead: 'An e-visa service for ministries of the interior and of foreign affairs. Application, payment, checks, decision, travel authority and arrival are in the same file. Each entry shows who made it and when.',
  hero: {
    kind: 'Electronic travel authority',
    specimen: 'Specimen',
    portrait: 'Specimen portrait of a traveller, engraved in lines',
    primary: 'Estimate weeks and team',
    secondary: 'Follow one application',
    fields: [
      { label: 'Issued by', value: 'Your ministry, with its own name and its own signing key' },
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
    title: 'How one application is handled',
    text: 'Each application has six entries, made in this order. All six are in the same file. The red line marks the decision, which a person makes.',
    by: 'Entered by',
    enters: 'Enters the file',
    sees: 'Who sees it',
    hidden: 'Who does not',
    stations: [
      {
        name: 'Application',
        by: 'The traveller',
        happens:
          'The traveller fills in one form on a phone or a computer. The service checks the scans during upload, so the traveller can replace a bad one at once.',
        enters: 'Answers, passport data, photograph, consent',
        sees: 'The traveller; the case officer once it is submitted',
        hidden: 'Carriers and border posts',
      },
      {
        name: 'Payment',
        by: 'The payment provider',
        happens:
          'The traveller sees the fee before sending the form. They pay by card, by mobile money or at a bank. The receipt has the treasury reference.',
        enters: 'Amount, time, treasury reference',
        sees: 'The traveller and the finance desk',
        hidden: 'The provider never sees the application, and officers never see the card',
      },
      {
        name: 'Checks',
        by: 'The systems you name',
        happens:
          'Document, identity and watch-list checks run at the same time. The service shows a match to an officer as an open question. A match never decides the case.',
        enters: 'Result, source and time of each check',
        sees: 'Officers cleared for that list',
        hidden: 'All other staff, and the traveller',
      },
      {
        name: 'Decision',
        by: 'A visa officer',
        happens:
          'The officer opens the file and sees the open questions first. The officer then grants the visa, asks a question or refuses. A refusal needs a written reason.',
        enters: 'Officer, decision, reason',
        sees: 'The supervisor; the traveller, who sees the decision and the reason',
        hidden: 'Carriers and border posts, until it is granted',
      },
      {
        name: 'Travel authority',
        by: 'The register',
        happens:
          'The service turns a grant into a signed code and sends it to the traveller. The traveller can print it. A code reader can verify it without a network.',
        enters: 'Number, validity, signature',
        sees: 'The traveller; a carrier gets a yes or a no',
        hidden: 'The carrier sees no answers, checks or reasons',
      },
      {
        name: 'Border',
        by: 'A border officer',
        happens:
          'The officer reads the passport at the desk and sees the photograph, the authority and the conditions of stay. The crossing becomes an entry in the same file.',
        enters: 'Place, time, admitted or referred',
        sees: 'The border officer and the case officer',
        hidden: 'The desk sees no payment and no internal note',
      },
    ],
  },
  change: {
    title: 'Before and after, for one traveller',
    text: 'Both timelines start on the day of the invitation and end at your border.',
    before: 'Today',
    after: 'With one file',
    rows: [
      {
        who: 'Visa officer',
        before: 'Opens folders in the order they arrive, and types what is on paper.',
        after:
          'Starts with the cases that have an open question. The others are already read and checked.',
      },
      {
        who: 'Supervisor',
        before: 'Hears about a backlog when travellers complain.',
        after:
          'Sees how long each file has been open and who has it. If a file is reassigned, it keeps the reason.',
      },
      {
        who: 'Border officer',
        before: "Checks a sticker by eye and asks the embassy's questions again.",
        after: 'Sees the photograph, the authority and the conditions of stay on one screen.',
      },
      {
        who: 'Ministry',
        before: 'Adds up reports from the embassies at the end of the year.',
        after:
          'Counts applications, decisions and arrivals in one register, by day and by nationality.',
      },
    ],
  },
  timelines: {
    traveller:
      'A civil engineer is invited to a meeting in your capital. She has a valid passport, an invitation and a phone.',
    before: {
      title: 'On paper',
      steps: [
        'She writes to the embassy and receives a list of papers.',
        'She travels to a counter and hands in copies.',
        'She pays at a bank and returns with the slip.',
        'One copy is not readable. The case waits for a letter.',
        'She calls. Nobody can say where the folder is.',
        'She collects her passport, with a sticker in it.',
        'The border officer sees the sticker but not the case, and asks again.',
      ],
    },
    after: {
      title: 'With one file',
      steps: [
        'She fills in the form at home. The service checks the scan while she waits.',
        'She pays at the same time and has a receipt.',
        'An officer asks for one clearer page. She answers from her phone.',
        'She receives a signed authority with its dates and conditions.',
        'The border officer reads her passport and opens the same file.',
      ],
    },
    saved: '70% reduction in visa processing time',
    scale: 'Both lines have the same scale: the lower one is 70% shorter.',
    others: 'What changes for officers and the ministry',
    who: 'Who',
  },
  features: {
    title: 'What the service includes',
    text: 'The service has eight parts. You can introduce them in stages. Every part writes to the same file.',
    items: [
      {
        title: 'Forms by visa type',
        text: 'Type, nationality and purpose decide which questions the form asks. Your own staff edit and approve these rules in a table.',
      },
      {
        title: 'Document reading',
        text: 'The service reads passport pages and shows the text beside the image. The officer sees which fields the traveller corrected.',
      },
      {
        title: 'Fees and refunds',
        text: 'Fees depend on type and nationality, and refunds follow rules. The treasury can match the daily statement line by line.',
      },
      {
        title: 'Checks in parallel',
        text: 'The service checks lost documents, watch lists and earlier stays together. Each connection has a time limit. If a system does not answer in time, the file says so.',
      },
      {
        title: 'Officer desk',
        text: 'The oldest cases and open questions are first in the queue. Officers can use the keyboard alone. A second officer signs where your rules require it.',
      },
      {
        title: 'Travel authority',
        text: "The authority is a code signed with the ministry's key. People and machines can read it. You revoke it in one place, and every reader then refuses it.",
      },
      {
        title: 'Carrier check',
        text: 'An airline enters the passport number and the date of travel. The answer is "board" or "do not board". The service keeps a record of the question.',
      },
      {
        title: 'Border desk',
        text: 'It runs on your present computers and passport readers. The post keeps a list of expected arrivals for the hours without a connection.',
      },
    ],
  },
  pages: ['Before the decision', 'After the decision'],
  outcomes: {
    title: 'Key figures and targets',
    text: 'A target is called a target here. Your contract defines how each figure is counted.',
    items: [
      { value: '50+', label: 'countries targeted for e-visa', note: 'Our target' },
      {
        value: '7.5M',
        label: 'annual visa applications',
        note: 'Our goal. For 2028: 2.5 to 7.5 million',
      },
      {
        value: '70%',
        label: 'reduction in visa processing time',
        note: 'A faster visa',
      },
      { value: '99.5%', label: 'accuracy' },
      { value: '99.9%', label: 'uptime' },
    ],
  },
  safeguards: {
    title: 'Security and standards',
    text: 'These are the standards we apply and what each one means for the service. Each item can be a requirement in your tender.',
    items: [
      {
        title: 'ICAO Doc 9303',
        text: "The service tests machine-readable lines by their check digits. The authority has a digital seal, and a reader verifies it with your ministry's key.",
      },
      {
        title: 'Access by role and location',
        text: 'An officer sees the files of one embassy and its visa types. The service records every reading of a file, not only every change.',
      },
      {
        title: 'Encryption',
        text: 'TLS 1.3 during transfer and AES-256 in storage. The ministry can keep the signing keys in a hardware module that it owns.',
      },
      {
        title: 'Models propose, officers decide',
        text: 'A model may read and sort. It never grants or refuses. The file keeps each proposal with the version of the model.',
      },
      {
        title: 'Retention by law',
        text: 'Each visa type has its own retention period. The service deletes data when the period ends, and records the deletion.',
      },
      {
        title: 'WCAG 2.2 AA',
        text: 'The form works with a keyboard, with a screen reader and on an old phone with a slow connection.',
      },
      {
        title: 'ISO/IEC 27001',
        text: 'We arrange our controls by this standard, so your auditor can start from a known list.',
      },
    ],
  },
  questions: {
    title: 'Questions that ministries ask',
    items: [
      {
        question: 'Can we start with one visa type?',
        answer:
          'Yes, and we advise it. One type and a few nationalities run beside the present process until officers trust the result. Your staff then add further types in the rule table, without new software.',
      },
      {
        question: 'Does the software ever refuse an applicant?',
        answer:
          "No. A traveller cannot send an incomplete form, and the form says what is missing. An officer decides every submitted application. The file has the officer's name and reason. Your law may grant some visas without review. Then you set that rule, and each such grant names the rule.",
      },
      {
        question: 'What happens when a border post loses its connection?',
        answer:
          'The post keeps the list of expected arrivals and the public keys. The desk verifies the code and the passport without a network. It sends the crossing when the connection returns. If an authority was revoked in the meantime, a supervisor sees the conflict.',
      },
      {
        question: 'Do our watch lists leave our systems?',
        answer:
          'No. The service sends a question to the system that keeps the list. It stores the answer, its source and its time. Only officers cleared for that list can open it.',
      },
      {
        question: 'What about travellers who cannot apply online?',
        answer:
          'Staff at an embassy counter or an accredited agent fill in the same form with them. The file says who typed it. The traveller gets the receipt and the authority on paper.',
      },
      {
        question: 'Who owns the data when the contract ends?',
        answer:
          'The ministry owns the data at all times. You receive the register, the rule tables and the access record in documented open formats. Your team tests the export before the service goes live.',
      },
    ],
  },
  related: {
    title: 'Related pages',
    paths: [
      '/capabilities/digital-identity',
      '/capabilities/ai-automation',
      '/public-sector-platforms',
      '/blueprint',
    ],
  },
  action: {
    title: 'Estimate your e-visa project',
    text: 'Choose services, applications, systems and languages. You see the weeks and the team, with the reasons.',
    label: 'Estimate weeks and team',
    other: { label: 'Talk to us about one visa type', to: '/contact' },
  },
} as const satisfies EvisaCopy
