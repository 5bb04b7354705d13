import type { DetailCopy } from '../page-copy.ts'

export const aiAutomation = {
  meta: {
    title: 'AI & Automation',
    description:
      'Models read, compare and propose. Officers decide, and the reason is kept. What a public service may automate, what it never may, and how we test it.',
  },
  mrz: 'A<AUTOMATION<<PERSON<DECIDES',
  headline: [
    { text: 'A model proposes. A ' },
    { text: 'person', accent: true },
    { text: ' decides.' },
  ],
  lead: 'Before a model proposes anything, the platform checks the case. If the model can show its evidence, it makes a proposal. If it has doubts, or if the case is outside its task, an officer decides without it. The reason is kept each time.',
  primary: 'Talk to our engineers',
  secondary: 'See what is never automated',
  gate: {
    title: 'Which cases a model may prepare',
    incoming: 'New cases',
    gate: 'Check',
    gateNote: 'confidence, tested scope, and the list of tasks for people only',
    desk: 'An officer',
    streams: [
      {
        id: 'proposed',
        short: 'Proposed',
        title: 'Proposed',
        text: 'The officer sees the answer, the lines of the document behind it and the rule that applies. The officer confirms or changes it.',
      },
      {
        id: 'referred',
        short: 'Referred',
        title: 'Referred to an officer',
        text: 'The confidence is below the threshold your ministry set. The officer sees what is in doubt, and the model suggests no answer.',
      },
      {
        id: 'alone',
        short: 'By hand',
        title: 'Handled without the model',
        text: 'The case is outside what was tested, or on the list of tasks for people only. The officer works on it alone.',
      },
    ],
  },
  limits: {
    title: 'What may be automated, and what never',
    text: 'Both lists are part of the contract. Only a written decision of the ministry can move an item from one list to the other.',
    may: {
      title: 'May be automated',
      items: [
        {
          title: 'Reading',
          text: 'Scans, photographs and letters become fields. Every field shows its place on the page.',
        },
        {
          title: 'Comparing',
          text: 'A declaration with the register, a photograph with the passport, an invoice with the accounts.',
        },
        {
          title: 'Sorting',
          text: 'The right queue for a case, what is missing, and the legal deadline.',
        },
        {
          title: 'Drafting',
          text: 'A letter in plain words, in each official language. An officer edits and signs it.',
        },
        {
          title: 'Monitoring',
          text: 'Payments that do not add up, inspections that are due, clinics that no longer report.',
        },
      ],
    },
    never: {
      title: 'Never',
      items: [
        'Refusing a visa, a benefit or a treatment',
        'Setting a penalty or opening an investigation',
        'Scoring a person by who they are or where they live',
        'Facial recognition in a crowd',
        'Closing a complaint or an appeal',
        'Training on your cases without your written consent',
      ],
    },
  },
  record: {
    title: 'What each record contains',
    text: 'Each proposal has one entry, also if the officer decided otherwise. The entry has what the model saw and what it was asked. So an auditor can read it years later without the model.',
    mrz: 'R<RECORD<<ONE<PER<PROPOSAL',
    margin: 'Why each line is kept',
    stamp: 'Example entry',
    fields: [
      {
        label: 'Question',
        value: "Is the bank statement on page 4 in the applicant's own name?",
        note: 'The exact prompt, and the version that was approved',
      },
      {
        label: 'Model',
        value: "Document reader, run in the ministry's data centre",
        note: 'A checksum identifies the model, so you can run the same one again',
      },
      {
        label: 'Evidence',
        value: 'Page 4, lines 2 and 9',
        note: 'Marked on the image as the officer saw it',
      },
      {
        label: 'Proposal',
        value: 'Yes. The name matches the passport.',
        note: 'With its confidence and the threshold of that day',
      },
      {
        label: 'Decision',
        value: 'Changed to no',
        note: 'By a named officer, signed with their own credential',
      },
      {
        label: 'Reason',
        value: "A joint account. The second holder's consent is missing.",
        note: "In the officer's own words. It counts in the next evaluation",
      },
    ],
    foot: 'The entries form a chain. If somebody changes or removes one, every later entry fails its check.',
  },
  changeWho: 'Who',
  change: {
    title: 'Before and after, at work',
    text: 'Nobody has to trust a score. Officers spend their time on the cases that need them.',
    before: 'Today',
    after: 'With the platform',
    rows: [
      {
        who: 'Visa officer',
        before:
          'Opens every attachment, types names and dates, and finds the doubtful file by chance.',
        after:
          'Sees the fields filled in, each beside its source, and starts with the referred files.',
      },
      {
        who: 'Applicant',
        before: 'Learns weeks later that a page is missing.',
        after: 'Learns during upload which page is missing, and why it is needed.',
      },
      {
        who: 'Tax auditor',
        before: 'Takes a sample of declarations and hopes it is a good one.',
        after: 'Works from a list of contradictions, each with the two records that do not match.',
      },
      {
        who: 'Oversight body',
        before: 'Asks how a decision was made and receives a memo.',
        after: 'Opens the entry with question, evidence, proposal, officer and reason.',
      },
    ],
  },
  evaluation: {
    title: 'How we test models, before and after release',
    text: 'We release a model for one question at a time. It stays in use only while its results stay inside the agreed range.',
    chart:
      'A line shows the results of a model inside an agreed range. In the third part it reaches the edge of the range. In the fourth part the model is withdrawn, and officers receive all cases.',
    band: 'Agreed range',
    steps: [
      {
        title: 'Evaluation',
        text: 'Your officers label real, past cases. The model must agree with them, also within each language, region and document type. You receive all results.',
      },
      {
        title: 'Release',
        text: 'First the model runs beside the officers with hidden proposals, and we compare. Then it runs in one office, and then everywhere.',
      },
      {
        title: 'Drift',
        text: 'Officers decide a share of the cases a second time, without seeing the first answer. If agreement falls, the threshold rises automatically and officers receive more cases.',
      },
      {
        title: 'Withdrawal',
        text: 'Outside the range the model stops. Officers continue the service alone. The model needs a new evaluation to return.',
      },
    ],
  },
  features: {
    title: 'What you receive',
    items: [
      {
        title: 'Document reading',
        text: 'It reads forms, handwriting, stamps and photographs in the scripts of your registers, and shows the source of every field.',
      },
      {
        title: 'Register of prompts and models',
        text: 'Each prompt and each model has an owner, a version, a purpose, its test results and a date of review.',
      },
      {
        title: 'Thresholds you control',
        text: 'Your policy team sets a threshold for each question, sees the effect on past cases first, and signs the change.',
      },
      {
        title: 'Models of your choice',
        text: 'Use a national model, an open-weight model on your servers or a hosted model, all behind one interface. A new model needs a new evaluation, but no new integration.',
      },
      {
        title: 'Automation without a model',
        text: 'Deadlines, reminders, routing and payments follow written rules. If a rule is enough, we use no model.',
      },
      {
        title: "The officer's view",
        text: 'Proposal, evidence and case are side by side and work from the keyboard. To disagree takes no more effort than to agree.',
      },
    ],
  },
  outcomes: {
    title: 'Key figures',
    items: [
      {
        value: '99.5%',
        label: 'accuracy',
        note: 'Your contract defines how it is measured. We measure it again before every release.',
      },
      {
        value: '70%',
        label: 'reduction in visa processing time',
        note: 'From complete application to decision, compared with your figures before the start.',
      },
    ],
  },
  safeguards: {
    title: 'Laws and standards',
    text: 'The register and the entries contain what each of these asks for. You need no separate report.',
    items: [
      {
        title: 'Regulation (EU) 2024/1689, AI Act',
        text: 'Human oversight, logging and technical documentation for high-risk systems, including migration and essential public services.',
      },
      {
        title: 'Directive on Automated Decision-Making, Canada',
        text: 'We prepare the Algorithmic Impact Assessment with you and update it at each release.',
      },
      {
        title: 'ISO/IEC 42001 and NIST AI RMF',
        text: 'Roles, risks and controls are filed under the headings your auditors use.',
      },
      {
        title: 'Prompt injection',
        text: 'Text in a document is evidence and never an instruction. Every release is tested with hostile documents.',
      },
      {
        title: 'Personal data',
        text: 'The model sees only the fields that its question needs. No data leaves the country unless you decided so in writing.',
      },
    ],
  },
  questions: {
    title: 'Questions that ministries ask',
    items: [
      {
        question: 'Does any decision happen without a person?',
        answer:
          'No decision about a person does. Steps that only move a case forward run automatically, for example a reminder, a receipt or the choice of a queue. The record shows them too.',
      },
      {
        question: 'How do you stop officers from confirming everything?',
        answer:
          'Some cases reach officers without the proposal, and we compare their answers with it. We also measure how fast they confirm. The team and its manager see both figures. If confirming becomes a habit, the threshold rises.',
      },
      {
        question: 'Can we use a model trained in our own country?',
        answer:
          'Yes. The platform uses one interface for all models. A model on your own hardware is registered, evaluated on your cases, and withdrawn if its results fall, like any other.',
      },
      {
        question: 'Who owns the evaluation set?',
        answer:
          'You do. The test data belongs to you: it consists of your cases, and your officers labelled it. It stays in your storage. You can test any later vendor with it.',
      },
      {
        question: 'What does a citizen see?',
        answer:
          'The letter says that a model helped to prepare the case, what it looked at, who decided, and how to object. An officer who has not seen the proposal reads the objection.',
      },
    ],
  },
  related: {
    title: 'Related pages',
    paths: [
      '/solutions/evisa',
      '/solutions/governance',
      '/solutions/healthcare',
      '/solutions/construction',
      '/solutions/aftrlife',
      '/capabilities/digital-identity',
    ],
  },
  action: {
    title: 'Bring one question your officers answer every day',
    text: 'We tell you if a model may prepare the answer and how we would test it. If it is better to leave it to people, we say so.',
    label: 'Talk to our engineers',
  },
} as const satisfies DetailCopy & Readonly<Record<string, unknown>>
