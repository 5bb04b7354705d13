import { careers, type Job } from '#content/careers.ts'

// A module of its own, because the texts of all posts are long and a form needs at most one of
// them.

/** The post with this id; undefined for a general application. */
export function findJob(id: string | null): Job | undefined {
  return careers.jobs.find((job) => job.id === id)
}
