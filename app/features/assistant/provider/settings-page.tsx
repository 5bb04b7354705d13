import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Form } from '#app/ui/form.tsx'
import { assistantSettings as copy } from '#content/assistant-settings.ts'
import { type AssistantFunction, assistantFunctions, type Capability } from '../assistant.ts'
import { type AssistantMode, type AssistantOverview, assistantModes } from './assistant-settings.ts'
import '#app/ui/pick.css'

export type SettingsRefusal = { mode: string; error: string }

type SettingsPageProps = AssistantOverview & { refusal: SettingsRefusal | undefined }

/** The settings of the assistant: its mode, what works in it, and today's use of the provider. */
export function SettingsPage({ settings, usage, bound, capabilities, refusal }: SettingsPageProps) {
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
        hasProvider={bound !== null}
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

type ModeFormProps = Pick<SettingsPageProps, 'settings' | 'refusal'> & { hasProvider: boolean }

function ModeForm({ settings, hasProvider, refusal }: ModeFormProps) {
  const isPending = useNavigation().formMethod === 'POST'
  const chosen = refusal?.mode ?? settings.mode
  const hintOf = (mode: AssistantMode) =>
    copy.hints[mode === 'configured' && !hasProvider ? 'unconfigured' : mode]
  return (
    <Form method="post" className="max-w-3xl" aria-busy={isPending}>
      <input type="hidden" name="version" value={settings.version} />
      <fieldset className="min-w-0" aria-describedby={refusal ? 'mode-error' : undefined}>
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
      {refusal && (
        <p
          id="mode-error"
          role="alert"
          className="mt-5 border-s-2 border-vermilion ps-3 font-medium text-vermilion"
        >
          {refusal.error}
        </p>
      )}
      <Button type="submit" disabled={isPending} className="mt-6">
        {isPending ? copy.saving : copy.save}
      </Button>
    </Form>
  )
}

type Row = { name: AssistantFunction; capability: Capability }

const { columns: headers } = copy.works
const columns = [
  { key: 'name', header: headers.name, cell: ({ name }: Row) => copy.works.functions[name] },
  {
    key: 'by',
    header: headers.by,
    cell: ({ capability: { provider } }: Row) =>
      provider ? copy.works.providers[provider] : copy.works.nobody,
  },
  {
    key: 'quality',
    header: headers.quality,
    cell: ({ capability: { quality } }: Row) =>
      quality ? copy.works.qualities[quality] : copy.works.none,
  },
  {
    key: 'bound',
    header: headers.bound,
    cell: ({ name, capability: { limits } }: Row) =>
      copy.works.bounds[name](limits.seconds ?? limits.characters ?? limits.bytes ?? 0),
  },
]
