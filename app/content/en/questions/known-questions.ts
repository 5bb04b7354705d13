import { aboutQuestions } from './about-questions.ts'
import { accessibilityQuestions } from './accessibility-questions.ts'
import { blueprintQuestions } from './blueprint-questions.ts'
import { careerQuestions } from './career-questions.ts'
import { companyQuestions } from './company-questions.ts'
import { contactQuestions } from './contact-questions.ts'
import { cookieQuestions } from './cookie-questions.ts'
import type { KnownQuestion } from './known-question.ts'
import { newsletterQuestions } from './newsletter-questions.ts'
import { partnerQuestions } from './partner-questions.ts'
import { portalQuestions } from './portal-questions.ts'
import { positionQuestions } from './position-questions.ts'
import { pricingQuestions } from './pricing-questions.ts'
import { privacyQuestions } from './privacy-questions.ts'
import { procurementQuestions } from './procurement-questions.ts'
import { securityQuestions } from './security-questions.ts'
import { siteQuestions } from './site-questions.ts'
import { solutionQuestions } from './solution-questions.ts'
import { termsQuestions } from './terms-questions.ts'
import { trustQuestions } from './trust-questions.ts'
import { visionQuestions } from './vision-questions.ts'

/** All questions that visitors ask, with their answers. */
export const knownQuestions: readonly KnownQuestion[] = [
  ...companyQuestions,
  ...aboutQuestions,
  ...visionQuestions,
  ...blueprintQuestions,
  ...contactQuestions,
  ...pricingQuestions,
  ...careerQuestions,
  ...positionQuestions,
  ...partnerQuestions,
  ...portalQuestions,
  ...newsletterQuestions,
  ...solutionQuestions,
  ...securityQuestions,
  ...trustQuestions,
  ...procurementQuestions,
  ...privacyQuestions,
  ...cookieQuestions,
  ...termsQuestions,
  ...accessibilityQuestions,
  ...siteQuestions,
]
