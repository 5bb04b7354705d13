import type { MetaDescriptor } from 'react-router'
import { company } from '#app/content/en/company.ts'

type PageMeta = {
  title: string
  description: string
  /** Path of the page without query; the canonical address is made from it. */
  pathname: string
  origin?: string
  /** For pages that search engines should leave out. */
  hidden?: boolean
}

export function pageMeta({
  title,
  description,
  pathname,
  origin,
  hidden,
}: PageMeta): MetaDescriptor[] {
  const fullTitle = `${title} · ${company.name}`
  const address = `${origin ?? `https://${company.domain}`}${pathname}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: 'summary_large_image' },
    hidden
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: address },
  ]
}
