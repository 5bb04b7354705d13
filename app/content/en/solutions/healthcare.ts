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
      'Triage, remote consultation, referral and disease surveillance with one patient record. It works offline in a village clinic and sends data when there is a connection.',
  },
  mrz: 'H<HEALTH<<TRIAGE<REFERRAL',
  headline: [
    { text: 'One record from the ' },
    { text: 'village', accent: true },
    { text: ' to the hospital.' },
  ],
  lead: 'A nurse, a remote doctor, a referral hospital and the surveillance office work with the same patient record, over the networks a country already has. Without a network the clinic continues to work. The record follows later.',
  jump: 'Follow one patient record',
  trace: 'A heartbeat, drawn as waves',
  line: {
    mrz: 'L<LINE<<FIVE<PLACES',
    title: 'How one record moves through five places',
    text: 'A nurse writes the record once, beside the patient. Everyone after that reads it, adds their part and signs. Nobody types it again.',
    sends: 'Sends',
    offline: 'With no signal',
    solid: 'On one device, or connected',
    dotted: 'Waits until a connection appears',
    stations: [
      {
        title: 'Village clinic',
        text: 'A nurse or health worker finds the patient by card, number or name and opens the record on a tablet. It shows history, pregnancies, vaccinations and medicines.',
        sends: 'The visit, signed by the person who wrote it',
        offline:
          'Everything works. The visit stays on the device, encrypted, until there is a signal.',
      },
      {
        title: 'Triage',
        text: "Your ministry's own protocol asks the next question and takes the measurements. It proposes an urgency and shows the answers behind it. The worker accepts it or changes it and says why.",
        sends: 'Urgency, findings and who decided',
        offline:
          'The protocol is on the device. The worker sends an emergency by text message or call.',
      },
      {
        title: 'Remote consultation',
        text: 'A doctor sees the most urgent cases first. They use video where the connection allows it, or else voice, photographs or written questions.',
        sends: "Advice and prescription, with the doctor's name",
        offline:
          'The question keeps its place in the queue. The clinic sees whether a doctor has read it.',
      },
      {
        title: 'Referral hospital',
        text: 'The referral arrives before the patient, with the record and the reason. The ward confirms a bed and a time. The clinic receives the discharge note.',
        sends: 'Acceptance, and later the discharge note',
        offline: 'A printed referral has a code that opens the same record at the hospital.',
      },
      {
        title: 'Surveillance office',
        text: 'The office counts notifiable signs by place and week as visits arrive. An officer sees a cluster, reads the visits behind it without names, and opens an investigation.',
        sends: 'An alert to the affected districts',
        offline: 'Late visits count in the week they happened, and are marked late.',
      },
    ],
  },
  networks: {
    title: 'What works on which network',
    text: 'We visit the sites first and write down which network each one has. We set up the platform site by site. This table is part of the acceptance test.',
    columns: {
      name: 'Network',
      works: 'Works at the clinic',
      travels: 'Is sent',
      waits: 'Waits',
    },
    rows: [
      {
        name: 'No signal',
        works: 'Record, triage, medicines, printed referral',
        travels: 'Nothing; devices in one clinic share records with each other',
        waits: 'All visits, until a device has a signal',
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
        travels: 'Visits in order of urgency, photographs in small size',
        waits: 'Full-size images',
      },
      {
        name: 'Satellite, at set hours',
        works: 'The same, and booked video consultation',
        travels: 'Everything during the connection, urgent visits first',
        waits: 'What is recorded between two connections',
      },
      {
        name: 'Fibre or good mobile data',
        works: 'Everything',
        travels: 'Everything, at once',
        waits: 'Nothing',
      },
    ],
  },
  patient: 'Eighth month of pregnancy, with a headache that does not stop',
  change: {
    title: 'Before and after, for one patient',
    text: 'This is an example, not a real case. The woman, the clinic and the distance to the hospital are the same on both sides.',
    before: 'Often today',
    after: 'With the platform',
    rows: [
      {
        who: 'Before sunrise',
        before: 'She leaves for the district hospital, because the clinic can only send her there.',
        after: 'She walks to the clinic in her own village. Her record is there, also offline.',
      },
      {
        who: 'Morning',
        before: 'She waits in order of arrival. Nobody knows that she is urgent.',
        after:
          'The nurse takes her blood pressure. The protocol proposes "urgent". The nurse agrees and signs.',
      },
      {
        who: 'Midday',
        before: 'She tells her history from memory. The earlier readings are in a booklet at home.',
        after: 'The doctor on call compares the readings of three visits and calls the clinic.',
      },
      {
        who: 'Afternoon',
        before:
          'The hospital sends her to another one with a handwritten note. It may have no bed.',
        after:
          'The referral hospital confirms a bed before she leaves. The driver has the time and the place.',
      },
      {
        who: 'Evening',
        before: 'The ward starts again and asks who she is and what she was given, and when.',
        after: 'The ward has read her record. It shows what the clinic gave her.',
      },
      {
        who: 'The week after',
        before: 'The village hears nothing. The district counts her case at the end of the month.',
        after:
          'The nurse has the discharge note and the date of the next visit. The district count is up to date.',
      },
    ],
  },
  features: {
    title: 'What the platform includes',
    text: 'Each part can start alone. You can connect it later to the systems you have.',
    items: [
      {
        title: 'Patient record, offline first',
        text: 'One record per person, even when two clinics write on the same day. The platform shows a conflict to a person and does not resolve it alone.',
      },
      {
        title: 'Triage by your protocol',
        text: 'Your clinical authority writes and approves the questions. The platform keeps every version with the visits that used it.',
      },
      {
        title: 'Consultation queue',
        text: 'Rosters, shift changes, second opinions, and a clear sign when a question has no answer.',
      },
      {
        title: 'Referral and return',
        text: 'Bed, transport, acceptance and discharge on one page, with the next step and the person responsible.',
      },
      {
        title: 'Disease surveillance',
        text: 'Notifiable conditions, thresholds for each district, maps and weekly reports. An officer confirms an alert before the platform sends it.',
      },
      {
        title: 'Medicines and cold chain',
        text: 'Stock, expiry dates and fridge temperatures. Orders follow from prescriptions.',
      },
      {
        title: 'Languages and voice',
        text: 'Screens and spoken questions in the languages of the district. Machine translations are marked.',
      },
      {
        title: 'Ministry reports',
        text: 'Indicators come from the visits. Each number links back to the visits it counts.',
      },
    ],
  },
  outcomes: {
    title: 'Key figures and how we count them',
    text: 'We write the counting rule with you before the first clinic opens. Your own staff can repeat the count.',
    items: [
      { value: '300%', label: 'healthcare reach' },
      {
        value: '99.9%',
        label: 'uptime',
        note: 'Your contract defines how it is measured. Clinics continue to work offline.',
      },
      {
        value: '99.5%',
        label: 'accuracy',
        note: 'Your contract defines how it is measured.',
      },
    ],
  },
  safeguards: {
    title: 'Who may read a record, and who has read it',
    text: 'Staff need a reason to read health data. The platform keeps the reason, the reader and the time.',
    items: [
      {
        title: 'Access by treatment',
        text: 'Staff open the records of patients in their care. Emergency access is possible. It asks for a reason and is reviewed the next day.',
      },
      {
        title: 'Patients can check',
        text: 'A patient can ask who has read the record and receives the list, in plain words.',
      },
      {
        title: 'Lost devices',
        text: 'Records on a device are encrypted, and only those of its own clinic are there. A device reported lost is locked when it next finds a network.',
      },
      {
        title: 'Models under supervision',
        text: 'A model proposes an urgency and never makes a diagnosis. Your clinical authority counts and reads the cases where staff decided otherwise.',
      },
      {
        title: 'Open standards',
        text: 'The platform exchanges records in HL7 FHIR, codes conditions in ICD, and sends totals to your present reporting system.',
      },
      {
        title: 'Your country, your law',
        text: 'Data stays in the country, in the data centre you name. If you leave, you receive all of it in the same open formats.',
      },
    ],
  },
  questions: {
    title: 'Questions that health ministries ask',
    items: [
      {
        question: 'What happens when two clinics change the same record offline?',
        answer:
          'The platform keeps both visits, each with its author and time. Two measurements can both be true, so both stay. Two different blood groups cannot. A clinician decides, and until then both are shown as not confirmed.',
      },
      {
        question: 'Does the software diagnose?',
        answer:
          'No. It follows a protocol that your clinical authority approved, proposes an urgency and shows the answers behind it. A health worker decides and signs. The platform keeps the proposal and the decision, so you can see where they differ.',
      },
      {
        question: 'Do we have to replace the systems in our hospitals?',
        answer:
          'No. A hospital with a system keeps it and exchanges referrals and discharge notes in HL7 FHIR. A hospital without one can use ours for referrals only.',
      },
      {
        question: 'Which devices are needed?',
        answer:
          'An ordinary Android tablet or phone, a power source and, if possible, a printer. The site survey lists what each clinic has and what is missing, including charging.',
      },
      {
        question: 'How do we start?',
        answer:
          'With one district: a few clinics, one hospital and the surveillance officer. The platform runs beside the paper register until your own check shows that both agree. Then the paper stops and the next district begins.',
      },
    ],
  },
  related: {
    title: 'Related pages',
    paths: [
      '/public-sector-platforms',
      '/capabilities/digital-identity',
      '/capabilities/ai-automation',
      '/solutions/governance',
    ],
  },
  action: {
    title: 'Estimate a project for one district',
    text: 'Choose the number of services, cases, systems and languages. The page shows the weeks and the team, and what each answer adds.',
    label: 'Estimate weeks and team',
    other: { label: 'Talk to us about a district', to: '/contact' },
  },
} as const satisfies HealthcareCopy
