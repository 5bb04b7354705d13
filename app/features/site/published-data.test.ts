import { describe, expect, it } from 'vitest'
import { publishedCard } from './published-card.ts'
import { articleData, caseStudyData } from './published-data.ts'

const origin = 'https://unordin.example'
const insight = {
  ...{ slug: 'offline', title: 'Records written offline', excerpt: null, image: null },
  ...{ published_at: '2026-03-01T00:00:00Z', updated_at: '2026-03-01T00:00:00Z' },
  ...{ content_type: null, capabilities: [] },
}
const project = {
  ...{ slug: 'one-file', title: 'One file', description: null, capabilities: [] },
  ...{ updated_at: '2026-03-01T00:00:00Z', sector: { name: 'Borders' } },
}
const composed = { ...project, subtitle: 'Composed case study: a ministry' }
const real = { ...project, subtitle: 'The consulates of one ministry' }

describe('articleData', () => {
  it('names the person who signed', () =>
    expect(articleData({ ...insight, author: 'Ada Roy' }, origin)).toMatchObject({
      author: { '@type': 'Person', name: 'Ada Roy' },
    }))

  it.each(['Sample author', ' sample AUTHOR ', null])('makes no person of %j', (author) =>
    expect(articleData({ ...insight, author }, origin)).toMatchObject({
      author: { '@type': 'Organization' },
    }),
  )
})

describe('a composed case study', () => {
  it('says so to machines', () =>
    expect(caseStudyData(composed, origin)).toMatchObject({
      alternativeHeadline: composed.subtitle,
    }))

  it('says so on its share image, and another one does not', () => {
    expect(publishedCard.project(composed).note).toBe('Composed case study, Borders')
    expect(publishedCard.project(real).note).toBe('Case study, Borders')
  })
})
