import type { SitePath } from './site-map.ts'

export type MetaCopy = { readonly title: string; readonly description: string }
/** A headline in parts; the accented part is set in vermilion italic. */
export type HeadlineCopy = readonly { readonly text: string; readonly accent?: boolean }[]
export type ItemCopy = { readonly title: string; readonly text: string }
/** A figure of the specification and what it measures. */
export type OutcomeCopy = { readonly value: string; readonly label: string; readonly note?: string }
export type QuestionCopy = { readonly question: string; readonly answer: string }
export type SectionCopy = { readonly title: string; readonly text?: string }

/** What ends a page: its next step, and a second way for those whom the step does not suit. */
export type ActionCopy = SectionCopy & {
  readonly label: string
  readonly other?: { readonly label: string; readonly to: SitePath }
}

/** What every solution and capability page says; what only one of them says is added beside it. */
export type DetailCopy = {
  readonly meta: MetaCopy
  readonly mrz: string
  readonly headline: HeadlineCopy
  readonly lead: string
  /** What changes for a citizen or an officer: each row once as it is, once as it will be. */
  readonly change: SectionCopy & {
    readonly before: string
    readonly after: string
    readonly rows: readonly {
      readonly who: string
      readonly before: string
      readonly after: string
    }[]
  }
  readonly features: SectionCopy & { readonly items: readonly ItemCopy[] }
  readonly outcomes: SectionCopy & { readonly items: readonly OutcomeCopy[] }
  readonly safeguards: SectionCopy & { readonly items: readonly ItemCopy[] }
  readonly questions: SectionCopy & { readonly items: readonly QuestionCopy[] }
  readonly related: SectionCopy & { readonly paths: readonly SitePath[] }
  readonly action: ActionCopy
}
