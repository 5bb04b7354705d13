import { careers, type Job } from '#content/careers.ts'

// Apart from the rest: what is said about all posts is long, and a form needs one of them at most.

/** The post that an address names; undefined for a general application. */
export function findJob(id: string | null): Job | undefined {
  return careers.jobs.find((job) => job.id === id)
}
