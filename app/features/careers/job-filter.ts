import { oneOf } from '#app/platform/one-of.ts'
import { careers, type Job } from '#content/careers.ts'

export const jobTypes = ['full-time', 'part-time', 'contract'] as const
export const jobLocations = ['ottawa', 'atlanta', 'remote-canada', 'remote-united-states'] as const

/** The filter of the page of open positions, as its address holds it. */
export type JobFilter = {
  type: (typeof jobTypes)[number] | null
  location: (typeof jobLocations)[number] | null
}

const typeOf = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
} as const

/** Reads the filter from an address; unknown values are ignored. */
export function readJobFilter(params: URLSearchParams): JobFilter {
  return {
    type: oneOf(params.get('type'), jobTypes) ?? null,
    location: oneOf(params.get('location'), jobLocations) ?? null,
  }
}

export function filterJobs({ type, location }: JobFilter): readonly Job[] {
  return careers.jobs.filter(
    (job: Job) =>
      (type === null || job.type === typeOf[type]) &&
      (location === null || isAt(job.place, location)),
  )
}

function isAt({ offices, remoteFrom }: Job['place'], location: (typeof jobLocations)[number]) {
  if (location === 'ottawa') return offices.includes('Ottawa')
  if (location === 'atlanta') return offices.includes('Atlanta')
  return remoteFrom.includes(location === 'remote-canada' ? 'Canada' : 'United States')
}

/** The address of the page with a filter; its fragment scrolls to the list of posts. */
export function jobFilterHref({ type, location }: JobFilter): string {
  const params = new URLSearchParams({ ...(type && { type }), ...(location && { location }) })
  return params.size > 0 ? `/careers?${params}#register` : '/careers#register'
}
