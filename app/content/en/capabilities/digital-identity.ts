import type { DetailCopy } from '../page-copy.ts'

export const digitalIdentity = {
  meta: {
    title: 'Digital Identity',
    description:
      'A national credential taken apart: holder, attributes, seal, proof, revocation. What it shows at a counter, a tax office and a border, and by which standards.',
  },
  mrz: 'I<IDENTITY<<SPECIMEN',
  headline: [{ text: 'Prove one thing. Keep the ' }, { text: 'rest', accent: true }, { text: '.' }],
  lead: 'A credential that a country issues and a person carries. It answers the question that was asked, by open standards that any vendor can check, and tells the issuer nothing about where it was used.',
  primary: 'Talk to our engineers',
  sheet: { name: 'Specimen sheet', note: 'Not a valid document' },
  anatomy: {
    title: 'Anatomy of a credential',
    layers: [
      {
        id: 'holder',
        title: 'The holder',
        text: 'Bound to one person by a portrait, and to one device by a key that cannot be copied out of it.',
      },
      {
        id: 'attributes',
        title: 'Attributes',
        text: 'Each one is sealed by itself, so that one can be shown without the one beside it.',
      },
      {
        id: 'seal',
        title: "The issuer's seal",
        text: "The registry's signature. The key can be kept in hardware that the registry owns; we never hold it.",
      },
      {
        id: 'proof',
        title: 'Proof',
        text: 'Made new each time, for one verifier and one request. A copy of it is worth nothing.',
      },
      {
        id: 'revocation',
        title: 'Revocation',
        text: 'One position in a published list. Checking it does not say whose credential is being checked.',
      },
    ],
  },
  situations: {
    title: 'How much is shown',
    text: 'The same credential in three places. The person sees the request before anything leaves the phone, and can refuse it.',
    keptBack: 'kept back',
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
        kept: 'Nothing. The screen shows yes, and the picture is gone when the next customer steps up.',
      },
      {
        id: 'tax',
        title: 'Address, to a tax office',
        asks: 'The portal asks: where do we send the assessment?',
        shown: ['name', 'address', 'personal'],
        kept: 'The three attributes, the time, and the proof that they came from the registry.',
      },
      {
        id: 'border',
        title: 'Everything, at the border',
        asks: 'The officer asks: who is travelling, on which document?',
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
        kept: 'What the law on entry requires, for the period it sets, and a record of who read it.',
      },
    ],
  },
  sequence: {
    title: 'Who talks to whom',
    text: 'The issuer takes part once, on the day of issue. After that the proof travels between two parties, online or across a counter without a network.',
    lanes: {
      issuer: { name: 'Issuer', note: 'Civil registry' },
      holder: { name: 'Holder', note: 'Phone or card' },
      verifier: { name: 'Verifier', note: 'Counter, portal or gate' },
    },
    to: 'to',
    steps: [
      { from: 'issuer', to: 'holder', text: 'Issues the credential, once, to a checked person' },
      { from: 'verifier', to: 'holder', text: 'Asks for named attributes and says why' },
      {
        from: 'holder',
        to: 'holder',
        text: 'Reads the request, agrees with a PIN or a fingerprint',
      },
      { from: 'holder', to: 'verifier', text: 'Shows those attributes, with a fresh proof' },
      { from: 'verifier', to: 'verifier', text: 'Checks seal, time and status list' },
      { from: 'issuer', to: 'issuer', text: 'Is not asked, and learns nothing' },
    ],
  },
  change: {
    title: 'What changes on both sides of the counter',
    before: 'Until now',
    after: 'With the credential',
    rows: [
      {
        who: 'A citizen who moves house',
        before: 'Carries a certificate from office to office, and each one makes a photocopy.',
        after: 'Tells the registry once. Each office asks for the address and receives it, sealed.',
      },
      {
        who: 'A clerk at a counter',
        before: 'Judges by eye whether a card is real, and keeps a copy to be safe.',
        after: 'Reads a yes or a no that can be checked later, and keeps no copy.',
      },
      {
        who: 'A traveller without a signal',
        before: 'Depends on a print-out and on a desk that happens to be open.',
        after: 'Holds the phone to a reader. Both sides work without a network.',
      },
      {
        who: 'The registry',
        before: 'Learns of a lost card when somebody reports its misuse.',
        after: 'Revokes it in the list, and every verifier knows at its next check.',
      },
    ],
  },
  features: {
    title: 'What the registry receives',
    items: [
      {
        title: 'Enrolment',
        text: 'At an office, by a mobile team or by phone with a passport chip. Each way leads to the level of assurance that it can bear, and no higher.',
      },
      {
        title: 'Wallet and card',
        text: 'An app under your name and in your languages, with its source open to review, and a chip card for everyone who has no phone.',
      },
      {
        title: 'Issuing service',
        text: 'Connects to the civil register that exists. It reads an attribute at the moment of issue and keeps no register of its own.',
      },
      {
        title: 'Verifier kit',
        text: 'A reader app, a web component and an interface for counters, portals and gates, each of which declares what it is entitled to ask.',
      },
      {
        title: 'Recovery',
        text: 'A lost phone is blocked by a call. The new one is enrolled from the person, never from a backup of the key.',
      },
      {
        title: 'Inclusion',
        text: 'A guardian, a carer or an interpreter can act with a mandate that is itself a credential, limited in time and purpose.',
      },
    ],
  },
  levels: {
    title: 'As much assurance as the act needs',
    text: 'Levels as defined by eIDAS. A service states the level that it needs, and a person is not asked for more.',
    items: [
      {
        title: 'Low',
        text: 'Identity claimed and plausible. For appointments, reminders and the status of a case.',
      },
      {
        title: 'Substantial',
        text: 'Identity checked against a register, two factors. For declarations, benefits and signatures on most forms.',
      },
      {
        title: 'High',
        text: 'Seen in person or read from a passport chip; the key can be kept in hardware that its holder owns. For borders, land and civil status.',
      },
    ],
  },
  standards: {
    title: 'Nothing in it is ours alone',
    text: 'Every joint follows a published standard, so that a part can be bought from somebody else and the whole can be tested by a third party.',
    items: [
      {
        title: 'W3C Verifiable Credentials',
        text: 'How an attribute, its issuer and its seal are written down.',
      },
      {
        title: 'OpenID for Verifiable Presentations',
        text: 'How a portal asks for attributes online, and how the wallet answers.',
      },
      {
        title: 'ISO/IEC 18013-5',
        text: 'How the same is done face to face, by Bluetooth or NFC, without a network.',
      },
      {
        title: 'ICAO Doc 9303',
        text: 'How a passport is read, printed lines and chip, at enrolment and at the border.',
      },
      {
        title: 'FIDO2 and WebAuthn',
        text: 'How a person signs in again, with a key that a false site cannot use.',
      },
      {
        title: 'eIDAS assurance levels',
        text: 'How far an identity may be relied on: low, substantial, high.',
      },
    ],
  },
  outcomes: {
    title: 'Two figures',
    items: [
      {
        value: '99.9%',
        label: 'uptime',
        note: 'Measured as your contract defines it. A credential can be shown without the issuing service.',
      },
      {
        value: '99.5%',
        label: 'accuracy',
        note: 'Measured as your contract defines it, and tested again before the first credential is issued.',
      },
    ],
  },
  safeguards: {
    title: 'What cannot be done with it',
    items: [
      {
        title: 'Follow a person',
        text: 'Proofs made for two verifiers share no number by which they could be matched.',
      },
      {
        title: 'Ask for too much',
        text: 'Verifiers are registered with what they may ask. The wallet warns of anything beyond it.',
      },
      {
        title: 'Copy a face',
        text: 'Portraits are compared on the device or at the desk. No central gallery is built.',
      },
      {
        title: 'Pose as someone',
        text: 'Enrolment tests for masks, screens and photographs by the method of ISO/IEC 30107-3.',
      },
      {
        title: 'Issue in secret',
        text: 'Two officers release an issuing key, and each credential is entered in a sealed journal.',
      },
      {
        title: 'Lock a country in',
        text: 'Keys, registers and formats are yours. The issuing service can be rebuilt from its published parts.',
      },
    ],
  },
  questions: {
    title: 'Questions from registries',
    items: [
      {
        question: 'Do we need a new population register?',
        answer:
          'No. The issuing service reads from the register you have, through an interface that we agree on and you control. Where two registers disagree about a person, the disagreement is shown to an officer and not settled by software.',
      },
      {
        question: 'What about people without a smartphone?',
        answer:
          'They receive a chip card with the same attributes and the same seal. Counters read both. Assisted service at an office stays part of the design and is tested like the app.',
      },
      {
        question: 'Will it be accepted in other countries?',
        answer:
          'Recognition is a matter of agreements between states. What we can do is keep to the formats those agreements name: ICAO Doc 9303 for travel, ISO/IEC 18013-5 for mobile documents, and the eIDAS profile for European wallets.',
      },
      {
        question: 'Can the government see where a credential is used?',
        answer:
          'No. Verifiers download the status list as a whole and check it themselves, so that the issuer receives no call when a credential is shown.',
      },
      {
        question: 'How long until the first credential is issued?',
        answer:
          'It depends on the state of the register and on your law. We begin with one attribute and one office that asks for it, and extend from there; the plan for that is the subject of a Blueprint.',
      },
    ],
  },
  related: {
    title: 'Where it is asked for',
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
    title: 'Name the attribute that is asked for most',
    text: 'We will draw how it would be issued, shown and revoked in your country, and by which law.',
    label: 'Talk to our engineers',
  },
} as const satisfies DetailCopy & Readonly<Record<string, unknown>>
