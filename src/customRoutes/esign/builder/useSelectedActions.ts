import { withBoxes } from './arrange.ts'
import { useBuilder } from './builder.ts'
import { withFieldsCopied, withFieldsOnAllPages, withoutFields } from './draft.ts'
import type { Box } from './geometry.ts'

/** What can be done with the selected fields, one or several. */
export function useSelectedActions() {
  const { draft, change, sizes, files, selection } = useBuilder()
  const { fields, select, selectAll } = selection
  const page = fields[0]?.page ?? ''
  const size = sizes.get(page)
  return {
    fields,
    /** Of their page. */
    size,
    put: (boxes: ReadonlyMap<string, Box>) => change(now => withBoxes(now, boxes)),
    /** The copies are selected. */
    copy: () => {
      if (!size) return
      const next = withFieldsCopied(draft, fields, page, size)
      change(() => next)
      selectAll(next.fields.slice(draft.fields.length).map(({ id }) => id))
    },
    copyToAll: () => change(now => withFieldsOnAllPages(now, fields, files)),
    remove: () => {
      const ids = fields.map(({ id }) => id)
      change(now => withoutFields(now, ids))
      select(undefined)
    },
  }
}
