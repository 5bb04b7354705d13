import type { Fact, Wording } from '#app/features/assistant/facts/fact.ts'
import { sentencesOf } from '#app/features/assistant/knowledge/sentences.ts'
import type { FactSources, SolutionId } from './fact-sources.ts'
import { makeFact } from './make-fact.ts'

/** A step, or a part of the platform, with the person who acts in it. */
type Step = { name: string; text: string; by?: string }
type Working = { text: string; steps: Step[]; more: Step[] }
type Role = {
  /** How visitors call them. */
  asked: string
  /** How the page calls them. */
  said: RegExp
}

/** Slots for what people call a solution. */
const names: Record<SolutionId, readonly string[]> = {
  evisa: ['evisa'],
  governance: ['governance'],
  healthcare: ['healthcare', '=hospital', '=clinic', '=hospitals'],
  aftrlife: ['aftrlife', '=digital legacy', '=archive for memories', '=memories'],
  construction: ['construction', '=building site', '=building sites', '=building inspections'],
}

/** Who asks how a platform works for somebody. */
const roles: Record<SolutionId, readonly Role[]> = {
  evisa: [
    { asked: 'border officer|border guard|border police|border', said: /\bborder\b/i },
    { asked: 'officer|officers|visa officer|consulate|clerk|staff', said: /\bofficers?\b/i },
    {
      asked: 'traveller|traveler|travellers|applicant|applicants|visitor|tourist|citizen',
      said: /\btravellers?\b/i,
    },
    { asked: 'supervisor|manager', said: /\bsupervisor\b/i },
    { asked: 'airline|airlines|carrier', said: /\bairline|\bcarriers?\b/i },
  ],
  governance: [
    {
      asked: 'taxpayer|taxpayers|citizen|citizens|tax payer|business|company',
      said: /\btaxpayers?\b/i,
    },
    { asked: 'officer|officers|tax officer|clerk|staff', said: /\bofficers?\b/i },
    { asked: 'treasury', said: /\btreasury\b/i },
    { asked: 'auditor|auditors', said: /\bauditors?\b/i },
    { asked: 'cashier', said: /\bcashier\b/i },
  ],
  healthcare: [
    { asked: 'nurse|nurses|health worker', said: /\bnurse\b|\bworker\b/i },
    { asked: 'doctor|doctors|physician', said: /\bdoctors?\b/i },
    { asked: 'patient|patients|citizen', said: /\bpatients?\b/i },
    { asked: 'referral hospital|ward', said: /\bhospital\b|\bward\b/i },
    { asked: 'officer|surveillance office', said: /\bofficer\b|\boffice\b/i },
  ],
  aftrlife: [
    { asked: 'family|families|relative|relatives|children', said: /\bfamil(?:y|ies)\b/i },
    { asked: 'keyholder|keyholders', said: /\bkeyholders?\b/i },
    { asked: 'institution|hospice|hospital', said: /\binstitution\b/i },
    { asked: 'listener|visitor|visitors', said: /\bvisitors?\b/i },
  ],
  construction: [
    { asked: 'inspector|inspectors|officer', said: /\binspectors?\b/i },
    { asked: 'builder|builders|contractor|contractors', said: /\bbuilders?\b/i },
    { asked: 'owner|owners', said: /\bowners?\b/i },
    { asked: 'permit office|authority', said: /\bpermit office\b|\bthe office\b/i },
  ],
}

const mostLines = 5
const not =
  `howLong howMany cost partners jobs kept difference report cookies accessible certificate tiers
  blueprint become support where`.split(/\s+/)
/** Words beside the name of a solution that say no more. */
const beside = [[], ['project'], ['solutions'], ['what'], ['=software']]
const howItWorks = ['how', 'works']

/** How each of the five solutions works, as a whole and for each person who uses it. */
export function workingFacts({ pages }: FactSources): Fact[] {
  const workings = workingOf(pages)
  return (Object.keys(names) as SolutionId[]).flatMap((id) => {
    const working = workings[id]
    const common = { path: `/solutions/${id}` as const, intent: id, isEnglish: true }
    const asked = (slots: readonly string[]): Wording[] =>
      names[id].flatMap((name) =>
        beside.map((more) => ({ has: [name, ...slots, ...more], not, mostOthers: 0 })),
      )
    const whole = makeFact({
      ...{ ...common, id: `works-${id}`, asked: asked(howItWorks) },
      say: (words) => words.works(working.text, working.steps.map(inShort)),
    })
    const ofRoles = roles[id].flatMap(({ asked: called, said }, place) => {
      const lines = linesFor(said, working)
      const wordings = called.split('|').map((one) => `=${one}`)
      return makeFact({
        ...{ ...common, id: `works-${id}-${place}` },
        asked: wordings.flatMap((one) => [...asked([one, ...howItWorks]), ...asked([one])]),
        say: (words) => words.worksFor(lines),
      })
    })
    return [whole, ...ofRoles]
  })
}

function workingOf({
  evisa,
  governance,
  healthcare,
  aftrlife,
  construction,
}: FactSources['pages']): Record<SolutionId, Working> {
  const parts = (items: readonly { title: string; text: string }[]): Step[] =>
    items.map(({ title, text }) => ({ name: title, text }))
  const changes = (rows: readonly { who: string; after: string }[]): Step[] =>
    rows.map(({ who, after }) => ({ name: who, text: after, by: who }))
  const { journey, features } = evisa
  return {
    evisa: {
      // The sentence after these is about the drawing.
      text: sentencesOf(journey.text).slice(0, 2).join(' '),
      steps: journey.stations.map(({ name, by, happens }) => ({ name, by, text: happens })),
      more: [...changes(evisa.change.rows), ...parts(features.items)],
    },
    governance: {
      text: governance.route.text,
      steps: governance.route.steps.map(({ title, text, lane }) => ({
        ...{ name: title, text, by: governance.route.lanes[lane] },
      })),
      more: [...changes(governance.change.rows), ...parts(governance.features.items)],
    },
    healthcare: {
      text: healthcare.line.text,
      steps: parts(healthcare.line.stations),
      more: [...parts(healthcare.features.items), ...parts(healthcare.safeguards.items)],
    },
    aftrlife: {
      text: aftrlife.features.text,
      steps: parts(aftrlife.features.items),
      more: [
        ...aftrlife.layers.items.map(({ title, text, who }) => ({ name: title, text, by: who })),
        ...changes(aftrlife.change.rows),
      ],
    },
    construction: {
      text: construction.inspection.text,
      steps: construction.inspection.steps.map(({ title, text, who }) => ({
        ...{ name: title, text, by: who },
      })),
      more: [...changes(construction.change.rows), ...parts(construction.features.items)],
    },
  }
}

const inShort = ({ name, text }: Step): Step => ({ name, text: sentencesOf(text)[0] ?? text })

/** Says of somebody who was named in the sentence before. */
const goesOnAbout = /^(?:they|it|the receipt)\b/i

/** What somebody does and sees: the steps in which they act, and sentences about them elsewhere. */
function linesFor(said: RegExp, { steps, more }: Working): Step[] {
  const lines = [...steps, ...more].flatMap(({ name, text, by }): Step[] => {
    if (by && said.test(by)) return [{ name, text }]
    const sentences = sentencesOf(text)
    const own = sentences.filter(
      (sentence, at) =>
        said.test(sentence) || (goesOnAbout.test(sentence) && said.test(sentences[at - 1] ?? '')),
    )
    return own.length > 0 ? [{ name, text: own.join(' ') }] : []
  })
  return lines.slice(0, mostLines)
}
