/** The sample projects of a new installation. */
export type SamplePublicProjects = {
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
