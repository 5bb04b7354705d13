import { RemovalDialog } from '#app/ui/removal-dialog.tsx'
import { conversationPage } from '#content/conversations.ts'

const labels = conversationPage.removal

/** Asks for confirmation before a conversation is deleted. */
export function ConversationRemoval({ path }: { path: string }) {
  return (
    <RemovalDialog
      title={labels.title}
      text={labels.explain}
      labels={labels}
      back={path}
      form={{ action: path }}
      intent={{ name: 'intent', value: 'delete' }}
    />
  )
}
