import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { leadAnswer as copy } from '#content/lead-answers.ts'
import { type AnswerTemplate, templatesPath } from './answer-template.ts'

type TemplateChoiceProps = {
  templates: AnswerTemplate[]
  fault: string | undefined
  /** Inserts at once; without scripts the form is sent, and comes back with the text. */
  onInsert: (template: AnswerTemplate) => void
}

/** Chooses a template and inserts it. */
export function TemplateChoice({ templates, fault, onInsert }: TemplateChoiceProps) {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState('')
  const template = templates.find(({ id }) => id === chosen)
  const options = [
    { value: '', label: copy.chooseTemplate },
    ...templates.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <Field id="answer-template" label={copy.template} error={fault} className="w-56">
        <Select
          name="template"
          options={options}
          defaultValue=""
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      </Field>
      <Button
        type={hydrated ? 'button' : 'submit'}
        name="intent"
        value="insert"
        variant="secondary"
        aria-disabled={hydrated && !template}
        onClick={() => hydrated && template && onInsert(template)}
      >
        {copy.insert}
      </Button>
      <Link to={templatesPath} className="text-link inline-flex min-h-11 items-center text-small">
        {copy.manage}
      </Link>
    </div>
  )
}
