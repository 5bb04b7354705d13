import { company } from '#content/company.ts'
import { llms, optionalSection } from '#content/machine.ts'
import { type SitePath, siteMap, sitePaths } from '#content/site-map.ts'
import { siteNotes } from '#content/site-notes.ts'

/** https://llmstxt.org */
export function llmsText(origin: string): string {
  const notes: Partial<Record<SitePath, string>> = llms.notes
  const link = (path: SitePath) =>
    `- [${siteMap[path].name}](${origin}${path}): ${notes[path] ?? siteNotes[path]}`
  const offices = company.offices.map(({ role, lines }) => `- ${role}: ${lines.join(', ')}`)
  return [
    `# ${company.name}`,
    `> ${company.description}`,
    ...llms.details,
    [...offices, `- ${company.mailbox}`].join('\n'),
    ...sectionsOfLlms().map(({ name, paths }) => [`## ${name}`, '', ...paths.map(link)].join('\n')),
    '',
  ].join('\n\n')
}

/** The sections in their order; a page that none of them names stands among the optional ones. */
function sectionsOfLlms(): { name: string; paths: readonly SitePath[] }[] {
  const named = new Set<SitePath>(llms.sections.flatMap(({ paths }) => paths))
  const others = sitePaths.filter((path) => !named.has(path))
  return llms.sections.map(({ name, paths }) =>
    name === optionalSection ? { name, paths: [...paths, ...others] } : { name, paths },
  )
}
