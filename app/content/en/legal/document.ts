import type { HeadlineCopy, ItemCopy, MetaCopy } from '../page-copy.ts'

/** One part of an article, in the order in which it is read. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly ledger: readonly ItemCopy[] }
  | { readonly table: LegalTable }
  | { readonly write: string }
  | { readonly links: readonly { readonly label: string; readonly to: string }[] }

export type LegalTable = {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type LegalCopy = {
  readonly meta: MetaCopy
  readonly mrz: string
  readonly headline: HeadlineCopy
  readonly lead: string
  readonly articles: readonly {
    readonly id: string
    readonly title: string
    readonly blocks: readonly LegalBlock[]
  }[]
}

export const legal = {
  updated: 'Last updated',
  contents: 'Contents',
  others: 'Other legal pages',
  action: {
    title: 'How we protect your data',
    text: 'The trust centre lists each protection and the test, the file or the setting that shows it.',
    label: 'Open the trust centre',
  },
} as const
