import type { HeadlineCopy, MetaCopy, SectionCopy } from './page-copy.ts'

export const about = {
  meta: {
    title: 'About Us',
    description:
      'Our mission, the five values behind it (Innovation, Transparency, Global Inclusion, Sustainability, Security), what each one obliges us to do, and our aim for 2028.',
  },
  mission: {
    mrz: 'A<UNORDIN<<FIVE<VALUES',
    label: 'Our mission',
    /** Together exactly the mission of the company. */
    headline: [
      { text: 'To build what a country runs on, so that the people it serves can ' },
      { text: 'check', accent: true },
      { text: ' it.' },
    ],
    imprint: [
      {
        term: 'What we do',
        text: 'Unordin builds AI-enabled cloud platforms: e-visa and immigration, digital governance and tax collection, healthcare and telemedicine, digital legacy, construction and inspection.',
      },
      {
        term: 'For whom',
        text: 'Ministries, revenue and health authorities, and enterprises whose records other people depend on. Your officers decide; our systems prepare the decision and keep the reason.',
      },
    ],
    offices: 'From where',
  },
  seal: {
    title: 'Five values, one seal',
    text: 'A seal is worth what it certifies. Ours has five rings, printed from the outside in, and the innermost holds the others together.',
    figure: 'The seal: five engraved rings, numbered from the outside in as in the list of values',
    values: [
      {
        name: 'Innovation',
        text: 'We change how a service works, not how it looks. A new method has to hold on one real case first.',
      },
      {
        name: 'Transparency',
        text: 'Every automatic step leaves a reason that an officer can read and that a citizen can ask for.',
      },
      {
        name: 'Global Inclusion',
        text: 'A service is finished when it works on an old phone, over a slow line, in the languages of the people it is for.',
      },
      {
        name: 'Sustainability',
        text: 'What we build has to be affordable to run and possible to leave, long after our contract has ended.',
      },
      {
        name: 'Security',
        text: 'The core of the seal. Access is given by name and for a purpose, and every use of it is recorded.',
      },
    ],
  },
  duties: {
    title: 'What each value obliges us to do',
    text: 'A value that costs nothing is decoration. These are the duties we write into our contracts, and the evidence you can ask for.',
    columns: { value: 'Value', duty: 'In every project we', proof: 'What you can check' },
    rows: [
      {
        value: 'Innovation',
        duty: 'Follow one case from the counter to the decision, build the change for that case, and run both ways side by side before anything is scaled.',
        proof:
          'The written comparison: steps, waiting time and errors, as they were and as they are.',
      },
      {
        value: 'Transparency',
        duty: 'Keep with every decision the rule or model version that was used, the data it saw and the officer who confirmed it. Costs and open risks stand in the same report for everyone.',
        proof: 'The decision record of any case you pick, opened by your own staff.',
      },
      {
        value: 'Global Inclusion',
        duty: 'Try every screen with a keyboard, a screen reader, a small phone and a slowed connection, and keep a counter or telephone route beside the digital one.',
        proof: 'The test log of each release: what failed, for whom, and who repairs it by when.',
      },
      {
        value: 'Sustainability',
        duty: 'Hand over source, data model, running costs and operating manual at the end of each stage, in formats your people can edit.',
        proof:
          'An exit rehearsal, in which your team restores the service from the handover alone.',
      },
      {
        value: 'Security',
        duty: 'Separate duties, encrypt data at rest and in transit, and let nobody, ourselves included, open a register without a recorded purpose.',
        proof: 'The access log, kept by you and not by us, and the findings of every outside test.',
      },
    ],
  },
  impact: {
    mrz: 'G<GLOBAL<IMPACT<<AIM<2028',
    label: 'Global impact',
    title: 'By 2028 we aim to be a leading voice in how AI serves the public.',
    text: 'A voice is not the number of contracts. It is what others can take from us and use, in countries we may never work in. So we hold ourselves to three things that can be counted.',
    items: [
      {
        title: 'Methods in print',
        text: 'How we measure a service, test a model and rehearse an exit is published, so that a ministry can use it with any vendor.',
      },
      {
        title: 'Interfaces in the open',
        text: 'The formats in which our platforms exchange cases, payments and credentials are documented for everyone, not only for clients.',
      },
      {
        title: 'People who stay',
        text: 'Officers and engineers trained in a project run the service themselves afterwards, and teach the next office.',
      },
    ],
    link: 'Read the four goals for 2028',
  },
  action: {
    title: 'Hold us to it',
    text: 'Bring the service you are responsible for. In a first conversation we say which of the five duties would cost you most today, and what the proof would look like. A person replies within 24 hours.',
    label: 'Talk to us',
    careers: {
      title: 'Or sit on our side of the table',
      text: 'Engineers, designers and delivery people who would rather be checked than believed.',
      label: 'See the open positions',
    },
  },
} as const satisfies {
  meta: MetaCopy
  mission: { headline: HeadlineCopy; [key: string]: unknown }
  seal: SectionCopy & { [key: string]: unknown }
  duties: SectionCopy & { [key: string]: unknown }
  impact: SectionCopy & { [key: string]: unknown }
  action: SectionCopy & { [key: string]: unknown }
}
