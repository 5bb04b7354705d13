import { useNavigate } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { WrittenPart } from '#app/ui/prose-section.tsx'
import { type DemoPart, type DemoProject, type DemoProjectCopy, demoParts } from './demo.ts'
import { ProjectProgress, ProjectTerms } from './demo-projects.tsx'

const list = '/allied/projects'

type DemoProjectDialogProps = { copy: DemoProjectCopy; project: DemoProject; part: DemoPart }

/** One project in three tabs, each with its own address. */
export function DemoProjectDialog({ copy, project, part }: DemoProjectDialogProps) {
  const navigate = useNavigate()
  const tabs = demoParts.map((one) => ({
    to: `${list}/${project.id}${one === 'overview' ? '' : `?part=${one}`}`,
    label: copy.parts[one],
    selected: one === part,
  }))
  const { text, items } = project[part]
  return (
    <Dialog
      open
      title={project.name}
      description={project.summary}
      closeLabel={copy.close}
      closeHref={list}
      onClose={() => navigate(list, { preventScrollReset: true })}
    >
      <LinkTabs label={copy.partsLabel} tabs={tabs} panelId="part" />
      <div id="part" role="tabpanel" aria-label={copy.parts[part]} className="pt-6">
        {part === 'overview' && (
          <div className="mb-6">
            <ProjectProgress copy={copy} project={project} />
            <ProjectTerms copy={copy} project={project} />
          </div>
        )}
        <WrittenPart text={text} points={items} />
      </div>
    </Dialog>
  )
}
