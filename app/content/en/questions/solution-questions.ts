import { aftrlifeQuestions } from './aftrlife-questions.ts'
import { automationQuestions } from './automation-questions.ts'
import { capabilityQuestions } from './capability-questions.ts'
import { cloudQuestions } from './cloud-questions.ts'
import { constructionQuestions } from './construction-questions.ts'
import { evisaQuestions } from './evisa-questions.ts'
import { governanceQuestions } from './governance-questions.ts'
import { healthcareQuestions } from './healthcare-questions.ts'
import { identityQuestions } from './identity-questions.ts'
import type { KnownQuestion } from './known-question.ts'
import { platformQuestions } from './platform-questions.ts'
import { projectQuestions } from './project-questions.ts'
import { solutionsQuestions } from './solutions-questions.ts'

/** About the solutions and capabilities. */
export const solutionQuestions: readonly KnownQuestion[] = [
  ...solutionsQuestions,
  ...evisaQuestions,
  ...governanceQuestions,
  ...healthcareQuestions,
  ...aftrlifeQuestions,
  ...constructionQuestions,
  ...capabilityQuestions,
  ...automationQuestions,
  ...identityQuestions,
  ...cloudQuestions,
  ...platformQuestions,
  ...projectQuestions,
]
