import { applicationIntake } from '#app/features/careers/application-service.server.ts'
import type { Intake } from '#app/features/intake/intake-definition.ts'
import { blueprintIntake } from '#app/features/leads/blueprint-service.server.ts'
import { contactIntake } from '#app/features/leads/contact-service.server.ts'
import { getStartedIntake } from '#app/features/leads/get-started-service.server.ts'
import { newsletterIntake } from '#app/features/newsletter/subscription-service.server.ts'
import { statusIntake } from '#app/features/status/status-subscription-service.server.ts'

/** Every form whose quarantined submissions can be released. A new form is added here. */
const intakes: readonly Intake[] = [
  blueprintIntake,
  contactIntake,
  getStartedIntake,
  newsletterIntake,
  statusIntake,
  applicationIntake,
]

export const intakeOf = (form: string): Intake | undefined =>
  intakes.find((intake) => intake.form === form)
