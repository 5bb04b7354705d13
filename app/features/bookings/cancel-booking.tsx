import { useNavigation } from 'react-router'
import { SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'

type CancelBookingProps = {
  path: string
  copy: Readonly<Record<'cancel' | 'cancelling', string>>
}

/** The button with which a visitor or staff cancels a booking. */
export function CancelBooking({ path, copy }: CancelBookingProps) {
  const isPending = useNavigation().formData?.get('intent') === 'cancel'
  return (
    <Form method="post" action={path} replace>
      <input type="hidden" name="intent" value="cancel" />
      <SubmitButton variant="destructive" label={copy.cancel} busy={isPending && copy.cancelling} />
    </Form>
  )
}
