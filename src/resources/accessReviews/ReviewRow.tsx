import { Button } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { decideAccess } from '../../../contracts/calls/accessReviews.ts'
import { grantLines } from '../../../contracts/people/permissionNames.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import {
  type AccessReviewDetail,
  type ReviewDecision,
  reviewDecisions,
} from '../../../contracts/resources/accessReview.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './AccessReviews.module.css'

type Row = AccessReviewDetail['rows'][number]

interface RowProps {
  reviewId: string
  row: Row
}

const tones = { keep: 'success', change: 'warning', end: 'danger' } as const

/** A member of staff in a review: who they are, what they may do, and what was decided. */
export const ReviewRow = ({ reviewId, row }: RowProps) => {
  const text = useTexts('staff')
  const locale = useLocale()
  const rights = grantLines(row.rights, locale)
  return (
    <li>
      <div className={styles.who}>
        <Link className={styles.name} to={withId(paths.adminAccountsDetails, row.id)}>
          {row.name}
        </Link>
        <span>{row.email}</span>
        <ToneChip tone="neutral" label={row.roleName[locale]} />
      </div>
      <Facts row={row} />
      <details className={styles.rights}>
        <summary>{text('review.rights', { smart_count: rights.length })}</summary>
        <ul>
          {rights.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <Decided row={row} />
      {row.mayDecide && <Decide reviewId={reviewId} row={row} />}
    </li>
  )
}

const Facts = ({ row: { lastSignInAt, since, givenBy, until } }: Pick<RowProps, 'row'>) => {
  const text = useTexts('staff')
  const { full, day } = useDateFormats()
  return (
    <dl className={styles.facts}>
      <dt>{text('review.columns.lastSignInAt')}</dt>
      <dd>{lastSignInAt ? full(lastSignInAt) : text('never')}</dd>
      <dt>{text('review.columns.since')}</dt>
      <dd>{day(since)}</dd>
      {givenBy && (
        <>
          <dt>{text('review.columns.givenBy')}</dt>
          <dd>{givenBy}</dd>
        </>
      )}
      {until && (
        <>
          <dt>{text('review.columns.until')}</dt>
          <dd>{day(until)}</dd>
        </>
      )}
    </dl>
  )
}

const Decided = ({ row: { decision, note, decidedBy, decidedAt, isDone } }: Pick<RowProps, 'row'>) => {
  const text = useTexts('staff')
  const { full } = useDateFormats()
  if (!decision || !decidedAt) return null
  return (
    <p className={styles.decided}>
      <ToneChip tone={tones[decision]} label={text(`review.decisions.${decision}`)} />
      {!isDone && <ToneChip tone="warning" label={text('review.notDone')} />}
      <span>{text('review.decidedBy', { name: decidedBy ?? '', time: full(decidedAt) })}</span>
      {note && <span>{note}</span>}
    </p>
  )
}

const Decide = ({ reviewId, row }: RowProps) => {
  const text = useTexts('staff')
  const [decision, setDecision] = useState<ReviewDecision | null>(null)
  const { id, name } = row
  return (
    <div className={styles.buttons}>
      {reviewDecisions.map(one => (
        <Button
          key={one}
          size="small"
          variant="outlined"
          color={one === 'end' ? 'error' : 'primary'}
          aria-label={text(`review.${one}.named`, { name })}
          onClick={() => setDecision(one)}
        >
          {text(`review.${one}.button`)}
        </Button>
      ))}
      {decision && (
        <ActionDialog
          call={decideAccess}
          params={{ id: reviewId, person: id }}
          body={{ decision }}
          danger={decision === 'end'}
          fields={[
            {
              source: 'note',
              kind: 'textarea',
              label: text('review.note'),
              ...(decision !== 'keep' && { required: true, nullable: false }),
            },
          ]}
          defaults={{ note: decision === row.decision ? row.note : null }}
          title={text(`review.${decision}.title`, { name })}
          detail={text(`review.${decision}.detail`)}
          confirm={text(`review.${decision}.button`)}
          done={text(`review.${decision}.done`, { name })}
          onClose={() => setDecision(null)}
        />
      )}
    </div>
  )
}
