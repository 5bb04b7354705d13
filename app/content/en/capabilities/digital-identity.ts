import type { DetailCopy } from '../page-copy.ts'

export const digitalIdentity = {
  meta: {
    title: 'Digital Identity',
    description:
      'A national digital credential: holder, attributes, seal, proof and revocation. What it shows at a counter, a tax office and a border, and by which standards.',
  },
  mrz: 'I<IDENTITY<<SPECIMEN',
  headline: [
    { text: 'Prove one fact without showing the ' },
    { text: 'rest', accent: true },
    { text: '.' },
  ],
  lead: 'A country issues the credential and a person carries it. It answers one question at a time, by open standards that any vendor can check. The issuer does not learn where the person uses it.',
  primary: 'Talk to our engineers',
  sheet: { name: 'Specimen sheet', note: 'Not a valid document' },
  anatomy: {
    title: 'The five parts of a credential',
    layers: [
      {
        id: 'holder',
        title: 'The holder',
        text: 'A portrait connects the credential to one person. A key that nobody can copy connects it to one device.',
      },
      {
        id: 'attributes',
        title: 'Attributes',
        text: 'Each attribute has its own seal, so a person can show one without the others.',
      },
      {
        id: 'seal',
        title: "The issuer's seal",
        text: "This is the registry's signature. The registry can keep the key in its own hardware. We never have it.",
      },
      {
        id: 'proof',
        title: 'Proof',
        text: 'The device makes a new proof each time, for one verifier and one request. A copy does not work.',
      },
      {
        id: 'revocation',
        title: 'Revocation',
        text: 'A revoked credential is marked in a published list. To check the list does not show whose credential is checked.',
      },
    ],
  },
  situations: {
    title: 'What a person shows in three places',
    text: 'The person sees the request before the phone sends anything, and can refuse it.',
    keptBack: 'not shown',
    keeps: 'What the other side keeps',
    fields: [
      { id: 'portrait', label: 'Portrait', value: 'Specimen image' },
      { id: 'name', label: 'Name', value: 'Specimen, Anna' },
      { id: 'birth', label: 'Date of birth', value: '12 Aug 1974' },
      { id: 'adult', label: 'Over 18', value: 'Yes' },
      { id: 'address', label: 'Address', value: '1 Specimen Road' },
      { id: 'nationality', label: 'Nationality', value: 'Utopia' },
      { id: 'personal', label: 'Personal number', value: 'ZE184226B' },
      { id: 'document', label: 'Document number', value: 'L898902C3' },
    ],
    places: [
      {
        id: 'counter',
        title: 'Age, at a counter',
        asks: 'The shop asks: is this person old enough?',
        shown: ['portrait', 'adult'],
        kept: 'Nothing. The screen shows yes, and the picture is deleted before the next customer.',
      },
      {
        id: 'tax',
        title: 'Address, to a tax office',
        asks: 'The portal asks: where do we send the tax assessment?',
        shown: ['name', 'address', 'personal'],
        kept: 'The three attributes, the time, and the proof that they came from the registry.',
      },
      {
        id: 'border',
        title: 'All attributes, at the border',
        asks: 'The officer asks: who is travelling, with which document?',
        shown: [
          'portrait',
          'name',
          'birth',
          'adult',
          'address',
          'nationality',
          'personal',
          'document',
        ],
        kept: 'What the law on entry requires, for the legal period, and a record of who read it.',
      },
    ],
  },
  sequence: {
    title: 'How a proof is shown and checked',
    text: 'The issuer takes part once, on the day of issue. After that, two parties exchange the proof, online or at a counter without a network.',
    lanes: {
      issuer: { name: 'Issuer', note: 'Civil registry' },
      holder: { name: 'Holder', note: 'Phone or card' },
      verifier: { name: 'Verifier', note: 'Counter, portal or gate' },
    },
    to: 'to',
    steps: [
      {
        from: 'issuer',
        to: 'holder',
        text: 'Issues the credential once, after checking the person',
      },
      { from: 'verifier', to: 'holder', text: 'Asks for named attributes and says why' },
      {
        from: 'holder',
        to: 'holder',
        text: 'Reads the request and agrees with a PIN or a fingerprint',
      },
      { from: 'holder', to: 'verifier', text: 'Shows those attributes with a new proof' },
      { from: 'verifier', to: 'verifier', text: 'Checks seal, time and status list' },
      { from: 'issuer', to: 'issuer', text: 'Receives no request and learns nothing' },
    ],
  },
  change: {
    title: 'Before and after, on both sides of the counter',
    before: 'Today',
    after: 'With the credential',
    rows: [
      {
        who: 'A citizen who moves house',
        before: 'Carries a certificate from office to office. Each office makes a photocopy.',
        after:
          'Tells the registry once. Each office asks for the address and receives it with a seal.',
      },
      {
        who: 'A clerk at a counter',
        before: 'Decides by eye if a card is real, and keeps a copy to be safe.',
        after: 'Reads a yes or a no that can be checked later, and keeps no copy.',
      },
      {
        who: 'A traveller without a signal',
        before: 'Needs a printed document and a desk that happens to be open.',
        after: 'Holds the phone to a reader. Both sides work without a network.',
      },
      {
        who: 'The registry',
        before: 'Learns about a lost card when somebody reports its misuse.',
        after: 'Revokes it in the list. Every verifier knows at its next check.',
      },
    ],
  },
  features: {
    title: 'What the registry receives',
    items: [
      {
        title: 'Enrolment',
        text: 'At an office, with a mobile team, or by phone with a passport chip. Each method leads to its own level of assurance.',
      },
      {
        title: 'Wallet and card',
        text: 'An app with your name and in your languages, with source code open to review. A chip card for everyone without a phone.',
      },
      {
        title: 'Issuing service',
        text: 'It connects to your present civil register. It reads an attribute at the moment of issue and keeps no register of its own.',
      },
      {
        title: 'Verifier kit',
        text: 'A reader app, a web component and an interface for counters, portals and gates. Each one declares what it may ask.',
      },
      {
        title: 'Recovery',
        text: 'A call blocks a lost phone. The person enrols the new phone in person. There is no backup of the key.',
      },
      {
        title: 'Inclusion',
        text: 'A guardian, a carer or an interpreter can act with a mandate. The mandate is a credential too, limited in time and purpose.',
      },
    ],
  },
  levels: {
    title: 'Three levels of assurance',
    text: 'eIDAS defines the levels. A service states which level it needs. It does not ask a person for more.',
    items: [
      {
        title: 'Low',
        text: 'The identity is stated and plausible. For appointments, reminders and the status of a case.',
      },
      {
        title: 'Substantial',
        text: 'The identity is checked with a register, with two factors. For declarations, benefits and signatures on most forms.',
      },
      {
        title: 'High',
        text: 'The person comes to an office or uses a passport chip. The holder can keep the key in their own hardware. For borders, land and civil status.',
      },
    ],
  },
  standards: {
    title: 'Published standards',
    text: 'Every interface follows a published standard. You can buy a part from another vendor, and a third party can test the whole.',
    items: [
      {
        title: 'W3C Verifiable Credentials',
        text: 'How to write an attribute, its issuer and its seal.',
      },
      {
        title: 'OpenID for Verifiable Presentations',
        text: 'How a portal asks for attributes online, and how the wallet answers.',
      },
      {
        title: 'ISO/IEC 18013-5',
        text: 'How this works face to face, by Bluetooth or NFC, without a network.',
      },
      {
        title: 'ICAO Doc 9303',
        text: 'How to read a passport (printed lines and chip), at enrolment and at the border.',
      },
      {
        title: 'FIDO2 and WebAuthn',
        text: 'How a person signs in again, with a key that does not work on a false site.',
      },
      {
        title: 'eIDAS assurance levels',
        text: 'How reliable an identity is: low, substantial, high.',
      },
    ],
  },
  outcomes: {
    title: 'Key figures',
    items: [
      {
        value: '99.9%',
        label: 'uptime',
        note: 'Your contract defines how it is measured. A person can show a credential without the issuing service.',
      },
      {
        value: '99.5%',
        label: 'accuracy',
        note: 'Your contract defines how it is measured. We test it again before the first credential is issued.',
      },
    ],
  },
  safeguards: {
    title: 'What the design prevents',
    items: [
      {
        title: 'Following a person',
        text: 'Proofs for two verifiers have no number in common, so nobody can match them.',
      },
      {
        title: 'Asking for too much',
        text: 'Verifiers register what they may ask. The wallet warns the person about anything else.',
      },
      {
        title: 'A central collection of faces',
        text: 'The device or the desk compares portraits. There is no central collection.',
      },
      {
        title: 'False identities',
        text: 'Enrolment tests for masks, screens and photographs with the method of ISO/IEC 30107-3.',
      },
      {
        title: 'Secret issuing',
        text: 'Two officers together release an issuing key. A sealed journal has an entry for each credential.',
      },
      {
        title: 'Dependence on one vendor',
        text: 'Keys, registers and formats are yours. You can rebuild the issuing service from its published parts.',
      },
    ],
  },
  questions: {
    title: 'Questions that registries ask',
    items: [
      {
        question: 'Do we need a new population register?',
        answer:
          'No. The issuing service reads from your present register, through an interface that you control. If two registers disagree about a person, an officer sees it and decides. The software does not.',
      },
      {
        question: 'What about people without a smartphone?',
        answer:
          'They receive a chip card with the same attributes and the same seal. Counters read both. Help at an office stays part of the service, and we test it like the app.',
      },
      {
        question: 'Will it be accepted in other countries?',
        answer:
          'This depends on agreements between states. We use the formats those agreements name: ICAO Doc 9303 for travel, ISO/IEC 18013-5 for mobile documents, and the eIDAS profile for European wallets.',
      },
      {
        question: 'Can the government see where a credential is used?',
        answer:
          'No. Verifiers download the whole status list and check it themselves. The issuer receives no message when a person shows a credential.',
      },
      {
        question: 'How long until the first credential is issued?',
        answer:
          'It depends on the state of the register and on your law. We start with one attribute and one office that asks for it. A Blueprint plans the next steps.',
      },
    ],
  },
  related: {
    title: 'Related pages',
    paths: [
      '/solutions/evisa',
      '/solutions/governance',
      '/solutions/healthcare',
      '/solutions/aftrlife',
      '/solutions/construction',
      '/capabilities/cloud-infrastructure',
      '/blueprint',
    ],
  },
  action: {
    title: 'Which attribute do offices ask for most?',
    text: 'Tell us. We draw how your country would issue, show and revoke it, and under which law.',
    label: 'Talk to our engineers',
  },
} as const satisfies DetailCopy & Readonly<Record<string, unknown>>
