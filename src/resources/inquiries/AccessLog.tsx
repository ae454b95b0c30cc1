import { listInquiryAccess } from '../../../contracts/calls/inquiries.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { Section } from '../../components/Section.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Inquiries.module.css'

/** Who has opened, read or downloaded the inquiry. */
export const AccessLog = ({ id }: { id: string }) => {
  const text = useTexts('inquiriesScreen')
  const words = useTexts('accessLog')
  const { short } = useDateFormats()
  const { data } = useCallQuery(listInquiryAccess, { params: { id } })
  return (
    <Section title={text('log.title')}>
      {data?.entries.length === 0 && <p className={styles.lead}>{text('log.none')}</p>}
      <ul className={styles.questions}>
        {data?.entries.map(({ id: entry, by, action, at }) => (
          <li key={entry}>
            <span>{by}</span>
            <span className={styles.quiet}>
              {text(`log.${action}`)}, {short(at)}
            </span>
          </li>
        ))}
      </ul>
      {data?.entries.length === limits.accessLogEntries && (
        <p className={styles.lead}>{words('newest', { count: limits.accessLogEntries })}</p>
      )}
    </Section>
  )
}
