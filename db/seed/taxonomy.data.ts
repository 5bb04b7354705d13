export const sectors = [
  { name: 'Immigration & Borders', slug: 'immigration-borders' },
  { name: 'Revenue & Finance', slug: 'revenue-finance' },
  { name: 'Health', slug: 'health' },
  { name: 'Civil Registries', slug: 'civil-registries' },
  { name: 'Construction & Public Works', slug: 'construction-public-works' },
  { name: 'Archives & Legacy', slug: 'archives-legacy' },
] as const

/** Each slug is a page of the site, because project pages link to `/capabilities/{slug}`. */
export const capabilities = [
  { name: 'AI & Automation', slug: 'ai-automation', icon_name: 'automation', display_order: 1 },
  { name: 'Digital Identity', slug: 'digital-identity', icon_name: 'identity', display_order: 2 },
  {
    name: 'Cloud Infrastructure',
    slug: 'cloud-infrastructure',
    icon_name: 'cloud',
    display_order: 3,
  },
] as const

export const contentTypes = [
  { name: 'Article', slug: 'article' },
  { name: 'Guide', slug: 'guide' },
  { name: 'Case Note', slug: 'case-note' },
  { name: 'White Paper', slug: 'white-paper' },
  { name: 'Opinion', slug: 'opinion' },
] as const

export type SectorSlug = (typeof sectors)[number]['slug']
export type CapabilitySlug = (typeof capabilities)[number]['slug']
export type ContentTypeSlug = (typeof contentTypes)[number]['slug']
