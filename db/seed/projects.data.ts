import type { SampleProject } from './sample.ts'

/**
 * Representative projects: examples of typical work. They name no customer, claim no results in
 * figures, and say what was measured and towards which target.
 */
export const sampleProjects = [
  {
    slug: 'one-visa-file-for-every-mission',
    title: 'One visa file for every mission',
    subtitle: 'Representative engagement: a ministry of the interior and its consulates abroad',
    description:
      'Consulates, the visa department and the arrival desk worked from three different files about the same traveller. This representative engagement put one visa class on one file, at a few missions first, and measured every hour that a case waited.',
    challenge:
      'Applications reached the missions on paper and by e-mail, and each mission kept them in its own way. An officer in the capital saw a summary, the border desk saw a sticker, and a traveller who called was told three different things.\n\nNobody could say how long a decision took, because the count began on a different day at each mission. The ministry had been offered several products. It wanted to know first where the time went.',
    solution:
      "Twenty closed cases were followed from the first contact to the decision. Most of the elapsed time was waiting: for a missing page, for the answer of another authority, for a second signature that the rules no longer required.\n\nOne visa class was then moved to a single file. The form checks scans while they are uploaded. Checks at other authorities run side by side, each with a time limit and a named person for silence. Officers start with the cases that hold an open question, and sign each decision with a reason. The old process ran beside the new one until the department's own list of differences was closed.",
    outcomes: [
      'A traveller, an officer and a border desk read the same file, each the part that is theirs.',
      'An incomplete application is noticed at upload, before anybody has waited for it.',
      'Every open case has an age, a place and a person, visible to the supervisor.',
      'Further visa classes are added as rows in a rule table that the department approves.',
    ],
    kpis: [
      "Processing time from complete application to decision, target: 70% less than the department's own baseline",
      'Share of applications complete on the day they are submitted, tracked weekly by mission',
      'Age of open cases at the ninth decile, tracked daily',
      'Decisions changed on review, tracked to show that speed was not bought with errors',
    ],
    sector: 'immigration-borders',
    capabilities: ['ai-automation', 'digital-identity'],
    isFeatured: true,
    published: true,
    displayOrder: 1,
  },
  {
    slug: 'every-payment-finds-its-taxpayer',
    title: 'Every payment finds its taxpayer',
    subtitle: 'Representative engagement: the revenue authority of a mid-sized country',
    description:
      'Money arrived every day, and part of it belonged to nobody. This representative engagement brought the taxpayer register and the payments of one tax onto a ledger that closes each evening.',
    challenge:
      'Payments came through banks, mobile money and post offices, with references that were typed by hand. What could not be matched was parked in a suspense account, where it lost its history. Taxpayers who had paid received reminders, and the treasury could not tell arrears from unmatched money.\n\nThe authority had planned to replace its tax system. A replacement would have taken years and would have inherited the same open items.',
    solution:
      'The existing system stayed. A ledger was placed beside it, holding the register and the payments of one tax for the taxpayers of one office. Every assessment carries a reference with check digits, the same for all channels. Matching follows written rules in a fixed order, and what no rule covers goes to a named officer with a date.\n\nEach evening three sums are compared: what the banks confirmed, what was booked to accounts, and what is still open. Old open items were brought over with a mark that says how well each one is documented. A second tax followed only when the first had closed without help for a full quarter.',
    outcomes: [
      'The day is closed on the day, and a difference has a name beside it by the next morning.',
      'Reminders go only to taxpayers who really owe.',
      'Old open items are split into documented, doubtful and closed, each with its source.',
      'An auditor follows a treasury total down to one bank line without asking for a desk.',
      'Officers who used to type bank slips now work on arrears while they are fresh.',
    ],
    kpis: [
      'Collection at unchanged rates, target: 20% more than in the year before the change, counted by the authority',
      'Payments without an owner at the close of each day, tracked by channel',
      'Age of the oldest open item, tracked weekly',
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
    title: 'A telemedicine line through one district',
    subtitle: 'Representative engagement: a ministry of health and one rural district',
    description:
      'A few clinics with a nurse, one hospital with doctors, and a network that comes and goes. This representative engagement drew one line through a district and kept the paper register beside it until both agreed.',
    challenge:
      'The nearest doctor was most of a day away. Referral letters were carried by patients and often arrived after them, or not at all. The hospital could not prepare, and the clinic never learnt how a case had ended.\n\nAn earlier pilot had stopped because it needed a steady connection. Staff had gone back to paper within a month and did not want to type everything twice again.',
    solution:
      "The sites were surveyed first: signal by hour, power, charging, who is on duty and who is telephoned. The result decided what each clinic could be promised.\n\nThe record, the ministry's triage protocol and the referral work on a tablet without a signal and are sent when one appears, the urgent first. A doctor sees questions in order of urgency and answers in writing, by voice or by video, whichever the line carries. The protocol proposes an urgency and shows why; the nurse accepts or overrules. Facts that contradict each other are put before a clinician and stay marked as open until then.",
    outcomes: [
      'A referral is read at the hospital before the patient arrives.',
      'A clinic sees whether its question was read, and what became of its patient.',
      'Work goes on without a signal, and what has not been sent is visible on the device.',
      'The surveillance officer counts late visits in the week in which they happened.',
    ],
    kpis: [
      'Completed consultations and triages, target: 300% healthcare reach against the same district before launch',
      'Time from a question at the clinic to a doctor reading it, tracked by urgency',
      'Referrals that arrived before the patient, tracked by clinic',
      'Proposals that nurses overruled, read each month by the clinical authority',
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
    subtitle: 'Representative engagement: a national civil registry and two kinds of counter',
    description:
      'A registry wanted to issue one attribute well before issuing twenty. This representative engagement put a proof of age on phones and on cards, and let two very different counters check it.',
    challenge:
      'Certificates were printed, stamped and photocopied. Every office that needed one fact about a person received all of them and kept the copy. The registry could not tell which copies were still true.\n\nA national wallet had been announced. The registry feared a large programme in which the first useful credential would appear at the end.',
    solution:
      'One attribute was chosen because many counters ask for it and none needs more: whether a person is of age. The issuing service reads it from the existing register at the moment of issue and keeps no register of its own. People without a smartphone receive a chip card with the same attribute under the same seal.\n\nCounters check the seal and a published status list, with or without a network. The registry is not asked when a credential is shown and does not learn where it happens. Enrolment, loss and recovery were tried with people who had never used a wallet, and the words on the screen were rewritten after each session.',
    outcomes: [
      'A counter learns that a person is of age, and neither name nor address nor date of birth.',
      'Phone and card are equal: each counter in the trial reads both.',
      'A lost phone is blocked by one call and replaced by enrolling the person again.',
      'Further attributes follow the same path, each with its own legal basis written beside it.',
    ],
    kpis: [
      'Correct answers at the counter in supervised trials, target: 99.5% accuracy as defined in the contract',
      'Time from request to answer at a counter without a network, tracked by device',
      'People who completed enrolment without help, tracked by age group and channel',
      'Requests refused by holders, tracked to find verifiers who ask for too much',
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
    subtitle: 'Representative engagement: a public works department building schools',
    description:
      'Inspections were done carefully and reported late. This representative engagement moved one type of inspection, the reinforcement before the pour, to evidence that is captured once and signed at the gate.',
    challenge:
      'Reports were written in the office, days after the visit, from photographs named by a camera. What had been seen and what had been assumed looked the same on paper. When a wall was opened years later, the file did not say who had accepted it.\n\nInspectors were few and sites far apart. They feared a system that would add typing to a day that was already too short.',
    solution:
      'One kind of visit and one team were chosen, on sites that were due anyway. The permit conditions became a list of points on the approved drawing. At each point the inspector takes what the rule asks for: a photograph with a scale, a measurement, a certificate. Each item is sealed on the device, also without a network.\n\nA model marks what is missing, unclear or out of tolerance while the inspector is still there. The inspector confirms or overrules each mark, reads the report with the builder and signs it. Points that were not seen are listed as not seen.',
    outcomes: [
      'The report is complete when the inspector leaves the gate.',
      'A builder sees a finding in the hour in which it was made, with the rule beside it.',
      'A poor photograph is taken again on the spot and not excused later.',
      'Every overruled mark is kept, so the model is judged by the people who know.',
    ],
    kpis: [
      'Marks on reinforcement confirmed by a second inspector, target: 99.5% accuracy as defined in the contract',
      'Time from the visit to the signed report, tracked by team',
      'Points listed as not seen, tracked by stage of work',
      'Findings open beyond their date, tracked by builder',
    ],
    sector: 'construction-public-works',
    capabilities: ['ai-automation', 'digital-identity'],
    isFeatured: false,
    published: true,
    displayOrder: 5,
  },
  {
    slug: 'a-consent-file-for-recorded-lives',
    title: 'A consent file for recorded lives',
    subtitle: 'Representative engagement: a national archive and two hospices',
    description:
      'Before any voice was recorded, an archive wanted to know who may agree to what, and who may end it. This representative engagement built the consent file first and nothing that answers.',
    challenge:
      'The archive held interviews whose speakers had died. Families asked whether they could be made to answer. Nobody had asked the speakers. The ethics board had no form for the question, and the hospices had no time for a technical one.\n\nThe archive also knew that a recording outlives its equipment, its staff and most contracts.',
    solution:
      'The old interviews stayed an archive. They were not made to answer, because consent given in life is the condition for it.\n\nFor new recordings, consent was divided into separate questions: to keep, to search, to answer in words, to answer in the recorded voice, to show a face. Each has a date, a witness and a way to take it back. Listeners are named one by one. Two keyholders hold one half of the key each, and a letter tells them what they may do. Staff of the hospices rehearsed the first conversation, in which nothing is recorded, until they could end it as easily as continue it.',
    outcomes: [
      'Each use of a recording rests on a yes of its own, which can be withdrawn by itself.',
      'The archive can show at any time who may hear what, and who decided it.',
      'An ending is agreed before there is anything to end.',
      'The ethics board reads refusals and withdrawals first, as signs that the questions work.',
    ],
    kpis: [
      'Consents withdrawn and carried out within the agreed time, tracked one by one',
      'Conversations that ended without a recording, tracked so that nobody is talked into one',
      'Keyholders reached at the yearly check, tracked by archive',
    ],
    sector: 'archives-legacy',
    capabilities: ['digital-identity', 'ai-automation'],
    isFeatured: false,
    published: true,
    displayOrder: 6,
  },
  {
    slug: 'border-desks-that-work-without-a-line',
    title: 'Border desks that work without a line',
    subtitle: 'Representative engagement: a border service with remote land posts',
    description:
      'Some posts lose their connection every week, and travellers do not stop arriving. This representative engagement made the desk safe to use without a line, and honest about what it cannot know.',
    challenge:
      'When the line was down, officers fell back on a paper list and judged documents by eye. Crossings were typed in later, sometimes twice, sometimes never. A revoked authority could still be accepted, and nobody could show afterwards what the officer had been able to see.\n\nNew cables had been planned for years. The posts needed an answer for this season.',
    solution:
      "Each post was measured for two weeks: when the line drops, for how long, and what is needed in that time. The desk now holds the expected arrivals, the public keys and the latest list of revoked authorities, with its age in plain view.\n\nThe officer reads the passport, checks the seal of the authority and records the crossing locally. Everything is sent when the line returns and can safely be sent twice. A revocation that arrives later is put before a supervisor as a conflict, together with what the desk knew at the time. The posts were described as code and can be set up again from it on a spare machine, by the service's own staff.",
    outcomes: [
      'A crossing is recorded once, by the officer who saw the traveller.',
      'The desk shows how old its knowledge is, and officers are trained to read it.',
      'Late revocations become supervised cases and no longer go unnoticed.',
      'A broken desk is replaced from the description, without a visit from us.',
    ],
    kpis: [
      'Availability of the desk to an officer, with or without a line, target: 99.9% by month',
      'Crossings entered more than once or found missing, tracked by post',
      'Age of the revocation list at the moment of use, tracked at the ninth decile',
      'Time to set up a replacement desk, tracked at each drill',
    ],
    sector: 'immigration-borders',
    capabilities: ['cloud-infrastructure', 'digital-identity'],
    isFeatured: false,
    published: true,
    displayOrder: 7,
  },
  {
    slug: 'a-treasury-that-has-rehearsed-its-exit',
    title: 'A treasury that has rehearsed its exit',
    subtitle: 'Representative engagement: a ministry of finance with one data centre',
    description:
      'One building, one supplier and a contract that renewed itself. This representative engagement added a second site and held an exit rehearsal, with a team that had not built the service.',
    challenge:
      'The payment system of the treasury ran well in a single building. A backup was written every night and had never been restored. The supplier was trusted, and nobody in the ministry could have said what leaving would cost or how long it would take.\n\nThe audit office had asked for evidence that the service would survive the loss of the building, and of the supplier.',
    solution:
      'The platform was described as code, file by file, until an empty site could be built from it. A second, smaller site was found in the country, on other power and other cables. Keys moved to modules that the ministry owns, and two officers were trained to operate them.\n\nThen the exit was rehearsed. A team that had not built the service received the handover and nothing else, restored it on other machines, and compared counts and sums with a statement from the source. Each question that the builders had to answer was noted as a defect of the handover. A payment officer completed one known case on the restored copy before the rehearsal was accepted.',
    outcomes: [
      'The loss of a site is a procedure that the operators have carried out.',
      'Leaving has a price, a duration and a list of steps, dated and signed.',
      'Keys can be withdrawn by the ministry without asking anyone.',
      'The handover is kept current, because it is tested and not only stored.',
    ],
    kpis: [
      'Availability of payment runs, target: 99.9%, counted by completed runs',
      'Time to restore from the handover alone, tracked at each rehearsal',
      'Manual steps in a rebuild, tracked towards none',
      'Questions the builders had to answer, tracked from rehearsal to rehearsal',
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
    subtitle: 'Representative engagement: a construction group working for public clients',
    description:
      'A late test result used to mean a search through binders. This representative engagement tied delivery notes and certificates to the place where the material was built in, for a private builder and its public clients.',
    challenge:
      'Delivery notes arrived on paper with the truck, certificates by e-mail, and strength results weeks after the concrete had set. When a result was poor, the group could name the day and the supplier, but not every joint that the load had gone into.\n\nEach public client asked for its own report. Site engineers spent evenings filling the same facts into different forms.',
    solution:
      'The structure of each building was divided into joints and pours on the drawing that the site already used. A delivery is photographed at the gate; its fields are read by machine and confirmed by the engineer who receives it. From then on the note belongs to the pour.\n\nA result that arrives later finds its pours by itself, and the other way round. Reports for each client are drawn from the same entries, with the evidence attached and in formats that open without our software. Engineers sign in with the accounts of the group, and sign with a credential of their own.',
    outcomes: [
      'A poor test result lists the places it concerns on the day it arrives.',
      'A fact is entered once on site, and every report is drawn from it.',
      'Fields read by machine show their source, so a wrong reading is seen and corrected.',
    ],
    kpis: [
      'Fields read correctly from delivery notes, target: 99.5% accuracy as defined in the contract',
      'Deliveries tied to a pour on the same day, tracked by site',
      'Time from a late test result to the complete list of places, tracked for every result',
    ],
    sector: 'construction-public-works',
    capabilities: ['ai-automation', 'digital-identity'],
    isFeatured: false,
    published: true,
    displayOrder: 9,
  },
  {
    slug: 'a-weekly-count-that-can-be-trusted',
    title: 'A weekly count that can be trusted',
    subtitle: 'Representative engagement: a public health office and its reporting clinics',
    description:
      'Counts that change after they are read are not wrong, but they have to say so. This representative engagement made the weekly surveillance count show what is still missing from it.',
    challenge:
      'Clinics reported by telephone, by text message and on paper, at different speeds. The weekly table looked calm whenever the reports were late. Officers had learnt to distrust quiet weeks and could not prove why.\n\nA small cluster had been noticed by a nurse before it appeared in any table.',
    solution:
      'Case reports now reach the office as they are written. Each is counted in the week in which it happened and marked if it is late. Beside every count stands the share of expected clinics that have reported, and a week is compared with earlier weeks as they looked at the same delay.\n\nA model points to places that deserve a look and names the reports behind it. An epidemiologist decides whether to open an investigation, and names of patients are opened only with a recorded cause.',
    outcomes: [
      'A quiet week and a silent week no longer look alike.',
      'A cluster is put to an officer as a question, with the reports behind it.',
      'Clinics that have stopped reporting are called before the table is published.',
    ],
    kpis: [
      'Expected clinics that reported on time, tracked by district and week',
      'Time from the first case of a cluster to its review by an officer, tracked for each',
      'Signals the officers judged to be worth a look, tracked to adjust the threshold',
    ],
    sector: 'health',
    capabilities: ['ai-automation', 'cloud-infrastructure'],
    isFeatured: false,
    published: false,
    displayOrder: 10,
  },
] as const satisfies readonly SampleProject[]
