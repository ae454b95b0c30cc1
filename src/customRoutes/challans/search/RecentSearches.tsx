import { useGetList } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../contracts/paths.ts'
import type { ChallanSearchRow } from '../../../../contracts/resources/challanSearch.ts'
import { NumberPlate } from '../../../components/plain/NumberPlate.tsx'
import { Section } from '../../../components/Section.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Search.module.css'

const SHOWN = 5

/** The latest searches of this account; a press opens one with today's prices. */
export const RecentSearches = () => {
  const text = useTexts('challanTool')
  const { short } = useDateFormats()
  const { data } = useGetList<ChallanSearchRow>(
    'challan-searches',
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'createdAt', order: 'DESC' } },
    // The form works without it.
    { onError: () => {} },
  )
  const all = data && data.length > 0 && (
    <Link className={styles.all} to={`${paths.challanLists}?tab=searches`}>
      {text('search.all')}
    </Link>
  )
  return (
    <Section title={text('search.recent')} aside={all}>
      {data?.length === 0 && <p className={styles.quiet}>{text('search.noRecent')}</p>}
      <ul className={styles.recent}>
        {data?.map(({ id, rcNo, createdAt, pending }) => (
          <li key={id}>
            <Link to={withId(paths.challanDashboardPayment, id)}>
              <NumberPlate rc={rcNo} />
              <span className={`num ${styles.quiet}`}>
                {text('search.pending', { count: pending })} · {short(createdAt)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
