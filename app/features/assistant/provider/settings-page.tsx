import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { type DataColumn, DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { assistantSettings as copy } from '#content/assistant-settings.ts'
import { type AssistantFunction, assistantFunctions, type Capability } from '../assistant.ts'
import { type AssistantMode, type AssistantOverview, assistantModes } from './assistant-settings.ts'
import type { SettingsRefusal } from './read-settings.ts'
import '#app/ui/pick.css'
import { Kept } from '#app/ui/kept/kept.tsx'

type SettingsPageProps = AssistantOverview & { refusal: SettingsRefusal | undefined }

/** The settings of the assistant: its mode, what works in it, and today's use of the provider. */
export function SettingsPage({ settings, usage, bound, ...rest }: SettingsPageProps) {
  const { operatorBound, capabilities, refusal } = rest
  return (
    <>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">{copy.title}</h1>
        <Link to="/lead_admin/conversations" className="text-link text-small">
          {copy.toConversations}
        </Link>
      </div>
      <ModeForm
        key={settings.version}
        settings={settings}
        operatorBound={operatorBound}
        refusal={refusal}
      />
      <section aria-labelledby="works" className="mt-12">
        <h2 id="works" className="headline mb-5 text-heading">
          {copy.works.title}
        </h2>
        <DataTable
          caption={copy.works.title}
          columns={columns}
          rows={assistantFunctions.map((name) => ({ name, capability: capabilities[name] }))}
          rowKey={({ name }) => name}
        />
        {bound !== null && (
          <p className="mt-5 max-w-prose text-small text-ink-muted">
            {copy.usage(usage.tokens, bound, usage.calls)} {copy.works.resting}
          </p>
        )}
      </section>
    </>
  )
}

type ModeFormProps = Pick<SettingsPageProps, 'settings' | 'refusal' | 'operatorBound'>

function ModeForm({ settings, operatorBound, refusal }: ModeFormProps) {
  const isPending = useNavigation().formMethod === 'POST'
  const chosen = refusal?.values.mode ?? settings.mode
  const error = refusal?.errors.mode ?? refusal?.error
  const hintOf = (mode: AssistantMode) =>
    copy.hints[mode === 'configured' && operatorBound === null ? 'unconfigured' : mode]
  return (
    <Form method="post" className="max-w-3xl" aria-busy={isPending}>
      <Kept name="settings" />
      <input type="hidden" name="version" value={settings.version} />
      <fieldset className="min-w-0" aria-describedby={error ? 'mode-error' : undefined}>
        <legend className="text-small font-medium">{copy.mode}</legend>
        <div className="mt-1.5 grid gap-px border border-line bg-line">
          {assistantModes.map((mode) => (
            <label
              key={mode}
              className="flex cursor-pointer items-start gap-3 bg-surface px-4 py-3.5 hover:bg-paper has-checked:bg-paper has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-blue"
            >
              <input
                type="radio"
                name="mode"
                value={mode}
                defaultChecked={mode === chosen}
                className="pick mt-1 focus-visible:outline-none"
              />
              <span className="min-w-0">
                <span className="block font-medium">{copy.modes[mode]}</span>
                <span className="mt-0.5 block text-small text-ink-muted">{hintOf(mode)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-8 grid min-w-0 gap-5 sm:grid-cols-2">
        <legend className="mb-3 text-small font-medium">{copy.budget.title}</legend>
        {(['dailyTokens', 'conversationTokens'] as const).map((name) => (
          <Field
            key={name}
            id={name}
            label={name === 'dailyTokens' ? copy.budget.daily : copy.budget.conversation}
            hint={
              name === 'dailyTokens'
                ? copy.budget.dailyHint(operatorBound)
                : copy.budget.conversationHint
            }
            error={refusal?.errors[name]}
          >
            <Input
              name={name}
              inputMode="numeric"
              maxLength={15}
              defaultValue={refusal?.values[name] ?? settings[name].toLocaleString('en-CA')}
            />
          </Field>
        ))}
      </fieldset>
      {error && (
        <p
          id="mode-error"
          role="alert"
          className="mt-5 border-s-2 border-vermilion ps-3 font-medium text-vermilion"
        >
          {error}
        </p>
      )}
      <Button type="submit" disabled={isPending} className="mt-6">
        {isPending ? copy.saving : copy.save}
      </Button>
    </Form>
  )
}

type Row = { name: AssistantFunction; capability: Capability }

const columns: DataColumn<Row>[] = withHeaders(copy.works.columns, [
  { key: 'name', cell: ({ name }) => copy.works.functions[name] },
  {
    key: 'by',
    cell: ({ capability: { provider } }) =>
      provider ? copy.works.providers[provider] : copy.works.nobody,
  },
  {
    key: 'quality',
    cell: ({ capability: { quality } }) =>
      quality ? copy.works.qualities[quality] : copy.works.none,
  },
  {
    key: 'bound',
    cell: ({ name, capability: { limits } }) =>
      copy.works.bounds[name](limits.seconds ?? limits.characters ?? limits.bytes ?? 0),
  },
])
