import type { HeadlineCopy, MetaCopy, SectionCopy } from './page-copy.ts'

export const about = {
  meta: {
    title: 'About Us',
    description:
      'Our mission, our five values (Innovation, Transparency, Global Inclusion, Sustainability, Security), what we do for each one, and our aim for 2028.',
  },
  mission: {
    mrz: 'A<UNORDIN<<FIVE<VALUES',
    label: 'Our mission',
    /** Together exactly the mission of the company. */
    headline: [
      { text: 'To build the systems a country depends on, so that its people can ' },
      { text: 'check', accent: true },
      { text: ' them.' },
    ],
    imprint: [
      {
        term: 'What we do',
        text: 'Unordin builds AI-enabled cloud platforms: e-visa and immigration, digital governance and tax collection, healthcare and telemedicine, digital legacy, construction and inspection.',
      },
      {
        term: 'For whom',
        text: 'Ministries, revenue authorities, health authorities, and enterprises that keep important records. Your officers decide. Our systems prepare the decision and keep the reason.',
      },
    ],
    offices: 'Our offices',
  },
  seal: {
    title: 'Our five values',
    text: 'These values guide every project. Each one leads to a duty that you can check, in the table below.',
    figure: 'A seal with five engraved rings, one for each value',
    values: [
      {
        name: 'Innovation',
        text: 'We change how a service works, not only how it looks. We test each new method on one real case first.',
      },
      {
        name: 'Transparency',
        text: 'Every automatic step leaves a reason. An officer can read it, and a citizen can ask for it.',
      },
      {
        name: 'Global Inclusion',
        text: 'A service is finished when it works on an old phone, over a slow network, in the languages of its users.',
      },
      {
        name: 'Sustainability',
        text: 'A client can afford to run what we build, and can leave us, long after our contract has ended.',
      },
      {
        name: 'Security',
        text: 'We give access by name and for a purpose. The system records every use of it.',
      },
    ],
  },
  duties: {
    title: 'What we do for each value',
    text: 'We write these duties into our contracts. The last column says which evidence you can ask for.',
    columns: { value: 'Value', duty: 'In every project we', proof: 'What you can check' },
    rows: [
      {
        value: 'Innovation',
        duty: 'Follow one case from the counter to the decision and build the change for it. Old and new run side by side before we extend the change.',
        proof: 'A written comparison of steps, waiting time and errors, before and after.',
      },
      {
        value: 'Transparency',
        duty: 'Keep with every decision the version of the rule or model, the data it used and the officer who confirmed it. Everyone reads costs and open risks in the same report.',
        proof: 'The decision record of any case you choose, opened by your own staff.',
      },
      {
        value: 'Global Inclusion',
        duty: 'Test every screen with a keyboard, a screen reader, a small phone and a slow connection. A counter or a telephone service stays available beside the digital one.',
        proof: 'The test log of each release: what failed, for whom, and who repairs it by when.',
      },
      {
        value: 'Sustainability',
        duty: 'Hand over source code, data model, running costs and operating manual at the end of each stage, in formats your team can edit.',
        proof: 'An exit rehearsal: your team restores the service from the handover alone.',
      },
      {
        value: 'Security',
        duty: 'Separate duties and encrypt data at rest and in transit. Nobody, including us, opens a register without a recorded purpose.',
        proof:
          'The access log, which you keep yourselves, and the findings of every external test.',
      },
    ],
  },
  people: {
    title: 'The people you work with',
    text: 'You can meet them in a call or at one of our offices.',
    profile: 'Profile',
  },
  meeting: {
    title: 'Who answers you',
    text: 'We have not published names and portraits yet, and we show no invented people. This is how you reach a person.',
    items: [
      {
        to: '/contact',
        title: 'In writing',
        text: 'A person reads your message and replies within 24 hours.',
        label: 'Write a message',
      },
      {
        to: '/book',
        title: 'In a call',
        text: 'You talk to an architect for 30 minutes.',
        label: 'Choose a time',
      },
      {
        to: '/contact',
        title: 'At an office',
        text: 'Our head office is in Ottawa. Our regional office is in Atlanta.',
        label: 'See the addresses',
      },
    ],
  },
  impact: {
    mrz: 'G<GLOBAL<IMPACT<<AIM<2028',
    label: 'Global impact',
    title: 'By 2028 we aim to be a leading voice in how AI serves the public.',
    text: 'We want other countries to use what we learn, also where we never work. So we aim for three results that anyone can count.',
    items: [
      {
        title: 'Published methods',
        text: 'We publish how we measure a service, test a model and rehearse an exit. A ministry can use these methods with any vendor.',
      },
      {
        title: 'Open interfaces',
        text: 'We document how our platforms exchange cases, payments and credentials. Everyone can read it, not only clients.',
      },
      {
        title: 'Trained staff',
        text: 'Officers and engineers trained in a project run the service themselves afterwards. They also teach the next office.',
      },
    ],
    link: 'Read the four goals for 2028',
  },
  action: {
    title: 'Check what we say',
    text: 'The trust centre shows what protects your data. Each claim names the test, the file or the setting behind it.',
    label: 'Open the trust centre',
    careers: {
      title: 'Work with us',
      text: 'We hire engineers, designers and delivery managers who like to have their work checked.',
      label: 'See the open positions',
    },
  },
} as const satisfies {
  meta: MetaCopy
  mission: { headline: HeadlineCopy; [key: string]: unknown }
  seal: SectionCopy & { [key: string]: unknown }
  duties: SectionCopy & { [key: string]: unknown }
  people: SectionCopy & { [key: string]: unknown }
  meeting: SectionCopy & { [key: string]: unknown }
  impact: SectionCopy & { [key: string]: unknown }
  action: SectionCopy & { [key: string]: unknown }
}
