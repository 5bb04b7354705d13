import { feeds } from '#content/feeds.ts'
import { feedPaths, feedTypes } from './feed.ts'

/** Links to the feeds, for readers who do not want to give an address. */
export function FollowFeeds() {
  return (
    <p className="no-print mt-6 flex flex-wrap items-baseline gap-x-5 gap-y-1 border-t border-line pt-4 text-small">
      <strong className="font-medium">{feeds.follow}</strong>
      <span className="text-ink-muted">{feeds.followText}</span>
      <span className="flex gap-5">
        {(['atom', 'json'] as const).map((kind) => (
          <a
            key={kind}
            href={feedPaths[kind]}
            type={feedTypes[kind]}
            className="text-link inline-flex min-h-8 items-center"
          >
            {feeds[kind]}
          </a>
        ))}
      </span>
    </p>
  )
}
