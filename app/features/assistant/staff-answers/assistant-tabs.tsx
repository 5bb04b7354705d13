import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { assistantTabs as copy } from '#content/staff-answers.ts'
import { conversationsPath } from '../admin/admin-conversation-list-query.ts'

const parts = ['conversations', 'questions', 'opinions', 'answers', 'settings'] as const

/** The panel's pages about the assistant. */
export function AssistantTabs({ here }: { here: (typeof parts)[number] }) {
  const tabs = parts.map((part) => ({
    to: part === 'conversations' ? conversationsPath : `${conversationsPath}/${part}`,
    label: copy[part],
    selected: here === part,
  }))
  return (
    <div className="mb-3">
      <LinkTabs label={copy.label} tabs={tabs} />
    </div>
  )
}
