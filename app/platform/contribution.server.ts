import type { App, Platform } from './app.server.ts'

/** What a feature adds to the running product besides its pages. `server/contributions.ts` lists them all. */
export type Contribution = {
  /** Parts of `App` that the feature declares; made before anything else of it, without a look at the data. */
  parts?: (platform: Platform) => Partial<App>
  /** What does the jobs of a queue, by the queue's name. It throws to have a job tried again. */
  jobs?: Record<string, (app: App, data: unknown, job: { id: string }) => Promise<unknown>>
  /** Run at each start before anything is served, one feature after the other. */
  prepare?: (app: App) => Promise<unknown>
  /** Adds the records of a new installation; what is there already stays as it is. */
  samples?: (app: App, sampleClient: SampleClient | null) => Promise<unknown>
  /** Run every ten minutes; several instances may run it at once. */
  housekeeping?: ((app: App) => Promise<unknown>)[]
  /** Starts what runs beside the requests; returns what ends it. */
  start?: (app: App) => () => void
}

/** The sample client's administrator, when this start has made it. */
export type SampleClient = { email: string }
