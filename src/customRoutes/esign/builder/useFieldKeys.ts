import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { DraftField } from '../../../../contracts/esign/draft.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { focusField, useBuilder } from './builder.ts'
import { withFieldsCopied } from './draft.ts'

/**
 * The keys for several fields: Ctrl+A selects all of a page, Ctrl+C and Ctrl+V copy them to the page that is in the view, Ctrl+D duplicates them, Escape ends the
 * selection (with the Command key on a Mac).
 */
export function useFieldKeys(
  pages: RefObject<HTMLElement | null>,
  pageInView: string | undefined,
  onSay: (words: string) => void,
): void {
  const text = useTexts('esignBuilder')
  const { draft, sizes, change, selection } = useBuilder()
  const copied = useRef<readonly DraftField[]>([])
  const { fields, selectAll, select } = selection

  const paste = (from: readonly DraftField[], page: string | undefined) => {
    const size = page === undefined ? undefined : sizes.get(page)
    if (from.length === 0 || !page || !size) return
    const next = withFieldsCopied(draft, from, page, size)
    const added = next.fields.slice(draft.fields.length).map(({ id }) => id)
    change(() => next)
    selectAll(added)
    const last = added.at(-1)
    if (last) focusField(last)
    onSay(
      text('fields.pasted', { smart_count: added.length, page: draft.pages.findIndex(({ id }) => id === page) + 1 }),
    )
  }
  const actions: Record<string, () => void> = {
    a: () => {
      const page = fields.at(-1)?.page ?? pageInView
      const all = draft.fields.filter(field => field.page === page)
      selectAll(all.map(({ id }) => id))
      onSay(text('fields.selected', { smart_count: all.length }))
    },
    c: () => {
      copied.current = fields
      onSay(text('fields.copied', { smart_count: fields.length }))
    },
    v: () => paste(copied.current, pageInView),
    d: () => paste(fields, fields[0]?.page),
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && fields.length > 1) {
      event.stopPropagation()
      select(fields.at(-1)?.id)
      return
    }
    const action = actions[event.key.toLowerCase()]
    if (!action || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const { current } = pages
    const listen = (event: KeyboardEvent) => press(event)
    current?.addEventListener('keydown', listen)
    return () => current?.removeEventListener('keydown', listen)
  }, [pages])
}
