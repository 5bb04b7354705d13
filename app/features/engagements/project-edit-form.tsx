import { getFormProps, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { engagementForm as copy } from '#content/engagements.ts'
import type { Project } from './engagement.ts'
import type { EngagementAnswer } from './engagement-answer.ts'
import { type ProjectEditInput, parseProjectEdit } from './engagement-forms.ts'
import { ProjectFormFields } from './project-form-fields.tsx'
import { ProjectWritingFields } from './project-writing-fields.tsx'
import { StaleNotice } from './stale-notice.tsx'

type ProjectEditFormProps = {
  project: Project
  action: string
  answer: EngagementAnswer | undefined
}

/** Changes a project. Who edited an outdated version is told, and may save again. */
export function ProjectEditForm({ project, action, answer }: ProjectEditFormProps) {
  const pending = useNavigation().formData?.get('intent') === 'save'
  const [form, fields] = useForm<ProjectEditInput>({
    id: 'project',
    lastResult: answer?.result,
    defaultValue: {
      name: project.name,
      description: project.description ?? '',
      status: project.status,
      progress: project.progress,
      startsOn: project.starts_on ?? '',
      dueOn: project.due_on ?? '',
      timeline: project.timeline ?? '',
      budget: project.budget ?? '',
      overview: project.overview ?? '',
      overviewPoints: project.overview_points ?? '',
      assessment: project.assessment ?? '',
      assessmentPoints: project.assessment_points ?? '',
      proposal: project.proposal ?? '',
      proposalPoints: project.proposal_points ?? '',
    },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseProjectEdit(formData),
  })
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      replace
      {...getFormProps(form)}
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <Kept name="project" />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={answer?.stale?.version ?? project.version} />
      {answer?.stale && <StaleNotice now={answer.stale.now} typed={answer.result.initialValue} />}
      <Alert text={form.errors} className="sm:col-span-2" />
      <ProjectFormFields fields={fields} />
      <ProjectWritingFields fields={fields} />
      <SubmitButton
        className="sm:col-span-2 sm:justify-self-start sm:px-8"
        label={copy.save}
        busy={pending && copy.saving}
      />
    </Form>
  )
}
