import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { searchPage } from '#content/search.ts'

/** A plain GET form: what is asked stands in the address. */
export function SearchForm({ words }: { words: string }) {
  const { state, location } = useNavigation()
  const searching = state === 'loading' && location.pathname === '/search'
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef(words)
  useEffect(() => {
    // The back button changes the address without this form. What was typed before the scripts came, stays.
    if (box.current && shown.current !== words) box.current.value = words
    shown.current = words
  }, [words])
  return (
    <Form
      role="search"
      action="/search"
      aria-busy={searching}
      className="flex flex-wrap items-end gap-x-4 gap-y-3 border-b-[3px] border-double border-ink pb-3"
    >
      <div className="min-w-0 grow basis-64">
        <label htmlFor="site-search" className="label text-ink-muted">
          {searchPage.label}
        </label>
        <input
          ref={box}
          id="site-search"
          type="search"
          name="q"
          maxLength={100}
          defaultValue={words}
          placeholder={searchPage.placeholder}
          // Who comes here to search begins at once; who has searched begins with what was found.
          // biome-ignore lint/a11y/noAutofocus: the page is for nothing else.
          autoFocus={words === ''}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          className="headline block h-14 w-full min-w-0 bg-transparent text-[1.375rem] text-ink placeholder:text-ink-muted md:text-[1.75rem]"
        />
      </div>
      <Button type="submit" size="large" className="max-sm:w-full">
        {searching ? searchPage.searching : searchPage.submit}
      </Button>
    </Form>
  )
}
