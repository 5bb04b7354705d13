import { Guilloche } from '#app/ui/guilloche.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { seededRecipe } from '#app/ui/seeded-recipe.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { auth } from '#content/auth.ts'
import type { ShownInvitation } from '../invitations/invitation.ts'

const { aside } = auth

/** The left part of the sign-in page: the invitation, and a pattern drawn from the client's name. */
export function AuthAside({ invitation }: { invitation: ShownInvitation | null }) {
  return (
    <div className="relative flex flex-col overflow-hidden border-b border-dashed border-line-strong bg-paper p-5 sm:p-8 lg:border-e lg:border-b-0">
      <MrzLine text={invitation ? aside.invitedLabel : aside.label} className="shrink-0" />
      <Guilloche
        key={invitation?.company}
        figure={seededRecipe(invitation?.company ?? auth.title)}
        className="pointer-events-none absolute -end-28 top-11 size-56 lg:static lg:my-8 lg:size-full lg:max-h-72"
      />
      {invitation ? (
        <div className="relative mt-5 max-w-[14.5rem] lg:mt-auto lg:max-w-none">
          <StatusBadge tone="vermilion">{aside.badge}</StatusBadge>
          <dl aria-label={aside.details} className="mt-3 grid gap-2 text-small">
            <Detail name={aside.organization} value={invitation.company} />
            <Detail name={aside.role} value={invitation.role} />
            <Detail name={aside.for} value={invitation.email} />
          </dl>
        </div>
      ) : (
        <p className="relative mt-6 max-w-[13rem] text-ink-muted lg:mt-auto lg:max-w-none">
          {auth.lead}
        </p>
      )}
    </div>
  )
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div className="lg:border-t lg:border-line lg:pt-2">
      <dt className="label text-[0.6875rem] text-ink-muted">{name}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}
