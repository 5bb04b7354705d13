import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { leadLabels, leadsPage } from '#content/admin.ts'
import { leadFollowUp } from '#content/lead-follow-up.ts'
import type { LeadPlace } from './lead-list-query.ts'

type LeadBulkProps = {
  place: LeadPlace
  staff: { id: string; name: string }[]
  search: string
}

/** What can be done with the selected leads; each button has the address that does it. */
export function LeadBulk({ place, staff, search }: LeadBulkProps) {
  const { formMethod, formAction = '' } = useNavigation()
  const isPending = (part: string) =>
    formMethod === 'POST' && formAction.startsWith(`/lead_admin/leads/${part}`)
  const { setStatus, apply, applying } = leadsPage.bulk
  const { bulk, owner } = leadFollowUp
  const owners = [
    { value: '', label: owner.nobody },
    ...staff.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <>
      <input type="hidden" name="place" value={place} />
      <div className="w-40">
        <Select name="status" aria-label={setStatus} options={optionsOf(leadLabels.status)} />
      </div>
      <Button type="submit" variant="secondary" aria-disabled={isPending('status')}>
        {isPending('status') ? applying : apply}
      </Button>
      <div className="w-48">
        <Select name="owner" aria-label={bulk.setOwner} options={owners} />
      </div>
      <Button
        type="submit"
        variant="secondary"
        formAction={`/lead_admin/leads/owner${search}`}
        aria-disabled={isPending('owner')}
      >
        {isPending('owner') ? applying : bulk.applyOwner}
      </Button>
      <Button
        type="submit"
        variant="secondary"
        formAction={`/lead_admin/leads/spam${search}`}
        aria-disabled={isPending('spam')}
      >
        {isPending('spam') ? applying : bulk.spam}
      </Button>
    </>
  )
}
