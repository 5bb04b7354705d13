import type { PageCopies } from '#app/features/page-copy/page-copy-service.server.ts'
import { company } from '#content/company.ts'
import { companyProfile } from '#content/company-profile.ts'
import { llms, optionalSection } from '#content/machine.ts'
import { pageCopies } from '#content/page-copies.ts'
import { type SitePath, siteMap, sitePaths } from '#content/site-map.ts'
import { siteNotes } from '#content/site-notes.ts'

/**
 * https://llmstxt.org
 * @param copies of the pages as visitors read them: a description that staff have written comes first
 */
export function llmsText(origin: string, copies: PageCopies = pageCopies): string {
  const notes: Partial<Record<SitePath, string>> = llms.notes
  const noteOn = (path: SitePath) => {
    const { description } = copies[path].meta
    const isChanged = description !== pageCopies[path].meta.description
    return isChanged ? description : (notes[path] ?? siteNotes[path])
  }
  const link = (path: SitePath) => `- [${siteMap[path].name}](${origin}${path}): ${noteOn(path)}`
  const offices = company.offices.map(({ role, lines }) => `- ${role}: ${lines.join(', ')}`)
  return [
    `# ${company.name}`,
    `> ${companyProfile.description}`,
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
