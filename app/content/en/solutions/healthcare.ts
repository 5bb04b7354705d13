import type { DetailCopy, ItemCopy, SectionCopy } from '../page-copy.ts'

type Station = ItemCopy & { readonly sends: string; readonly offline: string }
type Network = {
  readonly name: string
  readonly works: string
  readonly travels: string
  readonly waits: string
}
type HealthcareCopy = DetailCopy & {
  readonly jump: string
  readonly trace: string
  readonly line: SectionCopy & {
    readonly mrz: string
    readonly sends: string
    readonly offline: string
    readonly solid: string
    readonly dotted: string
    readonly stations: readonly Station[]
  }
  readonly networks: SectionCopy & {
    readonly columns: { readonly [Key in keyof Network]: string }
    readonly rows: readonly Network[]
  }
  readonly patient: string
}

export const healthcare = {
  meta: {
    title: 'Healthcare & Telemedicine',
    description:
      'Triage, remote consultation, referral and disease surveillance on one record. It works offline in the village clinic and sends when a connection appears.',
  },
  mrz: 'H<HEALTH<<TRIAGE<REFERRAL',
  headline: [
    { text: 'One line from the ' },
    { text: 'village', accent: true },
    { text: ' to the hospital.' },
  ],
  lead: 'A nurse, a doctor at a distance, a referral hospital and the surveillance office work on the same record, over the networks that exist. Where there is no network, the work goes on and the record follows later.',
  jump: 'Follow the line',
  trace: 'One heartbeat as a sum of sines: each strand adds the next one.',
  line: {
    mrz: 'L<LINE<<FIVE<PLACES',
    title: 'Five places, one record',
    text: 'The line carries a record that is written once, at the bedside, and read by everyone after that. Each place adds its part and signs it. Nobody types it again.',
    sends: 'Sends',
    offline: 'With no signal',
    solid: 'On one device, or connected',
    dotted: 'Waits until a connection appears',
    stations: [
      {
        title: 'Village clinic',
        text: 'A nurse or health worker finds the patient by card, number or name and opens the record on a tablet: history, pregnancies, vaccinations, medicines.',
        sends: 'The visit, signed by the person who wrote it',
        offline: 'Everything here works. The visit waits on the device, encrypted.',
      },
      {
        title: 'Triage',
        text: "The ministry's own protocol asks the next question and takes the measurements. It proposes an urgency and shows which answer led to it. The worker accepts or overrides, and says why.",
        sends: 'Urgency, findings and who decided',
        offline: 'The protocol is on the device. An emergency goes out by text message or call.',
      },
      {
        title: 'Remote consultation',
        text: 'A doctor sees the queue by urgency, not by arrival. Video where the line carries it, otherwise voice, photographs or written questions.',
        sends: 'Advice and prescription under the name of the doctor',
        offline: 'The question keeps its place. The clinic sees whether it was read.',
      },
      {
        title: 'Referral hospital',
        text: 'The referral arrives before the patient does, with the record and the reason. The ward confirms a bed and a time. The discharge note goes back to the village.',
        sends: 'Acceptance, then the discharge note',
        offline: 'A printed referral with a code opens the same record at the desk.',
      },
      {
        title: 'Surveillance office',
        text: 'Notifiable signs are counted by place and week as visits come in. An officer sees a cluster, reads the visits behind it without names, and opens an investigation.',
        sends: 'An alert to the districts concerned',
        offline: 'Late visits are counted in the week they happened, and marked late.',
      },
    ],
  },
  networks: {
    title: 'What works on which network',
    text: 'We survey the sites first and write down what each one really has. The platform is set to that, site by site, and this table is part of the acceptance test.',
    columns: {
      name: 'Network',
      works: 'Works at the clinic',
      travels: 'Travels',
      waits: 'Waits',
    },
    rows: [
      {
        name: 'No signal',
        works: 'Record, triage, medicines, printed referral',
        travels: 'Nothing; devices of one clinic share records with each other',
        waits: 'All visits, until a device reaches a signal',
      },
      {
        name: 'Text messages only',
        works: 'The same, and emergency calls',
        travels: 'Urgent referrals and disease alerts, in coded form without names',
        waits: 'Full visits, photographs',
      },
      {
        name: 'Slow mobile data',
        works: 'The same, and written or voice consultation',
        travels: 'Visits in order of urgency, photographs made small',
        waits: 'Full-size images',
      },
      {
        name: 'Satellite, at set hours',
        works: 'The same, and booked video consultation',
        travels: 'Everything in the window, the urgent first',
        waits: 'What is recorded between two windows',
      },
      {
        name: 'Fibre or good mobile data',
        works: 'Everything',
        travels: 'Everything, at once',
        waits: 'Nothing',
      },
    ],
  },
  patient: 'Eighth month of pregnancy, a headache that does not pass',
  change: {
    title: "One patient's day",
    text: 'An illustration, not a case file: the same woman, the same clinic, the same distance to the hospital.',
    before: 'As it often is',
    after: 'With the line',
    rows: [
      {
        who: 'Before sunrise',
        before:
          'She sets out for the district hospital, because the clinic can only send her on anyway.',
        after: 'She walks to the clinic in her own village. Her record is there, offline.',
      },
      {
        who: 'Morning',
        before: 'She waits in the order of arrival. Nobody knows that she should be first.',
        after:
          'The nurse takes her blood pressure. The protocol proposes: urgent. The nurse agrees and signs.',
      },
      {
        who: 'Midday',
        before: 'She tells her history from memory. The earlier readings are in a booklet at home.',
        after:
          'The doctor on call sees the readings of three visits side by side and calls the clinic.',
      },
      {
        who: 'Afternoon',
        before: 'She is sent to another hospital with a handwritten note. It may have no bed.',
        after:
          'The referral hospital confirms a bed before she leaves. The driver has the time and the place.',
      },
      {
        who: 'Evening',
        before: 'The ward starts again: who is she, what was she given, when.',
        after: 'The ward has read her record. What she was given at the clinic is on it.',
      },
      {
        who: 'The week after',
        before: 'The village hears nothing. The district counts her at the end of the month.',
        after:
          'The discharge note is with the nurse, with the date of the next visit. The district count is already right.',
      },
    ],
  },
  features: {
    title: 'What is in the platform',
    text: 'Each part can start alone and be connected later to what you already run.',
    items: [
      {
        title: 'Patient record, offline first',
        text: 'One person, one record, also when two clinics wrote on the same day. Conflicts are shown to a person, not settled silently.',
      },
      {
        title: 'Triage by your protocol',
        text: 'Your clinical authority writes and approves the question paths. Every version is kept with the visits it decided.',
      },
      {
        title: 'Consultation queue',
        text: 'Rosters, hand-over between shifts, second opinions, and a clear sign when a question stays unanswered.',
      },
      {
        title: 'Referral and return',
        text: 'Bed, transport, acceptance and discharge on one page, with the next step and whose turn it is.',
      },
      {
        title: 'Disease surveillance',
        text: 'Notifiable conditions, thresholds per district, maps and weekly reports. An officer confirms before an alert goes out.',
      },
      {
        title: 'Medicines and cold chain',
        text: 'What is on the shelf, what expires, what the fridge measured. Orders follow from prescriptions.',
      },
      {
        title: 'Languages and voice',
        text: 'Screens and spoken questions in the languages of the district. A machine translation is marked as one.',
      },
      {
        title: 'Ministry reports',
        text: 'Indicators drawn from visits, with the way back from each number to the visits it counts.',
      },
    ],
  },
  outcomes: {
    title: 'The figures we work to, and how they are counted',
    text: 'A figure is worth what its counting rule is worth. The rule is written before the first clinic opens, and your own staff can repeat the count.',
    items: [
      {
        value: '300%',
        label: 'healthcare reach',
        note: 'Baseline: consultations in the same districts, counted with you before launch.',
      },
      {
        value: '99.9%',
        label: 'uptime',
        note: 'Measured as your contract defines it. Clinics keep working offline either way.',
      },
      {
        value: '99.5%',
        label: 'accuracy',
        note: 'Measured as your contract defines it, with the misses listed.',
      },
    ],
  },
  safeguards: {
    title: 'Who may read, and who did',
    text: 'Health data is read for a reason. The reason, the reader and the moment are kept.',
    items: [
      {
        title: 'Access by treatment',
        text: 'Staff open the records of patients in their care. Emergency access is possible, asks for a reason and is reviewed the next day.',
      },
      {
        title: 'The patient can see it',
        text: 'A patient can ask who has read the record and is given the list, in plain words.',
      },
      {
        title: 'Lost devices',
        text: 'Records on a device are encrypted. A device reported lost is locked when it next reaches any network, and holds only its own clinic.',
      },
      {
        title: 'Models under supervision',
        text: 'A model proposes an urgency, never a diagnosis on its own. Overrides are counted and read by your clinical authority.',
      },
      {
        title: 'Open standards',
        text: 'Records are exchanged in HL7 FHIR, conditions coded in ICD, aggregates handed to the reporting system you already have.',
      },
      {
        title: 'Your jurisdiction',
        text: 'Data stays in the country and in the data centre you name. On exit you receive all of it in the same open formats.',
      },
    ],
  },
  questions: {
    title: 'Questions from health ministries',
    items: [
      {
        question: 'What happens when two clinics change the same record offline?',
        answer:
          'Both visits are kept, each with its author and time. Facts that can stand side by side do, such as two measurements. Facts that contradict each other, such as two blood groups, are put before a clinician, and until then both are shown as unconfirmed.',
      },
      {
        question: 'Does the software diagnose?',
        answer:
          'No. It follows a protocol that your clinical authority approved, proposes an urgency and shows the answers that led there. A health worker decides and signs. The proposal and the decision are both kept, so that you can see where they differ.',
      },
      {
        question: 'Do we have to replace the systems in our hospitals?',
        answer:
          'No. A hospital that has a system keeps it and exchanges referrals and discharge notes in HL7 FHIR. A hospital that has none can use ours for referrals only.',
      },
      {
        question: 'Which devices are needed?',
        answer:
          'An ordinary Android tablet or phone, a power source and, if there is one, a printer. The site survey lists what each clinic has and what it lacks, including charging.',
      },
      {
        question: 'How does a roll-out start?',
        answer:
          'With one district and one line through it: a few clinics, one hospital, the surveillance officer. It runs beside the paper register until your own check finds that the two agree. Then the paper stops, and the next district begins.',
      },
    ],
  },
  related: {
    title: 'On the same foundations',
    paths: [
      '/public-sector-platforms',
      '/capabilities/digital-identity',
      '/capabilities/ai-automation',
      '/solutions/governance',
    ],
  },
  action: {
    title: 'Name one district.',
    text: 'We draw its line with you: which clinics, which networks, which hospital, what waits and what travels. That drawing is yours.',
    label: 'Talk to us about a district',
  },
} as const satisfies HealthcareCopy
