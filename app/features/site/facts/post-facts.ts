import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { longDate } from '#app/ui/format-date.ts'
import { careers } from '#content/careers.ts'
import { jobAnchor } from '../careers/job-anchor.ts'
import type { FactSources } from './fact-sources.ts'
import { asks, makeFact } from './make-fact.ts'

const path = '/careers'
const intent = 'careers'

/** The positions that are open today, and where. */
export function postFacts({ today }: FactSources): Fact[] {
  const open = careers.jobs.filter(({ validThrough }) => validThrough >= today)
  const shown = open.map(({ title, place }) => ({ title, place: place.label }))
  const cities = ['Ottawa', 'Atlanta'] as const
  const places = (posts: readonly (typeof open)[number][]) =>
    posts.map(({ title, place }) => ({ title, place: place.label }))
  const inCity = (city: string) =>
    places(open.filter(({ place }) => place.offices.some((one) => one === city)))
  const remote = (country?: string) =>
    places(
      open.filter(({ place }) =>
        place.remoteFrom.some((from) => country === undefined || from === country),
      ),
    )
  const byType = (type: keyof typeof careers.types) =>
    places(open.filter((job) => job.type === type))
  const not = '-howLongKept -steps -deadline'
  return [
    makeFact({
      ...{ id: 'positions', path, intent },
      asked: ['jobs mine', 'jobs howMany', 'jobs what', 'jobs', 'jobs where'].map((slots) => ({
        ...asks(`${slots} ${not} -remote -partTime -contractor`),
        mostOthers: 0,
      })),
      say: (words) => words.posts(shown, null),
    }),
    makeFact({
      ...{ id: 'positions-like', path, intent },
      asked: [{ ...asks(`jobs ${not}`), mostOthers: 2 }],
      say: (words) => words.postsLike(shown),
    }),
    ...cities.map((city) =>
      makeFact({
        ...{ id: `positions-${city}`, path, intent },
        asked: [asks(`jobs =${city} ${not}`), asks(`jobs mine =${city} ${not}`)],
        say: (words) => words.posts(inCity(city), city),
      }),
    ),
    makeFact({
      ...{ id: 'positions-remote', path, intent },
      asked: [asks(`jobs remote ${not}`), asks('remote =work'), asks(`jobs remote mine ${not}`)],
      say: (words) => words.posts(remote(), words.remote),
    }),
    ...['Canada', 'United States'].map((country) =>
      makeFact({
        ...{ id: `positions-remote-${country}`, path, intent },
        asked: [asks(`jobs remote`), asks('remote =work')].map(({ has }) => ({
          has: [...has, `=${country}`],
        })),
        say: (words) => words.posts(remote(country), `Remote (${country})`),
      }),
    ),
    // Only known questions lead to them: "security" or "design" stand in many other questions.
    ...careers.departments.map(({ id, name }) =>
      makeFact({
        ...{ id: `positions-in-${id}`, path, intent, asked: [] },
        say: (words) => words.posts(places(open.filter((job) => job.department === id)), name),
      }),
    ),
    makeFact({
      ...{ id: 'positions-part-time', path, intent },
      asked: [asks('jobs partTime'), asks('partTime =work'), asks('partTime', 2)],
      say: (words) => words.postsOfType(byType('PART_TIME'), careers.types.PART_TIME),
    }),
    makeFact({
      ...{ id: 'positions-contract', path, intent },
      asked: [asks('jobs contractor'), asks('contractor')],
      say: (words) => words.postsOfType(byType('CONTRACTOR'), careers.types.CONTRACTOR),
    }),
    ...open.map((job) => {
      const name = `=${job.title.split(',')[0]}`
      const fact = makeFact({
        ...{ id: `position-${job.id}`, path, anchor: jobAnchor(job), intent },
        asked: ['where', 'deadline', 'jobs', 'remote', 'mine'].map((slot) => ({
          has: [slot, name],
        })),
        say: (words) =>
          words.post({
            title: job.title,
            place: job.place.label,
            type: careers.types[job.type],
            until: longDate(job.validThrough),
          }),
      })
      return { ...fact, source: { ...fact.source, title: job.title } }
    }),
  ]
}
