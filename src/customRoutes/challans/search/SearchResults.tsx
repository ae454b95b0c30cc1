import { Button } from '@mui/material'
import { ArrowRight, CloudOff } from 'lucide-react'
import type { searchChallans } from '../../../../contracts/calls/challans.ts'
import { isPaid } from '../../../../contracts/challans/challans.ts'
import { toPaise } from '../../../../contracts/platform/money.ts'
import { Money } from '../../../components/Money.tsx'
import { NumberPlate } from '../../../components/plain/NumberPlate.tsx'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { SuccessReply } from '../../../dataProvider/api.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useOpenSearch } from '../useOpenSearch.ts'
import styles from './Search.module.css'

type Answer = SuccessReply<typeof searchChallans>
type Found = Answer['found'][number]

/** The result for each vehicle: pending challans with a link to payment, or the error. */
export const SearchResults = ({ answer: { found, failed } }: { answer: Answer }) => {
  const text = useTexts('challanTool')
  return (
    <Section flush title={text('search.found')}>
      <ul className={styles.results} aria-live="polite">
        {found.map(one => (
          <FoundRow key={one.parentId} found={one} />
        ))}
        {failed.map(({ index, rcNo, message }) => (
          <li key={index}>
            <NumberPlate rc={rcNo} />
            <div className={styles.words}>
              <ToneChip tone="warning" icon={CloudOff} label={text('search.failed')} dashed />
              <span className={styles.quiet}>{message}</span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const FoundRow = ({ found }: { found: Found }) => {
  const text = useTexts('challanTool')
  const { time } = useDateFormats()
  const open = useOpenSearch()
  const pending = found.result.filter(({ status }) => !isPaid(status, 'console'))
  const paid = found.result.length - pending.length
  const due = pending.reduce((sum, { amountChallan }) => sum + toPaise(amountChallan), 0)
  return (
    <li>
      <NumberPlate rc={found.rcNo} />
      <div className={styles.words}>
        {found.result.length === 0 ? (
          <strong>{text('search.none')}</strong>
        ) : (
          <strong>
            {text('search.pending', { count: pending.length })} · {text('search.paid', { count: paid })}
          </strong>
        )}
        <span className={styles.quiet}>
          {found.result.length === 0 && `${text('search.noneDetail')} `}
          {text('search.asOf', { time: time(found.fetchedAt) })}
        </span>
      </div>
      {found.result.length > 0 && (
        <>
          <Money paise={due} strong />
          <Button
            variant={pending.length > 0 ? 'contained' : 'outlined'}
            endIcon={<ArrowRight aria-hidden="true" />}
            onClick={() => open(found)}
          >
            {text(pending.length > 0 ? 'search.open' : 'search.view')}
          </Button>
        </>
      )}
    </li>
  )
}
