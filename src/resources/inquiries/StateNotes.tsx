import type { ShownInquiryDetail, ShownQuestion } from '../../../contracts/inquiries/shown.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Money } from '../../components/Money.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Inquiries.module.css'

/** How it stands: what is still coming, which sources have not answered, what it has cost, and when it is deleted. */
export const StateNotes = ({ shown }: { shown: ShownInquiryDetail }) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const { day: date } = useDateFormats()
  const named = (isOne: (question: ShownQuestion) => boolean) => {
    const labels = shown.nodes.flatMap(({ value, questions }) =>
      questions.filter(isOne).map(({ label }) => `${label[locale]} (${value})`),
    )
    return [...new Set(labels)].join(', ')
  }
  const missing = named(({ state, nextTryAt }) => state === 'unavailable' && nextTryAt !== null)
  const silent = named(({ state, nextTryAt }) => state === 'unavailable' && nextTryAt === null)
  const unpaid = named(({ blockedBy }) => blockedBy === 'balance')
  const dearer = named(({ blockedBy }) => blockedBy === 'price')
  const stopped = named(({ blockedBy }) => blockedBy === 'account')
  // While it gathers, all of them are; afterwards these wait for a person or are slow.
  const open = shown.status === 'ready' ? named(({ state }) => state === 'asking') : ''
  return (
    <>
      {shown.status === 'gathering' && <InlineAlert tone="info">{text('state.gathering')}</InlineAlert>}
      {missing !== '' && <InlineAlert tone="warning">{text('state.missing', { sources: missing })}</InlineAlert>}
      {silent !== '' && <InlineAlert tone="warning">{text('state.silent', { sources: silent })}</InlineAlert>}
      {open !== '' && <InlineAlert tone="warning">{text('state.open', { sources: open })}</InlineAlert>}
      {unpaid !== '' && <InlineAlert tone="danger">{text('state.unpaid', { sources: unpaid })}</InlineAlert>}
      {dearer !== '' && <InlineAlert tone="warning">{text('state.dearer', { sources: dearer })}</InlineAlert>}
      {stopped !== '' && <InlineAlert tone="danger">{text('state.stopped', { sources: stopped })}</InlineAlert>}
      <dl className={styles.figures}>
        <div>
          <dt>{text('state.charged')}</dt>
          <dd>
            <Money paise={shown.chargedPaise} strong />
          </dd>
        </div>
        <div>
          <dt>{text('state.eraseAt')}</dt>
          <dd className="num">{date(shown.eraseAt)}</dd>
        </div>
      </dl>
    </>
  )
}
