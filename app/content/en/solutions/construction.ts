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
      'Site inspections with evidence captured once, checked by machine and signed on the spot. What is inspected, who signs, and what the permit record keeps for the life of a building.',
  },
  mrz: 'C<CONSTRUCTION<<EVIDENCE',
  headline: [
    { text: 'Measured on site, ' },
    { text: 'signed', accent: true },
    { text: ' on site.' },
  ],
  lead: 'An inspection platform for permit offices, public works and builders. Every finding has a place on the drawing, a photograph, a measurement and a name, and it is in the permit record before the inspector leaves the gate.',
  secondary: 'How an inspection runs',
  sheet: {
    drawing:
      'Drawing of a three-storey school under construction: the left half cut open, the right half as a front, with six numbered inspection points explained in the list below.',
    legend: 'Inspection points',
    notes: [
      { term: 'Sheet', value: 'Section and front' },
      { term: 'Building', value: 'Primary school' },
      { term: 'Status', value: 'Specimen' },
    ],
    points: [
      {
        title: 'Footing',
        text: 'Bar size, spacing and cover, photographed with a scale before the concrete hides them. The pour cannot be released without it.',
      },
      {
        title: 'Stair and escape route',
        text: 'Width, rise and headroom are measured and compared with the approved plan. Differences are shown in millimetres.',
      },
      {
        title: 'Column and slab',
        text: 'Delivery note, test certificate and pour time are tied to this joint, so a late strength result finds every place it concerns.',
      },
      {
        title: 'Roof edge',
        text: 'Waterproofing layer by layer: one photograph per layer, taken before the next one covers it.',
      },
      {
        title: 'Front and windows',
        text: 'Anchors and joints are sampled by rule. The platform draws the sample, so nobody chooses the easy ones.',
      },
      {
        title: 'Scaffold and hoist',
        text: 'Daily check by the builder, visible to the inspector. A missed day shows before anyone climbs.',
      },
    ],
  },
  change: {
    title: 'One report, two states',
    text: 'The same visit to the same site. First as it reaches the permit office today, then as it is written on the platform.',
    form: 'Site inspection report',
    before: 'As it is filed today',
    after: 'As it is signed on site',
    stampBefore: 'Typed up later',
    stampAfter: 'Signed on site',
    rows: [
      {
        who: 'Inspector arrives',
        before: 'Date and hour filled in at the office, from memory or from a diary.',
        after:
          'Opens the visit at the gate. Plans, permit conditions and open findings are on the device, with or without a network.',
        proof: 'Place, time, device',
      },
      {
        who: 'Inspector measures',
        before: 'Numbers on a pad, copied twice. The plan on site is two revisions old.',
        after:
          'Numbers are entered at the point on the drawing and compared with the revision that was approved.',
        proof: 'Point, value, revision',
      },
      {
        who: 'Inspector photographs',
        before: 'A hundred pictures on a phone, named by the camera.',
        after: 'Each picture belongs to a point and a check, and is sealed when it is taken.',
        proof: 'Picture, seal, direction',
      },
      {
        who: 'Builder answers',
        before: 'Hears of a finding by letter, when the wall is already closed.',
        after:
          'Sees the finding the same hour, with the rule, and answers with a picture of the repair.',
        proof: 'Finding, rule, reply',
      },
      {
        who: 'Inspector signs',
        before: 'Signs a summary. What was seen and what was assumed look the same.',
        after:
          'Reads the report on site with the builder and signs it. Points not seen are listed as not seen.',
        proof: 'Signature, both names',
      },
      {
        who: 'Owner asks, years later',
        before: 'The file is in another office, or was.',
        after:
          'The permit record opens at the point in question: what was found, who accepted it, and why.',
        proof: 'Permit record',
      },
    ],
  },
  inspection: {
    title: 'An inspection, taken apart',
    text: 'Five layers over the same plan. Each one rests on the layer above it and cannot be filed without it.',
    actor: 'Who acts',
    kept: 'What is kept',
    steps: [
      {
        id: 'visit',
        title: 'Site visit',
        text: 'The plan of visits follows risk, stage of work and distance. Permit conditions become the list of points, and the inspector walks it on the drawing.',
        who: 'Inspector, with the builder present',
        kept: 'Arrival, route, points seen and points not reached',
      },
      {
        id: 'evidence',
        title: 'Evidence captured',
        text: 'A photograph, a measurement or a certificate at each point, taken once. Without a network it waits on the device, sealed, and travels later.',
        who: 'Inspector; builder for daily checks',
        kept: 'Original file, time, place, device and seal',
      },
      {
        id: 'check',
        title: 'Machine check',
        text: 'A model compares each picture and number with plan and rule, and marks what is missing, unclear or out of tolerance. It says why, and it accepts nothing by itself.',
        who: 'Model; it marks, it does not decide',
        kept: 'Version of the model, mark, rule and reason',
      },
      {
        id: 'signature',
        title: "Inspector's signature",
        text: 'The inspector confirms or overrules each mark, reads the report with the builder and signs it with a personal credential before leaving.',
        who: 'Inspector, by name',
        kept: 'Decision on every mark, signature, copy for the builder',
      },
      {
        id: 'record',
        title: 'Permit record',
        text: 'The signed report joins the permit. The next stage is released or held, and the owner, the builder and the fire service see the part that is theirs.',
        who: 'Permit office',
        kept: 'Release or hold, with the report it rests on',
      },
    ],
  },
  features: {
    title: 'Schedule of parts',
    text: 'Each part works alone and with the plan and permit systems you have. Begin with two and add the rest when you need them.',
    items: [
      {
        title: 'Permit and plan register',
        text: 'Applications, approved drawings and every revision in one place. The device on site shows the approved revision and no other.',
      },
      {
        title: 'Visit planning',
        text: 'Visits are proposed by stage, risk and distance. A supervisor moves them; the reason for moving is kept.',
      },
      {
        title: 'Field app without a network',
        text: 'Works in a basement and on a road. What was captured offline is sealed there and sent when a network returns.',
      },
      {
        title: 'Checks by picture and number',
        text: 'Reinforcement, cover, openings, joints and signage are compared with the plan. Doubtful pictures are asked for again while the inspector is still there.',
      },
      {
        title: 'Findings and repairs',
        text: 'Each finding has an owner, a rule and a date. It is closed by evidence and by a second look, not by a tick.',
      },
      {
        title: 'Materials and certificates',
        text: 'Delivery notes and test results are tied to the place they were built in, and can be followed from either side.',
      },
      {
        title: 'Building record',
        text: 'What was approved, built, changed and accepted, kept for the life of the building and handed over with the keys.',
      },
    ],
  },
  outcomes: {
    title: 'Drawn to scale',
    text: 'Two figures we work to. How each is counted is agreed with your office before the first visit.',
    items: [
      {
        value: '99.5%',
        label: 'accuracy',
        note: 'Measured as your contract defines it, and open to a second inspector on the same evidence.',
      },
      {
        value: '99.9%',
        label: 'uptime',
        note: 'Measured as your contract defines it. The field app goes on without the service and catches up.',
      },
    ],
  },
  scale: { from: '0', to: '100', note: 'The open end of each bar is to scale.' },
  safeguards: {
    title: 'What makes it evidence',
    text: 'A report is worth what its evidence is worth. These rules hold for every visit and every account, those of our own staff included.',
    items: [
      {
        title: 'Sealed at capture',
        text: 'A picture gets its seal on the device. A crop, a filter or a later copy no longer matches and is refused.',
      },
      {
        title: 'Nothing is overwritten',
        text: 'A correction is a new line beside the old one, with a name and a reason.',
      },
      {
        title: 'Rotation and conflicts',
        text: 'The platform refuses a visit to an inspector who has declared an interest, and shows who keeps visiting whom.',
      },
      {
        title: 'Personal signature',
        text: 'Signed with a credential bound to one person and one device. A shared login cannot sign.',
      },
      {
        title: 'Faces and plates',
        text: 'People and vehicles in pictures are blurred before a report is shared. The original stays with the authority.',
      },
      {
        title: 'Open formats',
        text: 'Drawings and models in PDF and IFC, reports with their evidence as one archive that opens without our software.',
      },
    ],
  },
  questions: {
    title: 'Asked by permit offices',
    items: [
      {
        question: 'Does the machine pass or fail a building?',
        answer:
          "No. It marks what is missing or does not fit plan and rule. The inspector confirms or overrules each mark, and the signature is a person's. Overruled marks are kept, because they are how the model is judged.",
      },
      {
        question: 'What if there is no network on site?',
        answer:
          'The visit, the drawings and the rules are loaded before departure. Everything is captured, checked for completeness and signed on the device, and is sent when a network returns. The time on the evidence is the time of capture.',
      },
      {
        question: 'Do builders have to buy anything?',
        answer:
          'No. They answer findings and file daily checks in a browser or on an ordinary phone. Larger firms can connect their own site software.',
      },
      {
        question: 'Our plans are scans on paper. Can we begin?',
        answer:
          'Yes. A scan is registered against the building grid, and points are placed on it by hand. Where a digital model exists, the points are taken from it.',
      },
      {
        question: 'Can it be used for roads and bridges as well?',
        answer:
          'Yes. A point then lies on a chainage instead of a floor. Visits, evidence, signature and record stay the same.',
      },
    ],
  },
  related: {
    title: 'Other sheets',
    paths: [
      '/capabilities/ai-automation',
      '/capabilities/cloud-infrastructure',
      '/solutions/governance',
      '/blueprint',
    ],
  },
  action: {
    title: 'Walk one site with us',
    text: 'Choose a building under way. We take its permit conditions, draw the points and show your inspectors what a signed visit would hold.',
    label: 'Talk to us about inspection',
  },
} as const satisfies ConstructionCopy
