import type { DetailCopy, ItemCopy, SectionCopy } from '../page-copy.ts'

type ConstructionCopy = Omit<DetailCopy, 'change'> & {
  readonly secondary: string
  readonly sheet: {
    readonly drawing: string
    readonly legend: string
    readonly notes: readonly { readonly term: string; readonly value: string }[]
    /** In the order of the numbers on the drawing. */
    readonly points: readonly ItemCopy[]
  }
  readonly change: Omit<DetailCopy['change'], 'rows'> & {
    readonly form: string
    readonly stampBefore: string
    readonly stampAfter: string
    readonly rows: readonly (DetailCopy['change']['rows'][number] & { readonly proof: string })[]
  }
  readonly inspection: SectionCopy & {
    readonly actor: string
    readonly kept: string
    readonly steps: readonly (ItemCopy & {
      readonly id: 'visit' | 'evidence' | 'check' | 'signature' | 'record'
      readonly who: string
      readonly kept: string
    })[]
  }
  readonly scale: { readonly from: string; readonly to: string; readonly note: string }
}

export const construction = {
  meta: {
    title: 'Construction & Inspection',
    description:
      'Site inspections with evidence recorded once, checked by software and signed on site. What is inspected, who signs, and what the permit record keeps.',
  },
  mrz: 'C<CONSTRUCTION<<EVIDENCE',
  headline: [
    { text: 'Measured on site, ' },
    { text: 'signed', accent: true },
    { text: ' on site.' },
  ],
  lead: 'An inspection platform for permit offices, public works and builders. Every finding has a place on the drawing, a photograph, a measurement and a name. It is in the permit record before the inspector leaves the site.',
  secondary: 'How an inspection runs',
  sheet: {
    drawing:
      'Drawing of a three-storey school under construction, half cut open and half as a front. It has six numbered inspection points, which the list below explains.',
    legend: 'Inspection points',
    notes: [
      { term: 'Sheet', value: 'Section and front' },
      { term: 'Building', value: 'Primary school' },
      { term: 'Status', value: 'Specimen' },
    ],
    points: [
      {
        title: 'Footing',
        text: 'Bar size, spacing and cover, photographed with a scale before the concrete covers them. Nobody can release the pour without this photograph.',
      },
      {
        title: 'Stair and escape route',
        text: 'The inspector measures width, rise and headroom. The platform compares them with the approved plan and shows differences in millimetres.',
      },
      {
        title: 'Column and slab',
        text: 'Delivery note, test certificate and pour time belong to this joint. If a later strength test fails, you find every place it concerns.',
      },
      {
        title: 'Roof edge',
        text: 'The waterproofing needs one photograph per layer, taken before the next layer covers it.',
      },
      {
        title: 'Front and windows',
        text: 'Anchors and joints are checked by sample. The platform chooses the sample, so nobody can choose the easy ones.',
      },
      {
        title: 'Scaffold and hoist',
        text: 'The builder checks them every day, and the inspector can see it. A missed day is visible before anyone climbs.',
      },
    ],
  },
  change: {
    title: 'Before and after, for one report',
    text: 'One visit to one site: first as the permit office receives it today, then with the platform.',
    form: 'Site inspection report',
    before: 'As filed today',
    after: 'As signed on site',
    stampBefore: 'Typed up later',
    stampAfter: 'Signed on site',
    rows: [
      {
        who: 'Inspector arrives',
        before: 'Fills in date and hour later at the office, from memory or from a diary.',
        after:
          'Opens the visit at the gate. Plans, permit conditions and open findings are on the device, with or without a network.',
        proof: 'Place, time, device',
      },
      {
        who: 'Inspector measures',
        before:
          'Writes numbers on a pad and copies them twice. The plan on site is two revisions old.',
        after:
          'Enters each number at its point on the drawing. The platform compares it with the approved revision.',
        proof: 'Point, value, revision',
      },
      {
        who: 'Inspector photographs',
        before: 'Takes a hundred pictures with a phone. The camera names them.',
        after: 'Takes each picture for one point and one check. The platform seals it at once.',
        proof: 'Picture, seal, direction',
      },
      {
        who: 'Builder answers',
        before: 'Receives a letter about a finding when the wall is already closed.',
        after:
          'Sees the finding and the rule within the hour, and answers with a picture of the repair.',
        proof: 'Finding, rule, reply',
      },
      {
        who: 'Inspector signs',
        before: 'Signs a summary. It does not show what was seen and what was assumed.',
        after:
          'Reads the report on site with the builder and signs it. Points that were not seen are listed.',
        proof: 'Signature, both names',
      },
      {
        who: 'Owner asks, years later',
        before: 'The file is in another office, or it is lost.',
        after:
          'The permit record opens at the right point: what was found, who accepted it, and why.',
        proof: 'Permit record',
      },
    ],
  },
  inspection: {
    title: 'How an inspection works',
    text: 'Each inspection has five steps. Nobody can file a step before the one above it is complete.',
    actor: 'Who acts',
    kept: 'What is kept',
    steps: [
      {
        id: 'visit',
        title: 'Site visit',
        text: 'The visit plan follows risk, stage of work and distance. The permit conditions become a list of points, and the inspector follows it on the drawing.',
        who: 'Inspector, with the builder present',
        kept: 'Arrival, route, points seen and points not reached',
      },
      {
        id: 'evidence',
        title: 'Evidence',
        text: 'The inspector records a photograph, a measurement or a certificate at each point, once. Without a network it stays on the device, sealed, and is sent later.',
        who: 'Inspector; builder for daily checks',
        kept: 'Original file, time, place, device and seal',
      },
      {
        id: 'check',
        title: 'Machine check',
        text: 'A model compares each picture and number with the plan and the rule. It marks what is missing, unclear or out of tolerance and says why. It accepts nothing by itself.',
        who: 'Model; it marks, it does not decide',
        kept: 'Version of the model, mark, rule and reason',
      },
      {
        id: 'signature',
        title: "Inspector's signature",
        text: 'The inspector confirms or changes each mark and reads the report with the builder. They sign it with a personal credential before they leave.',
        who: 'Inspector, by name',
        kept: 'Decision on every mark, signature, copy for the builder',
      },
      {
        id: 'record',
        title: 'Permit record',
        text: 'The signed report becomes part of the permit. The office releases or holds the next stage. Owner, builder and fire service see their part.',
        who: 'Permit office',
        kept: 'Release or hold, with the report behind it',
      },
    ],
  },
  features: {
    title: 'What the platform includes',
    text: 'Each part works alone, and with your present plan and permit systems. Start with two and add the others when you need them.',
    items: [
      {
        title: 'Permit and plan register',
        text: 'Applications, approved drawings and every revision in one place. The device on site shows the approved revision and no other.',
      },
      {
        title: 'Visit planning',
        text: 'The platform proposes visits by stage, risk and distance. A supervisor can move them, and the reason is kept.',
      },
      {
        title: 'Field app without a network',
        text: 'It works in a basement and on a road. The device seals offline evidence and sends it when there is a network.',
      },
      {
        title: 'Checks by picture and number',
        text: 'The platform compares reinforcement, cover, openings, joints and signs with the plan. It asks for a new picture while the inspector is still there.',
      },
      {
        title: 'Findings and repairs',
        text: 'Each finding has an owner, a rule and a date. Evidence and a second look close it, not a tick in a box.',
      },
      {
        title: 'Materials and certificates',
        text: 'Delivery notes and test results belong to the place where the material is. You can follow them in both directions.',
      },
      {
        title: 'Building record',
        text: 'What was approved, built, changed and accepted. The record is kept for the life of the building and handed over with the keys.',
      },
    ],
  },
  outcomes: {
    title: 'Key figures',
    text: 'Before the first visit we agree with your office how each figure is counted.',
    items: [
      {
        value: '99.5%',
        label: 'accuracy',
        note: 'Your contract defines how it is measured. A second inspector can repeat the check with the same evidence.',
      },
      {
        value: '99.9%',
        label: 'uptime',
        note: 'Your contract defines how it is measured. The field app works without the service and sends its data later.',
      },
    ],
  },
  scale: { from: '0', to: '100', note: 'The open end of each bar is drawn to scale.' },
  safeguards: {
    title: 'Why you can rely on the evidence',
    text: 'These rules apply to every visit and every account, including those of our own staff.',
    items: [
      {
        title: 'Sealed on the device',
        text: 'A picture gets its seal when it is taken. The platform refuses a crop, a filter or a later copy, because the seal no longer matches.',
      },
      {
        title: 'Nothing is overwritten',
        text: 'A correction is a new entry beside the old one, with a name and a reason.',
      },
      {
        title: 'Rotation and conflicts of interest',
        text: 'The platform gives no visit to an inspector who has declared an interest. It shows which inspectors keep visiting the same builder.',
      },
      {
        title: 'Personal signature',
        text: 'An inspector signs with a credential for one person and one device. A shared account cannot sign.',
      },
      {
        title: 'Faces and licence plates',
        text: 'The platform blurs people and vehicles before it shares a report. The authority keeps the original.',
      },
      {
        title: 'Open formats',
        text: 'Drawings and models are in PDF and IFC. Reports with their evidence are one archive that opens without our software.',
      },
    ],
  },
  questions: {
    title: 'Questions that permit offices ask',
    items: [
      {
        question: 'Does the software pass or fail a building?',
        answer:
          'No. It marks what is missing or does not match the plan and the rule. The inspector confirms or changes each mark and signs. The platform keeps changed marks, because they show how good the model is.',
      },
      {
        question: 'What if there is no network on site?',
        answer:
          'The inspector loads the visit, the drawings and the rules before departure. The device records, checks for gaps and takes the signature without a network. It sends everything when there is a network again. The evidence shows the time it was recorded.',
      },
      {
        question: 'Do builders have to buy anything?',
        answer:
          'No. They answer findings and file daily checks in a browser or on an ordinary phone. Larger firms can connect their own site software.',
      },
      {
        question: 'Our plans are scans of paper. Can we start?',
        answer:
          'Yes. You align a scan with the building grid and place the points by hand. If there is a digital model, the platform takes the points from it.',
      },
      {
        question: 'Does it also work for roads and bridges?',
        answer:
          'Yes. A point then has a distance along the road instead of a floor. Visits, evidence, signature and record stay the same.',
      },
    ],
  },
  related: {
    title: 'Related pages',
    paths: [
      '/capabilities/ai-automation',
      '/capabilities/cloud-infrastructure',
      '/solutions/governance',
      '/blueprint',
    ],
  },
  action: {
    title: 'Estimate an inspection project',
    text: 'Choose the number of services, inspections a year, systems and languages. The page shows the weeks and the team.',
    label: 'Estimate weeks and team',
    other: { label: 'Talk to us about inspection', to: '/contact' },
  },
} as const satisfies ConstructionCopy
