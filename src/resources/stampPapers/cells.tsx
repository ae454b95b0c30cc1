import { Link } from 'react-router-dom'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { StampPaperRecord } from '../../../contracts/resources/stampPaper.ts'

interface CellProps {
  record: StampPaperRecord
}

/** On a card, which is itself pressed. */
export const EnvelopeTitle = ({ record: { envelope } }: CellProps) => envelope?.title ?? ''

export const EnvelopeLink = ({ record: { envelope } }: CellProps) =>
  envelope ? (
    <Link
      to={withId(paths.esignDetail, envelope.id)}
      // The row is clickable too.
      onClick={event => event.stopPropagation()}
    >
      {envelope.title}
    </Link>
  ) : (
    '-'
  )

export const Value = ({ value }: { value: number }) => formatPaise(value)
