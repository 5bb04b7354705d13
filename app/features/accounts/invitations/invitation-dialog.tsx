import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import type { Role } from '#app/platform/actor.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useFocusOnFault } from '#app/ui/use-focus-on-fault.ts'
import { useWayBack } from '#app/ui/way-back.ts'
import { invitationDialog, invitationsPage } from '#content/invitations.ts'
import type { ClientChoice } from '../clients/client.ts'
import { ClientPicker } from '../clients/client-picker.tsx'
import { useFailureToast } from '../sign-in/use-failure-toast.ts'
import type { InvitationAnswer, InvitationEntry } from './invitation-form.ts'

type InviteDialogProps = {
  /** The dialog's own address, and the list's behind it. */
  here: string
  back: string
  roles: Role[]
  /** Staff choose the client; an organization's administrator has one only. */
  clients: ClientChoice | null
  clientSearch: string
  entry: InvitationEntry
  answer: InvitationAnswer | undefined
}

/** Whom to invite, and as what. */
export function InviteDialog(props: InviteDialogProps) {
  const { here, back, roles, clients, answer } = props
  const pending = useNavigation().formMethod === 'POST'
  const refused = answer?.refused
  useFailureToast(refused?.failure, invitationDialog.failed)
  const entry = refused?.entry ?? props.entry
  const form = useFocusOnFault(refused)
  if (answer?.sent) return <SentDialog sent={answer.sent} back={back} />
  return (
    <Frame title={invitationDialog.title} text={invitationDialog.text} back={back}>
      <Form
        ref={form}
        method="post"
        id="invite"
        action={here}
        preventScrollReset
        replace
        className="grid gap-5"
      >
        <Kept name="invitation" />
        {/* The search for a client is this form sent as GET: it keeps the list behind it. */}
        {[...new URLSearchParams(back.split('?')[1])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Alert text={refused?.errors.form} />
        <Field
          id="invite-email"
          label={invitationDialog.email}
          error={refused?.errors.email}
          required
          requiredText={invitationDialog.required}
        >
          <Input
            name="email"
            type="email"
            autoComplete="off"
            maxLength={255}
            key={entry.email}
            defaultValue={entry.email}
          />
        </Field>
        <Field id="invite-role" label={invitationDialog.role} error={refused?.errors.role}>
          <Select
            name="role"
            defaultValue={entry.role}
            options={roles.map((value) => ({ value, label: invitationsPage.roles[value] }))}
          />
        </Field>
        {clients && (
          <ClientPicker
            id="invite-client"
            name="for_client"
            form="invite"
            label={invitationDialog.client}
            requiredText={invitationDialog.required}
            clients={clients}
            value={entry.clientId}
            empty={invitationDialog.chooseClient}
            error={refused?.errors.client}
            search={props.clientSearch}
            findAction={here.split('?')[0] ?? here}
          />
        )}
        <Buttons
          yes={pending ? invitationDialog.sending : invitationDialog.send}
          no={invitationDialog.cancel}
          {...{ pending, back }}
        />
      </Form>
    </Frame>
  )
}

type AskDialogProps = {
  what: 'resend' | 'revoke'
  email: string
  here: string
  back: string
  answer: InvitationAnswer | undefined
}

/** Asks before an invitation is sent again or revoked. */
export function AskDialog({ what, email, here, back, answer }: AskDialogProps) {
  const pending = useNavigation().formMethod === 'POST'
  const refused = answer?.refused
  useFailureToast(
    refused?.failure,
    what === 'resend' ? invitationDialog.failed : invitationDialog.revokeFailed,
  )
  if (answer?.sent) return <SentDialog sent={answer.sent} back={back} />
  const copy =
    what === 'resend' ? { ...invitationDialog.resend, ...sendingWords } : invitationDialog.revoke
  return (
    <Frame title={copy.title(email)} text={copy.text} back={back}>
      <Form method="post" action={here} preventScrollReset replace className="grid gap-5">
        <Alert text={refused?.errors.form} />
        <Buttons
          yes={pending ? copy.pending : copy.yes}
          no={copy.no}
          isDestructive={what === 'revoke'}
          {...{ pending, back }}
        />
      </Form>
    </Frame>
  )
}

const sendingWords = { pending: invitationDialog.sending, no: invitationDialog.cancel }

function SentDialog({
  sent,
  back,
}: {
  sent: { email: string; link: string | null }
  back: string
}) {
  const { link } = useWayBack(back)
  return (
    <Frame
      title={invitationDialog.sent.title}
      text={invitationDialog.sent.text(sent.email)}
      back={back}
    >
      {sent.link && (
        <CopyField id="invitation-link" value={sent.link} labels={invitationDialog.link} />
      )}
      <ButtonLink {...link} className="mt-5">
        {invitationDialog.done}
      </ButtonLink>
    </Frame>
  )
}

type FrameProps = { title: string; text: string; back: string; children: ReactNode }

function Frame({ title, text, back, children }: FrameProps) {
  const { leave } = useWayBack(back)
  return (
    <Dialog
      key={title}
      open
      title={title}
      description={text}
      closeLabel={invitationDialog.close}
      closeHref={back}
      onClose={leave}
    >
      {children}
    </Dialog>
  )
}

type ButtonsProps = {
  yes: string
  no: string
  back: string
  pending: boolean
  isDestructive?: boolean
}

function Buttons({ yes, no, back, pending, isDestructive = false }: ButtonsProps) {
  const { link } = useWayBack(back)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="submit" variant={isDestructive ? 'destructive' : 'primary'} disabled={pending}>
        {yes}
      </Button>
      <Link {...link} className="text-link inline-flex min-h-11 items-center">
        {no}
      </Link>
    </div>
  )
}
