import type { SubmissionResult } from '@conform-to/react'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { SingleKeysChoice } from '#app/ui/single-keys-choice.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { account } from '#content/account.ts'
import { closing } from '#content/account-closing.ts'
import { ownData } from '#content/own-data.ts'
import { passkeys as passkeyWords } from '#content/passkeys.ts'
import { singleKeys, singleKeysPart } from '#content/single-keys.ts'
import type { OpenAddressChange } from '../address/address-change.ts'
import { AddressSection } from '../address/address-section.tsx'
import type { OwnCalendar } from '../calendar/calendar.ts'
import { CalendarSection } from '../calendar/calendar-section.tsx'
import type { OwnMails } from '../mail-choices/mail-choices.ts'
import { MailChoicesForm } from '../mail-choices/mail-choices-form.tsx'
import { PasswordForm } from '../password/password-form.tsx'
import type { ListedSession } from './account.ts'
import { AccountSection } from './account-section.tsx'
import { KeptTexts } from './kept-texts.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionList } from './session-list.tsx'

type FormIntent = 'profile' | 'address' | 'password' | 'mails'

export type AccountAnswer =
  | { intent: FormIntent; result: SubmissionResult<string[]> }
  /** The address of the calendar that was just made. */
  | { intent: 'calendar'; address: string }

type AccountPageProps = {
  email: string
  fullName: string
  addressChange: OpenAddressChange | null
  secondFactor: boolean
  secondFactorHref: string
  /** How many there are. */
  passkeys: number
  passkeysHref: string
  sessions: ListedSession[]
  /** For people of a client. */
  mails: OwnMails | null
  calendar: OwnCalendar | null
  answer: AccountAnswer | undefined
}

/** A person's own account: name, password, second factor, sessions. */
export function AccountPage(props: AccountPageProps) {
  const { email, fullName, secondFactor, secondFactorHref, sessions, answer } = props
  const { passkeys, passkeysHref, mails } = props
  const resultOf = (intent: FormIntent) => (answer?.intent === intent ? answer.result : undefined)
  const address = answer?.intent === 'calendar' ? answer.address : undefined
  const copy = account.secondFactor
  return (
    <>
      <h1 className="headline mb-8 text-section">{account.title}</h1>
      <ProfileForm fullName={fullName} result={resultOf('profile')} />
      <AddressSection email={email} change={props.addressChange} result={resultOf('address')} />
      {mails && <MailChoicesForm mails={mails} result={resultOf('mails')} />}
      {mails && <CalendarSection calendar={props.calendar} address={address} />}
      <PasswordForm email={email} result={resultOf('password')} />
      <AccountSection id="second-factor-title" title={copy.title}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusBadge tone={secondFactor ? 'verdigris' : 'ochre'}>
            {secondFactor ? copy.on : copy.off}
          </StatusBadge>
          <span className="prose-measure">{secondFactor ? copy.textOn : copy.textOff}</span>
        </p>
        <ButtonLink to={secondFactorHref} variant="secondary" className="mt-5 max-sm:w-full">
          {secondFactor ? copy.manage : copy.setUp}
        </ButtonLink>
      </AccountSection>
      <AccountSection id="passkeys-title" title={passkeyWords.title}>
        <p className="prose-measure">{passkeyWords.section.text(passkeys)}</p>
        <ButtonLink to={passkeysHref} variant="secondary" className="mt-5 max-sm:w-full">
          {passkeys > 0 ? passkeyWords.section.manage : passkeyWords.section.setUp}
        </ButtonLink>
      </AccountSection>
      <AccountSection id="single-keys-title" title={singleKeysPart.title}>
        <SingleKeysChoice {...singleKeys} />
      </AccountSection>
      <KeptTexts />
      <SessionList sessions={sessions} />
      {mails && (
        <AccountSection id="own-data-title" title={ownData.title}>
          <p className="prose-measure">{ownData.text}</p>
          <ButtonAnchor
            href="/dashboard/account/data.zip"
            variant="secondary"
            className="mt-5 max-sm:w-full"
          >
            {ownData.download}
          </ButtonAnchor>
        </AccountSection>
      )}
      {mails && (
        <AccountSection id="closing-title" title={closing.section.title}>
          <p className="prose-measure">{closing.section.text}</p>
          <ButtonLink
            to="/dashboard/account/close"
            variant="secondary"
            className="mt-5 max-sm:w-full"
          >
            {closing.section.open}
          </ButtonLink>
        </AccountSection>
      )}
    </>
  )
}
