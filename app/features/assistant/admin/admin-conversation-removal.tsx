import { useNavigate, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { conversationPage } from '#content/conversations.ts'

const words = conversationPage.removal

/** Asks for confirmation before a conversation is deleted. */
export function ConversationRemoval({ path }: { path: string }) {
  const navigate = useNavigate()
  const pending = useNavigation().formData?.get('intent') === 'delete'
  return (
    <Dialog
      open
      title={words.title}
      closeLabel={words.close}
      closeHref={path}
      onClose={() => navigate(path, { preventScrollReset: true })}
    >
      <p className="prose-measure">{words.explain}</p>
      <Form method="post" action={path} className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="delete" />
        <Button type="submit" variant="destructive" disabled={pending}>
          {pending ? words.submitting : words.submit}
        </Button>
        <ButtonLink to={path} variant="secondary" preventScrollReset viewTransition={false}>
          {words.keep}
        </ButtonLink>
      </Form>
    </Dialog>
  )
}
