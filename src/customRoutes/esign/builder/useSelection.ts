import { useState } from 'react'
import type { DraftField, EnvelopeDraft } from '../../../../contracts/esign/draft.ts'

export interface Selection {
  /** In the order in which they were selected; all of one page. */
  fields: readonly DraftField[]
  /** While several are selected one by one, the focus alone selects nothing. */
  isSeveral: boolean
  /** Selects one alone, or none. */
  select: (id: string | undefined) => void
  /** Adds a field, or takes it out. A field of another page is selected alone. */
  toggle: (id: string) => void
  selectAll: (ids: readonly string[]) => void
  setSeveral: (isSeveral: boolean) => void
}

/** Which fields are selected. */
export function useSelection(draft: EnvelopeDraft): Selection {
  const [{ ids, isSeveral }, set] = useState<{ ids: readonly string[]; isSeveral: boolean }>({
    ids: [],
    isSeveral: false,
  })
  const fieldsOf = (wanted: readonly string[]) =>
    wanted.flatMap(id => draft.fields.find(field => field.id === id) ?? [])
  const fields = fieldsOf(ids)
  return {
    fields,
    isSeveral,
    select: id => set({ ids: id === undefined ? [] : [id], isSeveral: false }),
    toggle: id => {
      const page = draft.fields.find(field => field.id === id)?.page
      const others = fields.filter(field => field.page === page && field.id !== id).map(field => field.id)
      const isIn = fields.some(field => field.id === id)
      set({ ids: isIn ? others : [...others, id], isSeveral: true })
    },
    selectAll: all => set({ ids: all, isSeveral: all.length > 1 }),
    setSeveral: next => set({ ids: next ? ids : ids.slice(-1), isSeveral: next }),
  }
}
