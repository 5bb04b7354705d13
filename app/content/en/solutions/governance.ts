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
      'Registers, declarations, assessments and payments on one ledger. How one declaration travels from taxpayer to treasury, what is recorded at each step, and what an auditor can check.',
  },
  mrz: 'T<TAX<<REGISTER<TO<TREASURY',
  headline: [
    { text: 'Every amount has a line. Every line has a ' },
    { text: 'reason', accent: true },
    { text: '.' },
  ],
  lead: 'A tax platform on one ledger: who is registered, what was declared, what was assessed, what was paid, and which document each of these rests on. Taxpayer, officer and treasury read the same page.',
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
        basis: 'Return filed online, rule and rate of the period attached',
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
        basis: 'Invoice counted twice; decided by an officer, reason on file',
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
    note: 'Amounts are invented to show how an account is kept. The band is the balance, drawn to length.',
  },
  change: {
    title: 'The same tax year, twice',
    text: 'One account with two sides. On the left, a year kept on paper and in copies. On the right, the same months on the ledger.',
    before: 'On paper and in copies',
    after: 'On one ledger',
    debit: 'Debit',
    credit: 'Credit',
    rows: [
      {
        when: 'January',
        who: 'New business',
        before:
          'Registers with the company office, then again with the tax office and the municipality. Three numbers, three spellings.',
        after:
          'Registers once. The number, the address and the owner are read from the national registers and shown for confirmation.',
      },
      {
        when: 'March',
        who: 'Taxpayer',
        before:
          'Queues with a folder, or files through an agent, without seeing how the tax was worked out.',
        after:
          'Opens a declaration that is already filled in from invoices and payroll, corrects it, and sees each rule that was applied.',
      },
      {
        when: 'May',
        who: 'Assessing officer',
        before: 'Opens files in the order they arrived and checks each by hand.',
        after:
          'Opens the files whose figures disagree with other sources, with the disagreement marked. The rest are assessed by rule.',
      },
      {
        when: 'July',
        who: 'Cashier',
        before: 'Types bank slips into the account weeks later. Some find no owner.',
        after:
          'Types nothing. Each payment carries its reference and is booked when the bank confirms it.',
      },
      {
        when: 'October',
        who: 'Treasury',
        before: 'Asks every office for a total and adds up spreadsheets that do not agree.',
        after: 'Reads the position of the day, by tax and by region, down to the single line.',
      },
      {
        when: 'December',
        who: 'Auditor',
        before: 'Requests boxes. Can show that a sum is wrong, rarely when it went wrong.',
        after:
          'Follows any amount back to its document, its officer and its rule, without asking anyone for access to a desk.',
      },
    ],
    carried: 'Carried forward',
    sumBefore: 'Arrears nobody can explain',
    sumAfter: 'Open items, each with a name and a reason',
  },
  route: {
    mrz: 'D<DECLARATION<<TO<TREASURY',
    title: 'One declaration, from taxpayer to treasury',
    text: 'Five hand-overs between three parties. Each one writes a line to the audit trail before the next can start.',
    lanes: ['Taxpayer', 'Authority', 'Treasury'],
    recorded: 'Audit trail',
    trail: {
      title: 'Audit trail',
      text: 'Lines are added, never changed. Each carries the time, the person or rule that acted, and a seal over the line before it, so a missing line shows.',
    },
    steps: [
      {
        title: 'Register',
        text: 'The taxpayer is found or created once, from the national identity and company registers. An officer settles doubles.',
        record: 'Who was matched, from which register, confirmed by whom',
        lane: 1,
      },
      {
        title: 'Declaration',
        text: 'Figures already known are filled in. The taxpayer corrects, attaches documents and signs with a credential or at a counter.',
        record: 'Each figure before and after correction, and the signature',
        lane: 0,
      },
      {
        title: 'Assessment',
        text: 'Rules in force on that date work out the tax. A model marks unusual returns; an officer decides on them.',
        record: 'Version of the rule, mark of the model, decision and reason',
        lane: 1,
      },
      {
        title: 'Payment',
        text: 'Bank, card, mobile money or counter, in full or in instalments. The receipt is issued when the money is confirmed.',
        record: 'Reference, channel, amount, time of confirmation',
        lane: 0,
      },
      {
        title: 'Reconciliation',
        text: 'Bank statements are matched to accounts every day. What finds no match goes to a named person, not to a suspense account.',
        record: 'Matched lines, open lines and who holds them',
        lane: 2,
      },
    ],
  },
  features: {
    title: 'Chart of accounts',
    text: 'What the platform contains. Each part can be taken into use by itself and connected to what you already run.',
    items: [
      {
        title: 'Taxpayer register',
        text: 'One entry per person or company, linked to identity, company, land and vehicle registers, with the history of every change.',
      },
      {
        title: 'Pre-filled declarations',
        text: 'Value added tax, income, payroll, property and local levies, on a phone, at a desk or with help at a counter.',
      },
      {
        title: 'Rules as text',
        text: 'Rates, thresholds and exemptions are versioned by date. Your lawyers read the rule, your officers test it on last year before it applies.',
      },
      {
        title: 'Risk marking',
        text: 'Returns are compared with invoices, customs and payroll. The model says why a file was marked; it never raises a tax by itself.',
      },
      {
        title: 'Payments and receipts',
        text: 'One reference for every channel. A receipt can be checked by anyone with the code printed on it.',
      },
      {
        title: 'Arrears and instalments',
        text: 'Reminders, payment plans and enforcement steps follow the law of the country, each with its notice and its term.',
      },
      {
        title: 'Objections and refunds',
        text: 'A taxpayer objects to a line, not to a letter. The deadline runs where both sides can see it.',
      },
      {
        title: 'Treasury view',
        text: 'Receipts by tax, office and day, with every total open to its lines and exported to the budget system.',
      },
    ],
  },
  outcomes: {
    title: 'What it is worth',
    text: 'Four figures we work to. Each is measured against the year before the change, and the way it is counted is agreed in writing first.',
    items: [
      {
        value: '20%',
        label: 'more tax collected',
        note: 'From the same rates: fewer unmatched payments, fewer returns never filed, arrears followed while they are fresh.',
      },
      {
        value: '30+',
        label: 'countries for tax platforms',
        note: 'Our target. By 2028: governance platforms in 20 to 30 countries.',
      },
      {
        value: '99.9%',
        label: 'uptime',
        note: 'Measured as your contract defines it, on filing days as on any other.',
      },
      {
        value: '99.5%',
        label: 'accuracy',
        note: 'Measured as your contract defines it.',
      },
    ],
  },
  safeguards: {
    title: 'What an auditor can check',
    text: 'Tax data is the private life of a country. These are the rules the platform is built on, and how your own people test them.',
    items: [
      {
        title: 'Two people for money',
        text: 'A refund, a write-off or a change of bank account is prepared by one officer and released by another. The system refuses the same person twice.',
      },
      {
        title: 'Looking is recorded',
        text: 'Opening a file is a line in the trail, with the reason given. Taxpayers can be shown who looked at theirs.',
      },
      {
        title: 'Data stays in the country',
        text: 'The platform runs in your data centre or in a region you choose. Keys are held by the authority, not by us.',
      },
      {
        title: 'Encrypted throughout',
        text: 'In transit and at rest. Bank details and identity numbers are encrypted a second time, field by field.',
      },
      {
        title: 'Controls under recognised standards',
        text: 'Access, change and incident procedures are written to ISO/IEC 27001 and open to your audit office before go-live.',
      },
      {
        title: 'You can leave',
        text: 'The whole ledger, with its documents and its trail, is exported in open formats on request and tested every year.',
      },
    ],
  },
  questions: {
    title: 'Asked by revenue authorities',
    items: [
      {
        question: 'Do we have to replace the tax system we have?',
        answer:
          'No. We connect it first: the register and the payments come onto the ledger first, assessments follow tax by tax. The old system is switched off when nothing is booked in it any more.',
      },
      {
        question: 'Does a model decide what somebody owes?',
        answer:
          'No. Tax is worked out by rules you can read. A model marks returns that look unusual and says which figures made it do so. An officer decides, and the decision is kept with the mark.',
      },
      {
        question: 'What about taxpayers without a smartphone or a bank account?',
        answer:
          'Every step can be done at a counter or by an agent, on the same account. Payments in cash at a post office or by mobile money carry the same reference and give the same receipt.',
      },
      {
        question: 'How are old arrears brought over?',
        answer:
          'As opening balances, each with its source and a mark that says how well it is documented. Doubtful ones are kept apart until an officer has confirmed or closed them.',
      },
      {
        question: 'Who can change a rate?',
        answer:
          'Your legal department writes it, a second person releases it, and it applies from the date in the law. Earlier periods keep the rate they had.',
      },
    ],
  },
  related: {
    title: 'Read on',
    paths: [
      '/public-sector-platforms',
      '/capabilities/digital-identity',
      '/capabilities/ai-automation',
      '/blueprint',
    ],
  },
  action: {
    title: 'Bring one tax and one office',
    text: 'In a first conversation we follow a declaration of yours from counter to treasury and mark where it waits.',
    label: 'Talk to us about tax',
  },
} as const satisfies GovernanceCopy
