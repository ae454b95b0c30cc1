import type { ApiServerDetail } from '../../../contracts/resources/apiServer.ts'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ApiServers.module.css'

/** The public pages that the mapping was made from, with the day on which they were read. */
export const Documentation = ({ record: { docs } }: { record: ApiServerDetail }) => {
  const text = useTexts('adminSources')
  const { day } = useDateFormats()
  if (docs.length === 0) return null
  return (
    <div className={styles.parts}>
      <Section title={text('servers.docs')}>
        <ul className={styles.list}>
          {docs.map(({ url, readOn }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {url}
              </a>
              <span className={`num ${styles.quiet}`}>{text('servers.readOn', { day: day(readOn) })}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
