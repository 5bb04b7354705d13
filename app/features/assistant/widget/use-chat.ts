import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { type Chat, onChat, readChat, sessionId, takeNews } from './chat.ts'
import { fetchNews, openNews } from './chat-requests.ts'
import { followNews, type NewsSource } from './event-feed.ts'

export function useChat(): Chat {
  return useSyncExternalStore(onChat, readChat)
}

/**
 * What a person of the staff writes, as it is written. Only while the tab is looked at: a browser has
 * few connections to one server, and all its tabs share them.
 */
export function useNews(told: (count: number) => void): void {
  const { conversationId } = useChat()
  useEffect(() => {
    if (!conversationId) return
    const query = () => ({ conversationId, sessionId, after: String(readChat().seq) })
    const source: NewsSource = {
      open: (take, lost) => openNews(query(), take, lost),
      ask: () => fetchNews(query()),
    }
    let part = () => {}
    const follow = () => {
      part()
      part = document.hidden ? () => {} : followNews(source, (news) => told(takeNews(news)))
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      part()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [conversationId, told])
}

/** On a phone the panel is all there is to see: nothing behind it can be reached until it closes. */
export function useWholeScreen(open: boolean, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    if (!open || !element) return
    const narrow = matchMedia('(width < 40rem)')
    const behind = [...document.body.children].filter(
      (one) => one instanceof HTMLElement && !one.contains(element) && one.querySelector('main'),
    ) as HTMLElement[]
    const screen = window.visualViewport
    const adapt = () => {
      for (const one of behind) one.inert = narrow.matches
      document.documentElement.classList.toggle('chat-whole', narrow.matches)
      // The keyboard on the screen covers what counts as the page's height.
      element.style.setProperty('--chat-height', screen ? `${screen.height}px` : '100dvh')
      element.style.setProperty('--chat-top', `${screen?.offsetTop ?? 0}px`)
    }
    adapt()
    narrow.addEventListener('change', adapt)
    screen?.addEventListener('resize', adapt)
    screen?.addEventListener('scroll', adapt)
    return () => {
      for (const one of behind) one.inert = false
      document.documentElement.classList.remove('chat-whole')
      narrow.removeEventListener('change', adapt)
      screen?.removeEventListener('resize', adapt)
      screen?.removeEventListener('scroll', adapt)
    }
  }, [open, panel])
}
