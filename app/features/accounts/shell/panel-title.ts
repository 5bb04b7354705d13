import type { MetaDescriptor } from 'react-router'
import { company } from '#content/company.ts'

/**
 * The title of the browser's tab in panel and portal: the record, then what it is part of. Search engines
 * leave these pages out.
 */
export function panelTitle(...parts: (string | undefined)[]): MetaDescriptor[] {
  const said = parts.filter((part) => part)
  return [{ title: [...said, company.name].join(' · ') }, { name: 'robots', content: 'noindex' }]
}

type Match = { meta: MetaDescriptor[] } | undefined

/** The same for what opens over another page, whose title follows. */
export function titleAbove(matches: readonly Match[], text: string | undefined): MetaDescriptor[] {
  const above = matches
    .slice(0, -1)
    .flatMap((match) => match?.meta ?? [])
    .findLast((one) => 'title' in one)
  const rest = above && 'title' in above ? String(above.title) : company.name
  return panelTitle(text, rest.slice(0, -` · ${company.name}`.length))
}
