import { useNavigate } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { WrittenPart } from '#app/ui/prose-section.tsx'
import { type DemoPart, type DemoProject, type DemoProjectWords, demoParts } from './demo.ts'
import { ProjectProgress, ProjectTerms } from './demo-projects.tsx'

const list = '/allied/projects'

type DemoProjectDialogProps = { words: DemoProjectWords; project: DemoProject; part: DemoPart }

/** One project in three tabs, each with its own address. */
export function DemoProjectDialog({ words, project, part }: DemoProjectDialogProps) {
  const navigate = useNavigate()
  const tabs = demoParts.map((one) => ({
    to: `${list}/${project.id}${one === 'overview' ? '' : `?part=${one}`}`,
    label: words.parts[one],
    selected: one === part,
  }))
  const { text, items } = project[part]
  return (
    <Dialog
      open
      title={project.name}
      description={project.summary}
      closeLabel={words.close}
      closeHref={list}
      onClose={() => navigate(list, { preventScrollReset: true })}
    >
      <LinkTabs label={words.partsLabel} tabs={tabs} panelId="part" />
      <div id="part" role="tabpanel" aria-label={words.parts[part]} className="pt-6">
        {part === 'overview' && (
          <div className="mb-6">
            <ProjectProgress words={words} project={project} />
            <ProjectTerms words={words} project={project} />
          </div>
        )}
        <WrittenPart text={text} points={items} />
      </div>
    </Dialog>
  )
}
