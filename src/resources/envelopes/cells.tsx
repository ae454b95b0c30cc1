import { Link } from 'react-router-dom'
import type { ShownEnvelope } from '../../../contracts/esign/shown.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface CellProps {
  record: ShownEnvelope
}

/** On a card, which is itself a link. */
export const Title = ({ record: { title } }: CellProps) => {
  const text = useTexts('esignScreen')
  return title || text('untitled')
}

/** A draft opens in the builder, anything else on its page. */
export const TitleLink = ({ record }: CellProps) => (
  <Link
    to={withId(record.state === 'draft' ? paths.esign : paths.esignDetail, record.id)}
    // The row is clickable too: without this, a click with a modifier key would also open the row in this tab.
    onClick={event => event.stopPropagation()}
  >
    <Title record={record} />
  </Link>
)

/** By name, or by address as long as they have none. */
export const Recipients = ({ record: { recipients } }: CellProps) =>
  recipients
    .map(({ name, email, phone }) => name || email || phone)
    .filter(Boolean)
    .join(', ') || '-'

export const Progress = ({ record: { state, done, acting } }: CellProps) => {
  const text = useTexts('esignScreen')
  return state === 'draft' ? '-' : <span className="num">{text('progress', { done, count: acting })}</span>
}

/** Of what is out: what has ended does not expire any more. */
export const Expires = ({ record: { state, expiresAt } }: CellProps) => {
  const { short } = useDateFormats()
  return state === 'sent' && expiresAt ? <span className="num">{short(expiresAt)}</span> : '-'
}

/** The end of its id: a list that was sent to many has no name. */
export const BulkId = ({ value }: { value: string }) => <span className="num">{value.slice(-8)}</span>
