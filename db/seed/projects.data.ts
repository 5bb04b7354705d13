import type { SampleProject } from './sample.ts'

/**
 * Composed case studies: examples of typical work, told in the conditional. They name no customer,
 * claim no results in figures, and say what would be measured and towards which target.
 */
export const sampleProjects = [
  {
    slug: 'one-visa-file-for-every-mission',
    title: 'One visa file for every mission',
    subtitle: 'Composed case study: a ministry of the interior and its consulates abroad',
    description:
      'Consulates, the visa department and the arrival desk work from three different files about one traveller. This composed case study shows how one visa class could move to one file, and how to measure every hour that a case waits.',
    challenge:
      'Applications reach the missions on paper and by email, and each mission keeps them in its own way. An officer in the capital sees a summary, the border desk sees a sticker, and a traveller who calls hears three different answers.\n\nNobody can say how long a decision takes, because each mission starts to count on a different day. Vendors have offered several products to the ministry. It wants to know first where the time goes.',
    solution:
      "We would follow twenty closed cases from the first contact to the decision. Most of the time would probably be waiting: for a missing page, for another authority, for a second signature that the rules no longer require.\n\nOne visa class would then move to a single file. The form would check scans during upload. Checks at other authorities would run in parallel. Each check would have a time limit and a named person who acts when there is no answer. Officers would start with the cases that have an open question, and sign each decision with a reason. The old process would run beside the new one until the department's list of differences is closed.",
    outcomes: [
      'A traveller, an officer and a border desk would read the same file, each only their part.',
      'The form would find an incomplete application during upload, before anybody waits.',
      'The supervisor would see the age, the place and the officer of every open case.',
      'The department would add further visa classes as rows in a rule table.',
    ],
    kpis: [
      "Processing time from complete application to decision, target: 70% reduction against the department's own baseline",
      'Share of applications that are complete on the day of submission, counted every week for each mission',
      'Age of open cases (nine in ten are younger), counted every day',
      'Decisions changed on review, counted to show that speed causes no errors',
    ],
    sector: 'immigration-borders',
    capabilities: ['ai-automation', 'digital-identity'],
    isFeatured: true,
    published: true,
    displayOrder: 1,
  },
  {
    slug: 'every-payment-finds-its-taxpayer',
    title: 'Every payment matched to its taxpayer',
    subtitle: 'Composed case study: the revenue authority of a mid-sized country',
    description:
      'Money arrives every day, and the authority cannot match part of it to a taxpayer. This composed case study shows how the taxpayer register and the payments of one tax could move to a ledger that is balanced each evening.',
    challenge:
      'Payments come through banks, mobile money and post offices, with references typed by hand. Payments without a match go to a suspense account and lose their history. Taxpayers who have paid receive reminders. The treasury cannot tell arrears from unmatched money.\n\nThe authority plans to replace its tax system. A replacement would take years and would take over the same open items.',
    solution:
      'The existing system would stay. We would place a ledger beside it, with the register and the payments of one tax for the taxpayers of one office. Every assessment would have a reference with check digits, the same for all channels. Matching would follow written rules in a fixed order. A payment that fits no rule would go to a named officer with a date.\n\nEach evening the ledger would compare three sums: what the banks confirmed, what was booked to accounts, and what is still open. Old open items would come over with a mark for the quality of their documents. A second tax would follow only after the first has balanced for a full quarter.',
    outcomes: [
      'The ledger would be balanced every evening, and a difference would have a name beside it the next morning.',
      'Reminders would go only to taxpayers who really owe.',
      'Old open items would be documented, doubtful or closed, each with its source.',
      'An auditor would follow a treasury total down to one bank entry without help.',
      'Officers who type bank slips today would work on new arrears.',
    ],
    kpis: [
      'Revenue at unchanged rates, target: 20% more tax collection than in the year before, counted by the authority',
      'Payments without a match at the end of each day, counted by channel',
      'Age of the oldest open item, counted every week',
      'Availability of the ledger on filing days, target: 99.9%',
    ],
    sector: 'revenue-finance',
    capabilities: ['cloud-infrastructure', 'digital-identity', 'ai-automation'],
    isFeatured: true,
    published: true,
    displayOrder: 2,
  },
  {
    slug: 'a-telemedicine-line-through-one-district',
    title: 'Telemedicine for one district',
    subtitle: 'Composed case study: a ministry of health and one rural district',
    description:
      'A few clinics have a nurse, one hospital has doctors, and the network comes and goes. This composed case study shows how one district could start, and how the paper register would run beside the platform until both agree.',
    challenge:
      'The nearest doctor is most of a day away. Patients carry referral letters, and the letters often arrive after them, or never. The hospital cannot prepare, and the clinic never learns how a case ended.\n\nAn earlier pilot stopped because it needed a steady connection. Within a month the staff went back to paper. They do not want to type everything twice again.',
    solution:
      "We would visit the sites first and note the signal by hour, the power, the charging, the people on duty and the people on call. This would decide what we can promise to each clinic.\n\nThe record, the ministry's triage protocol and the referral would work on a tablet without a signal. The tablet would send them when it finds one, the urgent ones first. A doctor would see the most urgent questions first and answer in writing, by voice or by video. The protocol would propose an urgency and show why. The nurse would accept it or change it. If two facts contradict each other, a clinician would decide, and until then both would be marked as open.",
    outcomes: [
      'The hospital would read a referral before the patient arrives.',
      'A clinic would see if a doctor has read its question, and what happened to its patient.',
      'Staff would continue to work without a signal, and the device would show what is not sent yet.',
      'The surveillance officer would count late visits in the week they happened.',
    ],
    kpis: [
      'Completed consultations and triages, target: 300% healthcare reach against the same district before launch',
      'Time from a question at the clinic to a doctor reading it, counted by urgency',
      'Referrals that arrive before the patient, counted for each clinic',
      'Proposals that nurses changed, read each month by the clinical authority',
    ],
    sector: 'health',
    capabilities: ['cloud-infrastructure', 'ai-automation'],
    isFeatured: true,
    published: true,
    displayOrder: 3,
  },
  {
    slug: 'proof-of-age-from-a-civil-registry',
    title: 'Proof of age from a civil registry',
    subtitle: 'Composed case study: a national civil registry and two kinds of counter',
    description:
      'A registry wants to issue one attribute well before it issues twenty. This composed case study shows how a proof of age could work on phones and on cards, at two very different counters.',
    challenge:
      'The registry prints certificates, and offices stamp and photocopy them. An office that needs one fact about a person receives all of them and keeps the copy. The registry cannot tell which copies are still correct.\n\nThe government has announced a national wallet. The registry expects a large program in which the first useful credential comes at the end.',
    solution:
      'The registry would choose one attribute that many counters ask for: whether a person is of age. The issuing service would read it from the existing register at the moment of issue and keep no register of its own. People without a smartphone would receive a chip card with the same attribute and the same seal.\n\nCounters would check the seal and a published status list, with or without a network. The registry would receive no message when a person shows the credential. We would test enrolment, loss and recovery with people who have never used a wallet, and rewrite the words on the screen after each session.',
    outcomes: [
      'A counter would learn that a person is of age, and no name, address or date of birth.',
      'Phone and card would be equal: each counter in the trial would read both.',
      'One call would block a lost phone. The person would then enrol again.',
      'Further attributes would follow the same path, each with its own legal basis.',
    ],
    kpis: [
      'Correct answers at the counter in supervised trials, target: 99.5% accuracy as defined in the contract',
      'Time from request to answer at a counter without a network, counted by device',
      'People who completed enrolment without help, counted by age group and channel',
      'Requests that holders refused, counted to find verifiers who ask for too much',
    ],
    sector: 'civil-registries',
    capabilities: ['digital-identity'],
    isFeatured: false,
    published: true,
    displayOrder: 4,
  },
  {
    slug: 'school-inspections-signed-on-site',
    title: 'School inspections signed on site',
    subtitle: 'Composed case study: a public works department building schools',
    description:
      'Inspectors work carefully, but their reports come late. This composed case study shows how one type of inspection, the reinforcement before the pour, could use evidence recorded once and signed on site.',
    challenge:
      'Inspectors write reports in the office, days after the visit, from photographs named by a camera. The report does not show what they saw and what they assumed. Years later a wall is opened, and the file does not say who accepted it.\n\nThere are few inspectors, and the sites are far apart. They fear a system that adds typing to a short day.',
    solution:
      'We would choose one kind of visit and one team, on sites that are due anyway. The permit conditions would become a list of points on the approved drawing. At each point the inspector would take what the rule asks for: a photograph with a scale, a measurement, a certificate. The device would seal each item, also without a network.\n\nA model would mark what is missing, unclear or out of tolerance while the inspector is still there. The inspector would confirm or change each mark, read the report with the builder and sign it. The report would list the points that were not seen.',
    outcomes: [
      'The report would be complete when the inspector leaves the gate.',
      'A builder would see a finding within the hour, with the rule beside it.',
      'The inspector would take a poor photograph again on site.',
      'The platform would keep every changed mark, so experts can judge the model.',
    ],
    kpis: [
      'Marks on reinforcement confirmed by a second inspector, target: 99.5% accuracy as defined in the contract',
      'Time from the visit to the signed report, counted for each team',
      'Points listed as not seen, counted by stage of work',
      'Findings open after their date, counted by builder',
    ],
    sector: 'construction-public-works',
    capabilities: ['ai-automation', 'digital-identity'],
    isFeatured: false,
    published: true,
    displayOrder: 5,
  },
  {
    slug: 'a-consent-file-for-recorded-lives',
    title: 'Consent before any recording',
    subtitle: 'Composed case study: a national archive and two hospices',
    description:
      'Before it records any voice, an archive wants to know who may agree to what, and who may end it. This composed case study shows how to build the consent file first, and no avatar yet.',
    challenge:
      'The archive has interviews with people who have died. Families ask if these recordings could answer questions. Nobody asked the speakers. The ethics board has no form for the question, and the hospices have no time for a technical one.\n\nThe archive also knows that a recording lasts longer than its equipment, its staff and most contracts.',
    solution:
      'The old interviews would stay an archive and would not become avatars, because consent given during life is the condition for that.\n\nFor new recordings, each use would need its own consent. The uses are: to keep, to search, to answer in words, to answer in the recorded voice, to show a face. Each would have a date, a witness and a way to withdraw it. The person would name each listener. Two keyholders would each have one half of the key and a letter about what they may do. Staff of the hospices would practise the first conversation, in which nothing is recorded, until they can end it as easily as continue it.',
    outcomes: [
      'Each use of a recording would have its own consent, which the person can withdraw.',
      'The archive could show at any time who may hear what, and who decided it.',
      'The person would agree on the end before anything is recorded.',
      'The ethics board would read refusals and withdrawals first, as signs that the questions work.',
    ],
    kpis: [
      'Consents withdrawn and carried out within the agreed time, each one checked',
      'Conversations that ended without a recording, counted so that nobody is persuaded',
      'Keyholders reached at the yearly check, counted by archive',
    ],
    sector: 'archives-legacy',
    capabilities: ['digital-identity', 'ai-automation'],
    isFeatured: false,
    published: true,
    displayOrder: 6,
  },
  {
    slug: 'border-desks-that-work-without-a-line',
    title: 'Border desks that work offline',
    subtitle: 'Composed case study: a border service with remote land posts',
    description:
      'Some posts lose their connection every week, and travellers still arrive. This composed case study shows how a desk could work safely offline, and show clearly what it cannot know.',
    challenge:
      'Without a connection, officers use a paper list and judge documents by eye. They type crossings later, sometimes twice, sometimes never. An officer can still accept a revoked authority, and nobody can show later what the officer was able to see.\n\nNew cables have been planned for years. The posts need an answer for this season.',
    solution:
      "We would measure each post for two weeks: when the connection fails, for how long, and what the post needs in that time. The desk would then store the expected arrivals, the public keys and the latest list of revoked authorities, and show the age of the list.\n\nThe officer would read the passport, check the seal of the authority and record the crossing on site. The desk would send everything when the connection returns. If a revocation arrives later, a supervisor would see the conflict and what the desk knew at the time. The service's own staff could set up a post again on a spare machine, from a description in code.",
    outcomes: [
      'The officer who saw the traveller would record the crossing once.',
      'The desk would show how old its data is, and officers would learn to read it.',
      'Late revocations would become cases for a supervisor.',
      'Staff would replace a broken desk from the description, without a visit from us.',
    ],
    kpis: [
      'Availability of the desk to an officer, online or offline, target: 99.9% by month',
      'Crossings entered twice or missing, counted by post',
      'Age of the revocation list at the moment of use, counted every day',
      'Time to set up a replacement desk, counted at each drill',
    ],
    sector: 'immigration-borders',
    capabilities: ['cloud-infrastructure', 'digital-identity'],
    isFeatured: false,
    published: true,
    displayOrder: 7,
  },
  {
    slug: 'a-treasury-that-has-rehearsed-its-exit',
    title: 'A treasury that can leave its supplier',
    subtitle: 'Composed case study: a ministry of finance with one data centre',
    description:
      'A ministry has one building, one supplier and a contract that renews itself. This composed case study shows how it could add a second site and rehearse its exit, with a team that did not build the service.',
    challenge:
      'The payment system of the treasury runs well in a single building. A backup is written every night, and nobody has ever restored it. The ministry trusts the supplier, but cannot say what it would cost to leave or how long it would take.\n\nThe audit office asks for evidence that the service would survive the loss of the building, and of the supplier.',
    solution:
      'We would describe the platform as code until an empty site can be built from it. The ministry would find a second, smaller site in the country, with other power and other cables. Keys would move to modules that the ministry owns, and two officers would learn to operate them.\n\nThen a team that did not build the service would rehearse the exit. It would receive the handover and nothing else, restore the service on other machines, and compare counts and sums with the source. Each question to the builders would count as a defect of the handover. At the end, a payment officer would complete one known case on the restored copy.',
    outcomes: [
      'Operators would have a procedure for the loss of a site, and would have practised it.',
      'The exit would have a price, a duration and a list of steps, dated and signed.',
      'The ministry could withdraw its keys without asking anyone.',
      'The handover would stay up to date, because the team tests it.',
    ],
    kpis: [
      'Availability of payment runs, target: 99.9%, counted by completed runs',
      'Time to restore from the handover alone, counted at each rehearsal',
      'Manual steps in a rebuild, counted with the aim of none',
      'Questions to the builders, counted at each rehearsal',
    ],
    sector: 'revenue-finance',
    capabilities: ['cloud-infrastructure'],
    isFeatured: false,
    published: true,
    displayOrder: 8,
  },
  {
    slug: 'materials-traced-to-the-joint',
    title: 'Materials traced to the joint',
    subtitle: 'Composed case study: a construction group working for public clients',
    description:
      'A late test result means a search through paper binders. This composed case study shows how a private builder could connect delivery notes and certificates to the place where the material is.',
    challenge:
      'Delivery notes arrive on paper with the truck, certificates by email, and strength results weeks after the concrete has set. When a result is poor, the group knows the day and the supplier, but not every joint.\n\nEach public client asks for its own report. Site engineers spend evenings writing the same data into different forms.',
    solution:
      'The structure of each building would be divided into joints and pours on the present site drawing. The gate would photograph each delivery. Software would read the fields, and the engineer who receives the delivery would confirm them. The note would then belong to its pour.\n\nA late result would find its pours, and a pour would find its results. Reports for all clients would come from the same entries, with the evidence and in formats that open without our software. Engineers would sign in with the accounts of the group and sign with their own credential.',
    outcomes: [
      'A poor test result would list the affected places on the day it arrives.',
      'Engineers would enter data once on site, and every report would use it.',
      'Fields read by software would show their source, so a person can correct a wrong reading.',
    ],
    kpis: [
      'Fields read correctly from delivery notes, target: 99.5% accuracy as defined in the contract',
      'Deliveries connected to a pour on the same day, counted by site',
      'Time from a late test result to the complete list of places, counted for every result',
    ],
    sector: 'construction-public-works',
    capabilities: ['ai-automation', 'digital-identity'],
    isFeatured: false,
    published: true,
    displayOrder: 9,
  },
  {
    slug: 'a-weekly-count-that-can-be-trusted',
    title: 'A weekly count that shows what is missing',
    subtitle: 'Composed case study: a public health office and its reporting clinics',
    description:
      'A weekly count can change after it is published. This composed case study shows how a surveillance count could say which reports are still missing.',
    challenge:
      'Clinics report by telephone, by text message and on paper, at different speeds. The weekly table looks calm when reports are late. Officers no longer trust quiet weeks and cannot prove why.\n\nA nurse noticed a small cluster before it appeared in any table.',
    solution:
      'Case reports would reach the office as clinics write them. Each report would count in the week it happened, with a mark if it is late. Beside every count would be the share of expected clinics that have reported. Officers would compare a week with earlier weeks at the same delay.\n\nA model would point to places that need attention and name the reports behind them. An epidemiologist would decide if there is an investigation. The names of patients would open only with a recorded reason.',
    outcomes: [
      'Officers could tell a week with few cases from a week with few reports.',
      'An officer would see a possible cluster as a question, with the reports behind it.',
      'The office would call clinics that no longer report before it publishes the table.',
    ],
    kpis: [
      'Expected clinics that reported on time, counted by district and week',
      'Time from the first case of a cluster to its review by an officer, counted for each',
      'Signals that officers found useful, counted to adjust the threshold',
    ],
    sector: 'health',
    capabilities: ['ai-automation', 'cloud-infrastructure'],
    isFeatured: false,
    published: false,
    displayOrder: 10,
  },
] as const satisfies readonly SampleProject[]
