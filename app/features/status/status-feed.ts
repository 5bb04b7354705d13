import { company } from '#content/company.ts'
import { language } from '#content/locale.ts'
import { statusCopy, statusPage } from '#content/status.ts'
import { type NoticeUpdate, type PostedNotice, type StatusBoard, statusPath } from './status.ts'

export const statusFeedPath = '/status/feed.xml'
export const statusFeedType = 'application/atom+xml'
const entriesMost = 50

/** By which browsers and feed readers find the feed. */
export const statusFeedLink = {
  tagName: 'link' as const,
  rel: 'alternate',
  type: statusFeedType,
  title: statusPage.meta.title,
  href: statusFeedPath,
}

/** The newest updates of all notices (RFC 4287). */
export function statusFeed(origin: string, { notices, readAt }: StatusBoard): string {
  const entries = notices
    .flatMap((notice) => notice.updates.map((update) => ({ notice, update })))
    .toSorted((a, b) => (a.update.created_at < b.update.created_at ? 1 : -1))
    .slice(0, entriesMost)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xml(origin + statusPath)}</id>`,
    `<title>${xml(`${statusPage.meta.title} · ${company.name}`)}</title>`,
    `<updated>${entries[0]?.update.created_at ?? readAt}</updated>`,
    `<author><name>${xml(company.name)}</name></author>`,
    `<link rel="self" type="${statusFeedType}" href="${xml(origin + statusFeedPath)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(origin + statusPath)}"/>`,
    ...entries.map(({ notice, update }) => entryOf(origin, notice, update)),
    '</feed>',
    '',
  ].join('\n')
}

function entryOf(origin: string, { title }: PostedNotice, update: NoticeUpdate): string {
  const { id, status, text, created_at } = update
  return [
    '<entry>',
    `<id>urn:uuid:${id}</id>`,
    `<title>${xml(`${statusCopy.statuses[status]}: ${title}`)}</title>`,
    `<link rel="alternate" type="text/html" href="${xml(origin + statusPath)}"/>`,
    `<updated>${created_at}</updated>`,
    `<content type="text">${xml(text)}</content>`,
    '</entry>',
  ].join('\n')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string): string => text.replace(/[&<>"]/g, (one) => entities[one] ?? one)
