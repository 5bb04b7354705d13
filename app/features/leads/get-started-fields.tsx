import {
  type AnswerErrors,
  type Answers,
  budgets,
  companySizes,
  type FieldName,
  primaryInterests,
  type Step,
  timelines,
} from '#app/features/leads/get-started.ts'
import { Choice } from '#app/features/leads/get-started-choice.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { forms } from '#content/forms.ts'
import { getStarted } from '#content/get-started.ts'

type FieldsProps = {
  answers: Answers
  errors: AnswerErrors
  /** The field that gets the focus when the page is shown. */
  begin: string | undefined
}

function wiring({ answers, errors, begin }: FieldsProps, name: FieldName) {
  return {
    field: {
      id: `get-started-${name}`,
      label: getStarted.fields[name],
      error: errors[name],
      autoFocus: name === begin,
      required: true,
      requiredText: forms.required,
    },
    control: { name, defaultValue: answers[name] },
  }
}

function Applicant(props: FieldsProps) {
  const [first, last] = [wiring(props, 'firstName'), wiring(props, 'lastName')]
  const [email, company] = [wiring(props, 'email'), wiring(props, 'company')]
  return (
    <>
      <Field {...first.field}>
        <Input {...first.control} autoComplete="given-name" />
      </Field>
      <Field {...last.field}>
        <Input {...last.control} autoComplete="family-name" />
      </Field>
      <Field {...email.field}>
        <Input {...email.control} type="email" inputMode="email" autoComplete="email" />
      </Field>
      <Field {...company.field}>
        <Input {...company.control} autoComplete="organization" />
      </Field>
      <Choice
        name="companySize"
        values={companySizes}
        value={props.answers.companySize}
        error={props.errors.companySize}
        begins={props.begin === 'companySize'}
        hint={getStarted.hints.companySize}
        grid="grid-cols-2 sm:grid-cols-5 max-sm:[&>:last-child]:col-span-2"
        className="sm:col-span-2"
      />
    </>
  )
}

function Needs(props: FieldsProps) {
  const challenges = wiring(props, 'currentChallenges')
  return (
    <>
      <Choice
        name="primaryInterest"
        values={primaryInterests}
        value={props.answers.primaryInterest}
        error={props.errors.primaryInterest}
        begins={props.begin === 'primaryInterest'}
        grid="sm:grid-cols-2"
        className="sm:col-span-2"
      />
      <Field
        {...challenges.field}
        hint={getStarted.hints.currentChallenges}
        className="sm:col-span-2"
      >
        <Textarea {...challenges.control} rows={7} />
      </Field>
    </>
  )
}

function Frame({ answers, errors, begin }: FieldsProps) {
  return (
    <>
      <Choice
        name="timeline"
        values={timelines}
        value={answers.timeline}
        error={errors.timeline}
        begins={begin === 'timeline'}
        grid="grid-cols-1"
      />
      <Choice
        name="budget"
        values={budgets}
        value={answers.budget}
        error={errors.budget}
        begins={begin === 'budget'}
        hint={getStarted.hints.budget}
        grid="grid-cols-1"
      />
    </>
  )
}

const pages = { 1: Applicant, 2: Needs, 3: Frame }

/** The fields of one step of the get-started form. */
export function StepFields({ step, ...props }: FieldsProps & { step: Step }) {
  const Page = pages[step]
  return <Page {...props} />
}
