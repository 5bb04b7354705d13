import type { App } from '#app/platform/app.server.ts'
import { insertShowcase, lockEmptyShowcase } from './sample-showcase-store.server.ts'

export type SampleShowcase = {
  sectors: readonly { name: string; slug: string }[]
  capabilities: readonly { name: string; slug: string; icon_name: string; display_order: number }[]
  projects: readonly {
    slug: string
    title: string
    subtitle: string
    description: string
    challenge: string
    solution: string
    outcomes: readonly string[]
    kpis: readonly string[]
    isFeatured: boolean
    published: boolean
    displayOrder: number
    sector: string
    capabilities: readonly string[]
  }[]
}

/** Gives a new installation projects to show, unless anything is there: what staff removed stays away. */
export async function addSampleShowcase(
  app: Pick<App, 'db'>,
  sample: SampleShowcase,
): Promise<void> {
  await app.db.system(async (tx) => {
    if (await lockEmptyShowcase(tx)) await insertShowcase(tx, sample)
  })
}
