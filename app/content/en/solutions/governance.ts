import type { DetailCopy, SectionCopy } from '../page-copy.ts'

type LedgerLine = {
  readonly date: string
  readonly entry: string
  readonly basis: string
  readonly debit: string
  readonly credit: string
  readonly balance: string
  /** What is left of the first balance, in per cent: how long the engraved band is. */
  readonly left: number
}

type GovernanceCopy = Omit<DetailCopy, 'change'> & {
  readonly secondary: string
  readonly page: {
    readonly caption: string
    readonly specimen: string
    readonly settled: string
    readonly columns: {
      readonly date: string
      readonly entry: string
      readonly debit: string
      readonly credit: string
      readonly balance: string
    }
    readonly lines: readonly LedgerLine[]
    readonly note: string
  }
  readonly change: Omit<DetailCopy['change'], 'rows'> & {
    readonly rows: readonly (DetailCopy['change']['rows'][number] & { readonly when: string })[]
    readonly debit: string
    readonly credit: string
    readonly carried: string
    readonly sumBefore: string
    readonly sumAfter: string
  }
  readonly route: SectionCopy & {
    readonly mrz: string
    readonly lanes: readonly [string, string, string]
    readonly recorded: string
    readonly trail: SectionCopy
    readonly steps: readonly {
      readonly title: string
      readonly text: string
      readonly record: string
      /** Who acts: the place of the step among the lanes. */
      readonly lane: 0 | 1 | 2
    }[]
  }
}

export const governance = {
  meta: {
    title: 'Digital Governance & Tax Collection',
    description:
      'Registers, declarations, assessments and payments on one ledger. How a declaration goes from taxpayer to treasury, and what an auditor can check.',
  },
  mrz: 'T<TAX<<REGISTER<TO<TREASURY',
  headline: [
    { text: 'Every amount has an entry. Every entry has a ' },
    { text: 'reason', accent: true },
    { text: '.' },
  ],
  lead: 'A tax platform with one ledger, which is a single list of all entries. It shows who is registered, what was declared, assessed and paid, and the document behind each entry. Taxpayer, officer and treasury see the same entries.',
  secondary: 'Follow one declaration',
  page: {
    caption: 'Account of one taxpayer, one year',
    specimen: 'Specimen',
    settled: 'Settled',
    columns: {
      date: 'Date',
      entry: 'Entry',
      debit: 'Debit',
      credit: 'Credit',
      balance: 'Running balance',
    },
    lines: [
      {
        date: 'Mar 31',
        entry: 'Declaration assessed',
        basis: 'Return filed online, with the rule and the rate of the period',
        debit: '4,200.00',
        credit: '',
        balance: '4,200.00',
        left: 100,
      },
      {
        date: 'Apr 14',
        entry: 'Payment by bank transfer',
        basis: 'Matched by the reference printed on the assessment',
        debit: '',
        credit: '1,400.00',
        balance: '2,800.00',
        left: 66.7,
      },
      {
        date: 'May 02',
        entry: 'Correction',
        basis: 'Invoice counted twice; an officer decided, with the reason on file',
        debit: '',
        credit: '700.00',
        balance: '2,100.00',
        left: 50,
      },
      {
        date: 'May 30',
        entry: 'Instalment by mobile money',
        basis: 'Receipt sent to the taxpayer when the operator confirmed',
        debit: '',
        credit: '1,050.00',
        balance: '1,050.00',
        left: 25,
      },
      {
        date: 'Jun 27',
        entry: 'Last instalment',
        basis: 'Account closed for the period, certificate issued',
        debit: '',
        credit: '1,050.00',
        balance: '0.00',
        left: 0,
      },
    ],
    note: 'The amounts are invented. They show how an account works. The length of each band is the balance.',
  },
  change: {
    title: 'Before and after, in one tax year',
    text: 'The left side shows a year with paper and copies. The right side shows the same months with one ledger.',
    before: 'With paper and copies',
    after: 'With one ledger',
    debit: 'Debit',
    credit: 'Credit',
    rows: [
      {
        when: 'January',
        who: 'New business',
        before:
          'Registers with the company office, the tax office and the municipality. The result is three numbers and three spellings.',
        after:
          'Registers once. The service reads number, address and owner from the national registers, and the owner confirms them.',
      },
      {
        when: 'March',
        who: 'Taxpayer',
        before:
          'Queues with a folder or files through an agent. Does not see how the tax was calculated.',
        after:
          'Opens a declaration that is already filled in from invoices and payroll, corrects it, and sees each rule that was applied.',
      },
      {
        when: 'May',
        who: 'Assessing officer',
        before: 'Opens files in the order they arrived and checks each by hand.',
        after:
          'Opens the files with figures that do not match other sources. The difference is marked. Rules assess the other files.',
      },
      {
        when: 'July',
        who: 'Cashier',
        before: 'Types bank slips into the account weeks later. Some payments have no known owner.',
        after:
          'Types nothing. Each payment has its reference, and the service books it when the bank confirms it.',
      },
      {
        when: 'October',
        who: 'Treasury',
        before: 'Asks every office for a total and adds up spreadsheets that do not match.',
        after: 'Reads the position of the day, by tax and by region, down to a single entry.',
      },
      {
        when: 'December',
        who: 'Auditor',
        before: 'Requests boxes of paper. Can show that a total is wrong, but rarely since when.',
        after:
          'Follows any amount back to its document, its officer and its rule, without a visit to an office.',
      },
    ],
    carried: 'Carried forward',
    sumBefore: 'Arrears that nobody can explain',
    sumAfter: 'Open items, each with a name and a reason',
  },
  route: {
    mrz: 'D<DECLARATION<<TO<TREASURY',
    title: 'How a declaration is handled',
    text: 'Five steps between three parties. Each step writes an entry to the audit trail before the next step can start.',
    lanes: ['Taxpayer', 'Authority', 'Treasury'],
    recorded: 'Audit trail',
    trail: {
      title: 'Audit trail',
      text: 'Nobody can change an entry. A correction is a new entry. Each entry has the time, the person or rule that acted, and a seal over the entry before it. A missing entry is therefore visible.',
    },
    steps: [
      {
        title: 'Register',
        text: 'The service finds the taxpayer in the national identity and company registers, or creates a new entry. An officer resolves duplicates.',
        record: 'Who was matched, from which register, and who confirmed it',
        lane: 1,
      },
      {
        title: 'Declaration',
        text: 'The service fills in the figures that are already known. The taxpayer corrects them, attaches documents and signs with a credential or at a counter.',
        record: 'Each figure before and after correction, and the signature',
        lane: 0,
      },
      {
        title: 'Assessment',
        text: 'The rules in force on that date calculate the tax. A model marks unusual returns, and an officer decides on them.',
        record: 'Version of the rule, mark of the model, decision and reason',
        lane: 1,
      },
      {
        title: 'Payment',
        text: 'The taxpayer pays by bank, card, mobile money or at a counter, in full or in instalments. The service issues the receipt when the money is confirmed.',
        record: 'Reference, channel, amount, time of confirmation',
        lane: 0,
      },
      {
        title: 'Reconciliation',
        text: 'The service matches bank statements to accounts every day. A named person handles each payment that has no match.',
        record: 'Matched entries, open entries and who handles them',
        lane: 2,
      },
    ],
  },
  features: {
    title: 'What the platform includes',
    text: 'You can use each part alone and connect it to the systems you have.',
    items: [
      {
        title: 'Taxpayer register',
        text: 'One entry per person or company, linked to the identity, company, land and vehicle registers, with the history of every change.',
      },
      {
        title: 'Pre-filled declarations',
        text: 'Value added tax, income, payroll, property and local taxes. Taxpayers file on a phone, on a computer or with help at a counter.',
      },
      {
        title: 'Rules that lawyers can read',
        text: "Rates, thresholds and exemptions have a date of validity. Your lawyers read the rule. Your officers test it on last year's data before it applies.",
      },
      {
        title: 'Risk marking',
        text: 'The platform compares returns with invoices, customs and payroll. The model says why it marked a file. It never raises a tax.',
      },
      {
        title: 'Payments and receipts',
        text: 'One reference for every payment channel. Anyone with the printed code can check a receipt.',
      },
      {
        title: 'Arrears and instalments',
        text: 'Reminders, payment plans and enforcement steps follow the law of the country, each with its notice and its deadline.',
      },
      {
        title: 'Objections and refunds',
        text: 'A taxpayer objects to one entry, not to a whole letter. Both sides see the deadline.',
      },
      {
        title: 'Treasury view',
        text: 'Receipts by tax, office and day. Every total opens to its entries and exports to the budget system.',
      },
    ],
  },
  outcomes: {
    title: 'Key figures and targets',
    text: 'We measure each figure against the year before the change. Before we start, we agree in writing how it is counted.',
    items: [
      { value: '20%', label: 'more tax collection' },
      {
        value: '30+',
        label: 'countries for tax platforms',
        note: 'Our target. For 2028: governance platforms in 20-30 countries.',
      },
      {
        value: '99.9%',
        label: 'uptime',
        note: 'Your contract defines how it is measured, also on filing days.',
      },
      {
        value: '99.5%',
        label: 'accuracy',
        note: 'Your contract defines how it is measured.',
      },
    ],
  },
  safeguards: {
    title: 'What an auditor can check',
    text: 'Tax data is private. These are the rules of the platform, and your own staff can test each one.',
    items: [
      {
        title: 'Two people for every refund',
        text: 'One officer prepares a refund, a write-off or a change of bank account, and another releases it. The system refuses the same person twice.',
      },
      {
        title: 'Every view is recorded',
        text: 'An officer gives a reason to open a file, and the audit trail keeps it. Taxpayers can see who looked at their file.',
      },
      {
        title: 'Data stays in the country',
        text: 'The platform runs in your data centre or in a region you choose. The authority keeps the keys. We do not have them.',
      },
      {
        title: 'Encryption',
        text: 'Data is encrypted during transfer and in storage. Bank details and identity numbers are encrypted a second time, field by field.',
      },
      {
        title: 'Controls that follow known standards',
        text: 'We write the procedures for access, change and incidents to ISO/IEC 27001. Your audit office can read them before the service starts.',
      },
      {
        title: 'You can leave',
        text: 'You can export the whole ledger with its documents and its audit trail in open formats. We test this export every year.',
      },
    ],
  },
  questions: {
    title: 'Questions that revenue authorities ask',
    items: [
      {
        question: 'Do we have to replace the tax system we have?',
        answer:
          'No. We connect it. The register and the payments come onto the ledger first. Assessments follow, one tax at a time. You switch the old system off when it has no more entries to make.',
      },
      {
        question: 'Does a model decide how much tax a person owes?',
        answer:
          'No. Rules that you can read calculate the tax. A model marks returns that look unusual and names the figures it used. An officer decides, and the ledger keeps the decision with the mark.',
      },
      {
        question: 'What about taxpayers without a smartphone or a bank account?',
        answer:
          'They can do every step at a counter or with an agent, in the same account. Payments in cash at a post office or by mobile money have the same reference and give the same receipt.',
      },
      {
        question: 'How do you transfer old arrears?',
        answer:
          'As opening balances. Each one has its source and a mark for the quality of its documents. Doubtful ones stay separate until an officer confirms or closes them.',
      },
      {
        question: 'Who can change a rate?',
        answer:
          'Your legal department writes it and a second person releases it. It applies from the date in the law. Earlier periods keep their old rate.',
      },
    ],
  },
  related: {
    title: 'Related pages',
    paths: [
      '/public-sector-platforms',
      '/capabilities/digital-identity',
      '/capabilities/ai-automation',
      '/blueprint',
    ],
  },
  action: {
    title: 'Estimate a tax project',
    text: 'Start with one tax and one office. Choose the number of cases, systems and languages. The page shows the weeks and the team.',
    label: 'Estimate weeks and team',
    other: { label: 'Talk to us about tax', to: '/contact' },
  },
} as const satisfies GovernanceCopy
