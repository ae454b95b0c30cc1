import { Skeleton, TextField } from '@mui/material'
import { listAnswerReuse, setAnswerReuse } from '../../../contracts/calls/answerReuse.ts'
import { type ReuseHours, reuseHours } from '../../../contracts/checks/answerReuse.ts'
import { productOf } from '../../../contracts/products/index.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Pricing.module.css'

type Setting = ReplyOf<typeof listAnswerReuse>[number]

/** For how long the account has its own answers again, by product. */
export const AnswerReuse = () => {
  const text = useTexts('pricing')
  const maySee = useCanCall(listAnswerReuse)
  const mayChange = useCanCall(setAnswerReuse)
  const { data, error, refetch } = useCallQuery(listAnswerReuse, {}, { enabled: maySee })
  if (!maySee) return null
  return (
    <Section title={text('reuse.title')}>
      <p className={styles.note}>{text('reuse.lead')}</p>
      {!mayChange && <p className={styles.note}>{text('reuse.readOnly')}</p>}
      {error && !data && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={240} />}
      {data && (
        <ul className={styles.reuse}>
          {data.map(setting => (
            <ProductReuse key={setting.product} setting={setting} mayChange={mayChange} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const DAY_HOURS = 24

const ProductReuse = ({ setting: { product, hours }, mayChange }: { setting: Setting; mayChange: boolean }) => {
  const text = useTexts('pricing')
  const label = productOf(product).label[useLocale()]
  const { run, busy } = useCallAction(setAnswerReuse)
  const words = (time: ReuseHours) =>
    time < DAY_HOURS
      ? text('reuse.hours', { smart_count: time })
      : text('reuse.days', { smart_count: time / DAY_HOURS })
  const change = (value: string) => {
    const chosen = reuseHours.find(time => String(time) === value) ?? null
    run({ params: { product }, body: { hours: chosen } }, text('reuse.saved', { product: label }))
  }
  return (
    <li>
      <span className={styles.product}>{label}</span>
      <TextField
        select
        size="small"
        disabled={busy || !mayChange}
        value={hours === null ? '' : String(hours)}
        onChange={event => change(event.target.value)}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': text('reuse.of', { product: label }) },
        }}
      >
        <option value="">{text('reuse.never')}</option>
        {reuseHours.map(time => (
          <option key={time} value={time}>
            {words(time)}
          </option>
        ))}
      </TextField>
    </li>
  )
}
