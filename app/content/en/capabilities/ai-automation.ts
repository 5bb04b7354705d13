import type { DetailCopy } from '../page-copy.ts'

export const aiAutomation = {
  meta: {
    title: 'AI & Automation',
    description:
      'Models read, compare and propose; officers decide; the reason is kept. What may be automated in a public service, what never is, and how it is tested.',
  },
  mrz: 'A<AUTOMATION<<PERSON<DECIDES',
  headline: [
    { text: 'A model proposes. A ' },
    { text: 'person', accent: true },
    { text: ' decides.' },
  ],
  lead: 'Every case passes one gate. What the model can show is put forward, what it doubts goes to an officer with the doubt marked, and what lies outside its remit goes to an officer alone. The reason is kept each time.',
  primary: 'Talk to our engineers',
  secondary: 'What is never automated',
  gate: {
    title: 'Where a case goes at the gate',
    incoming: 'Cases as they arrive',
    gate: 'The gate',
    gateNote: 'confidence, tested scope, and the list of what stays with people',
    desk: 'An officer',
    streams: [
      {
        id: 'proposed',
        short: 'Proposed',
        title: 'Proposed',
        text: 'The answer, the lines of the document it rests on, and the rule that applies. The officer confirms it or changes it.',
      },
      {
        id: 'referred',
        short: 'Referred',
        title: 'Referred to an officer',
        text: 'Below the threshold your ministry set. The case arrives with the doubt marked and no answer suggested.',
      },
      {
        id: 'alone',
        short: 'By hand',
        title: 'Handled without the model',
        text: 'Outside what was tested, or on the list of what stays with people. The model says only that. The officer works on the case alone.',
      },
    ],
  },
  limits: {
    title: 'What stands on either side of the gate',
    text: 'Both lists are part of the contract. An entry moves from one side to the other only by a written decision of the ministry, never by a setting.',
    may: {
      title: 'May be automated',
      items: [
        {
          title: 'Reading',
          text: 'Scans, photographs and letters become fields. Every field points to the place on the page it came from.',
        },
        {
          title: 'Comparing',
          text: 'The declaration against the register, the photograph against the passport, the invoice against the ledger.',
        },
        {
          title: 'Sorting',
          text: 'Which queue a case belongs in, what is missing from it, and which legal deadline it has.',
        },
        {
          title: 'Drafting',
          text: 'A letter in plain words for an officer to edit and sign, in each official language.',
        },
        {
          title: 'Watching',
          text: 'Payments that do not add up, inspections that are due, clinics that have stopped reporting.',
        },
      ],
    },
    never: {
      title: 'Never',
      items: [
        'Refusing a visa, a benefit or a treatment',
        'Setting a penalty or opening an investigation',
        'Scoring a person by who they are or where they live',
        'Matching faces in a crowd',
        'Closing a complaint or an appeal',
        'Learning from your cases without your written consent',
      ],
    },
  },
  record: {
    title: 'The reason is kept',
    text: 'Each proposal leaves one entry, whether the officer followed it or not. An auditor can read it years later without the model that wrote it, because the entry holds what the model saw and what it was asked.',
    mrz: 'R<RECORD<<ONE<PER<PROPOSAL',
    margin: 'What is kept, and why',
    stamp: 'Example entry',
    fields: [
      {
        label: 'Question',
        value: "Is the bank statement on page 4 in the applicant's own name?",
        note: 'The prompt, word for word, and the version it was approved under',
      },
      {
        label: 'Model',
        value: "Document reader, run in the ministry's data centre",
        note: 'The weights are fixed by checksum, so the same model can be run again',
      },
      {
        label: 'Evidence',
        value: 'Page 4, lines 2 and 9',
        note: 'Marked on the image as the officer saw it',
      },
      {
        label: 'Proposal',
        value: 'Yes. The name matches the passport.',
        note: 'With its confidence and the threshold that applied that day',
      },
      {
        label: 'Decision',
        value: 'Changed to no',
        note: 'By a named officer, signed with their own credential',
      },
      {
        label: 'Reason',
        value: "A joint account. The second holder's consent is missing.",
        note: 'In the words of the officer; it counts in the next evaluation',
      },
    ],
    foot: 'Entries are chained: one that is altered or missing breaks every entry after it.',
  },
  changeWho: 'Who',
  change: {
    title: 'The same work, before and after',
    text: 'Nobody is asked to trust a score. Officers spend their day on the cases that need one.',
    before: 'Today',
    after: 'With the gate',
    rows: [
      {
        who: 'Visa officer',
        before:
          'Opens every attachment, types names and dates, and finds the doubtful file by chance.',
        after:
          'Sees the fields filled in, each beside its source, and starts with the files that were referred.',
      },
      {
        who: 'Applicant',
        before: 'Learns weeks later that a page was missing.',
        after: 'Is told at upload which page is missing, and why it is needed.',
      },
      {
        who: 'Tax auditor',
        before: 'Draws a sample of declarations and hopes that it is a good one.',
        after: 'Works from a list of contradictions, each with the two records that disagree.',
      },
      {
        who: 'Oversight body',
        before: 'Asks how a decision was made and receives a memo.',
        after: 'Opens the entry: question, evidence, proposal, officer and reason.',
      },
    ],
  },
  evaluation: {
    title: 'Tested before release, watched after it',
    text: 'A model is released for one question at a time. It keeps its place only as long as it stays inside the band that was agreed.',
    chart:
      'A measured line runs inside a hatched band. In the third part it drifts to the edge of the band; in the fourth the model is withdrawn and all cases are referred.',
    band: 'Agreed band',
    steps: [
      {
        title: 'Evaluation',
        text: 'Your officers label real, past cases. The model has to agree with them, also within each language, region and document type. The results are published to you in full.',
      },
      {
        title: 'Release',
        text: 'First beside the officers, with its proposals hidden, and compared. Then in one office. Then everywhere.',
      },
      {
        title: 'Drift',
        text: 'A share of confirmed proposals is read a second time, blind. If agreement falls, the threshold rises by itself and more cases are referred.',
      },
      {
        title: 'Withdrawal',
        text: 'Outside the band the model stops proposing. The service runs on with officers alone, and the way back is a new evaluation.',
      },
    ],
  },
  features: {
    title: 'What you are given to run it with',
    items: [
      {
        title: 'Document reading',
        text: 'Forms, handwriting, stamps and photographs, in the scripts your registers use, with the source of every field.',
      },
      {
        title: 'Register of prompts and models',
        text: 'Each prompt and each model has an owner, a version, a purpose, its test results and a date of review.',
      },
      {
        title: 'Thresholds in your hands',
        text: 'Your policy team sets them per question, sees the effect on past cases first, and signs the change.',
      },
      {
        title: 'Models of your choice',
        text: 'A national model, an open-weight model on your own servers or a hosted one behind the same interface. Changing it means a new evaluation, and no new integration.',
      },
      {
        title: 'Workflow without a model',
        text: 'Deadlines, reminders, routing and payments follow written rules. Where a rule is enough, no model is used.',
      },
      {
        title: "The officer's view",
        text: 'Proposal, evidence and case side by side, operable by keyboard, with disagreement no more effort than agreement.',
      },
    ],
  },
  outcomes: {
    title: 'Two figures, and how to check them',
    items: [
      {
        value: '99.5%',
        label: 'accuracy',
        note: 'Measured as your contract defines it, anew before anything is released',
      },
      {
        value: '70%',
        label: 'reduction in processing time',
        note: 'From complete application to decision, compared with your figures before the start',
      },
    ],
  },
  safeguards: {
    title: 'Held to rules you can cite',
    text: 'The register and the entries are laid out so that each of these can be answered from the records, without a new report.',
    items: [
      {
        title: 'Regulation (EU) 2024/1689, AI Act',
        text: 'Human oversight, logging and technical documentation for high-risk systems, including migration and essential public services.',
      },
      {
        title: 'Directive on Automated Decision-Making, Canada',
        text: 'The Algorithmic Impact Assessment is prepared with you and updated at each release.',
      },
      {
        title: 'ISO/IEC 42001 and NIST AI RMF',
        text: 'Roles, risks and controls are filed under the headings your auditors already use.',
      },
      {
        title: 'Prompt injection',
        text: 'Text inside a document is treated as evidence, never as an instruction. Tests with hostile documents are part of every release.',
      },
      {
        title: 'Personal data',
        text: 'The model is shown only the fields that its question needs. Nothing is sent outside the country unless you have decided so in writing.',
      },
    ],
  },
  questions: {
    title: 'What ministries ask us',
    items: [
      {
        question: 'Does any decision happen without a person?',
        answer:
          'No decision about a person does. Steps that only move a case forward, such as a reminder, a receipt or the choice of a queue, run by themselves and are recorded in the same way.',
      },
      {
        question: 'How do you keep officers from simply confirming everything?',
        answer:
          'Some cases reach officers without the proposal, and their answers are compared with it. Speed of confirmation is measured too. Both figures go to the team and its manager, and the threshold is raised where confirming has become a habit.',
      },
      {
        question: 'Can we use a model trained in our own country?',
        answer:
          'Yes. The platform speaks to models through one interface, and a model on your own hardware is treated like any other: registered, evaluated on your cases, and withdrawn when it drifts.',
      },
      {
        question: 'Who owns the evaluation set?',
        answer:
          'You do. It is made of your cases and labelled by your officers, it stays in your storage, and any later vendor can be measured against it.',
      },
      {
        question: 'What does a citizen see?',
        answer:
          'The letter says that a model helped to prepare the case, what it looked at, who decided, and how to object. An objection is read by an officer who has not seen the proposal.',
      },
    ],
  },
  related: {
    title: 'Where it is at work',
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
    title: 'Bring us one question your officers answer every day',
    text: 'We will tell you on which side of the gate it belongs, what it would take to test it, and when the answer is to leave it alone.',
    label: 'Talk to our engineers',
  },
} as const satisfies DetailCopy & Readonly<Record<string, unknown>>
