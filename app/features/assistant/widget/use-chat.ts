import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { type Chat, lastHeard, onChat, readChat, sessionId, takeEvent } from './chat.ts'
import { fetchEvent, openEvents, sendSeen } from './chat-requests.ts'
import { type FeedSource, followEvents } from './event-feed.ts'

export function useChat(): Chat {
  return useSyncExternalStore(onChat, readChat)
}

/**
 * Follows what is written elsewhere, by staff or in another tab, only while the tab is visible: all tabs share the few connections to one
 * server.
 */
export function useChatEvents(told: (count: number) => void): void {
  const { conversationId } = useChat()
  useEffect(() => {
    if (!conversationId) return
    const query = () => {
      const after = String(lastHeard())
      return { conversationId, sessionId, after, all: '1' as const }
    }
    const source: FeedSource = {
      open: (take, lost) => openEvents(query(), take, lost),
      ask: () => fetchEvent(query()),
    }
    let part = () => {}
    const follow = () => {
      part()
      part = document.hidden ? () => {} : followEvents(source, (event) => told(takeEvent(event)))
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      part()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [conversationId, told])
}

/** What staff wrote and the open panel shows is read: it needs no mail. */
export function useReadReceipts(open: boolean): void {
  const { conversationId, lines } = useChat()
  const fromStaff = lines.findLast(({ by }) => by === 'staff')?.id
  useEffect(() => {
    if (!open || !conversationId || !fromStaff) return
    const tell = () => {
      if (!document.hidden) sendSeen({ conversationId, sessionId, seq: readChat().seq })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [open, conversationId, fromStaff])
}

/** On a phone the panel covers everything: nothing behind it can be reached until it closes. */
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
      // The on-screen keyboard does not change the height of the page.
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
