import type { PageCopies } from '#app/features/page-copy/page-copy-service.server.ts'
import { accessibilityWords } from '#content/accessibility.ts'
import { criteria, gaps, handTests, notTested } from '#content/accessibility-report.ts'
import { applicationForm } from '#content/application-form.ts'
import { asvs } from '#content/asvs.ts'
import { bookingForm, calendarCopy } from '#content/bookings.ts'
import { company } from '#content/company.ts'
import { companyProfile } from '#content/company-profile.ts'
import { contactForm } from '#content/contact-form.ts'
import { allDownloads, factSheetLink, sample } from '#content/downloads.ts'
import { feeds } from '#content/feeds.ts'
import { forms } from '#content/forms.ts'
import { intakeCopy } from '#content/intake.ts'
import { type Kept, privacyArticles } from '#content/legal/privacy.ts'
import {
  newsletterConsent,
  newsletterForm,
  newsletterPage,
  stayUpdated,
} from '#content/newsletter.ts'
import { questionAreas, questionnaire, questions } from '#content/security-questionnaire.ts'
import { singleKeys, singleKeysPart } from '#content/single-keys.ts'
import { type SitePath, sitePaths } from '#content/site-map.ts'
import { retentionCopy, supplierRoles, trust } from '#content/trust.ts'

/** Texts on every public page. */
const everywhere = [company, companyProfile, newsletterForm, stayUpdated, newsletterConsent]
/** What a page shows beside its own copy. */
const besides: Partial<Record<SitePath, readonly unknown[]>> = {
  '/accessibility': [
    ...[criteria, gaps, handTests, notTested],
    ...[accessibilityWords, singleKeys, singleKeysPart],
  ],
  // The newsletter's own page is reached from the insights.
  '/blog': [feeds, newsletterPage],
  '/book': [calendarCopy, bookingForm],
  '/careers': [applicationForm],
  '/contact': [contactForm, intakeCopy.consent],
  '/downloads': [sample, allDownloads, factSheetLink, trust.downloads],
  '/blueprint': [sample, forms.blueprint, intakeCopy.consent],
  '/procurement': [allDownloads, sample],
  '/trust': [retentionCopy, supplierRoles, questionnaire, questions, questionAreas, asvs, sample],
}

/**
 * Every text of each page as visitors read it, in the order of the page: sentences, labels, lines of lists.
 * Descriptions for search engines are left out.
 * @param copies of the pages with the changes that staff have published
 * @param kept what the operator has set
 * @param day what positions that are closed on it say is left out
 */
export function pageStrings(copies: PageCopies, kept: Kept, day: Date): Map<SitePath, string[]> {
  const today = day.toISOString().slice(0, 10)
  return new Map(
    sitePaths.map((path) => {
      const { meta: _, ...copy } = copies[path]
      const articles = path === '/privacy' ? privacyArticles(kept) : []
      return [path, stringsIn([copy, articles, besides[path], everywhere], today)]
    }),
  )
}

function stringsIn(copy: unknown, today: string): string[] {
  if (typeof copy === 'string') return [inOneLine(copy)]
  if (typeof copy !== 'object' || copy === null || isClosed(copy, today)) return []
  if (Array.isArray(copy) && copy.length > 0 && copy.every(isPartOfHeadline))
    return [inOneLine(copy.map(({ text }) => text).join(''))]
  return Object.values(copy).flatMap((part) => stringsIn(part, today))
}

/** Whether it is a position that is open no more. */
const isClosed = (copy: object, today: string): boolean =>
  'validThrough' in copy && String(copy.validThrough) < today

/** A headline in parts, some of them accented, is one text. */
const isPartOfHeadline = (copy: unknown): copy is { text: string } =>
  typeof copy === 'object' &&
  copy !== null &&
  'text' in copy &&
  Object.keys(copy).every((key) => /^(text|accent)$/.test(key))

/** A text without breaks of lines and narrow spaces, as texts are compared. */
export const inOneLine = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim()
