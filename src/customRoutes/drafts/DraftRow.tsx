import { useDataProvider } from 'ra-core'
import { productOf } from '../../../contracts/products/index.ts'
import { type Draft, draft as resource } from '../../../contracts/resources/draft.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ResumableRow } from './ResumableRow.tsx'

/** A single check that was saved. */
export const DraftRow = ({ draft }: { draft: Draft }) => {
  const text = useTexts('templates')
  const locale = useLocale()
  const { short, day } = useDateFormats()
  const dataProvider = useDataProvider()
  const product = productOf(draft.product)
  const label = product.label[locale]
  const name = draft.subject ? `${label} ${draft.subject}` : label
  return (
    <ResumableRow
      name={name}
      to={`${product.paths.verify}?draft=${draft.id}`}
      remove={() => dataProvider.delete(resource.name, { id: draft.id })}
    >
      <b>{label}</b>
      <span className={draft.subject ? 'mono' : undefined}>{draft.subject ?? text('drafts.unfinished')}</span>
      {draft.reference && <span>{draft.reference}</span>}
      <span className="num">
        {text('drafts.savedBy', { by: draft.savedBy, date: short(draft.updatedAt), until: day(draft.expiresAt) })}
      </span>
    </ResumableRow>
  )
}
