import { Search } from 'lucide-react'
import { useGetList } from 'ra-core'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { readLookup } from '../../../../contracts/challans/challanSession.ts'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import type { ChallanSearchRow } from '../../../../contracts/resources/challanSearch.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { NumberPlate } from '../../../components/plain/NumberPlate.tsx'
import { Section } from '../../../components/Section.tsx'
import { PageTitle } from '../../../components/usePageTitle.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Search.module.css'
import { SearchResults } from './SearchResults.tsx'
import { useVehicleSearch } from './useVehicleSearch.ts'
import { VehicleRows } from './VehicleRows.tsx'

const MAX = 25

/** Searches the challans of one or more vehicles. `?retry=true` returns to a failed payment (A119). */
const ChallanDashboard = () => {
  const text = useTexts('challanTool')
  const [query] = useSearchParams()
  const { rows, problems, change, remove, add, submit, busy, answer, error } = useVehicleSearch()
  // Returns to this tab's search with its selection, if it is still stored.
  if (query.get('retry') === 'true' && readLookup(sessionStorage))
    return <Navigate to={paths.challanDashboardPayment} replace />
  return (
    <>
      <PageTitle title={text('title')} />
      <PageHeader crumbs={[{ label: text('title') }]} title={text('search.title')} />
      <div className={styles.page}>
        <div className={styles.main}>
          <Section title={text('search.vehicles')}>
            <form
              noValidate
              onSubmit={event => {
                event.preventDefault()
                if (!busy) submit()
              }}
            >
              <p className={styles.lead}>{text('search.lead')}</p>
              <VehicleRows rows={rows} problems={problems} most={MAX} onChange={change} onRemove={remove} onAdd={add} />
              <BusyButton
                type="submit"
                variant="contained"
                size="large"
                busy={busy}
                startIcon={<Search aria-hidden="true" />}
              >
                {text(busy ? 'search.busy' : 'search.submit')}
              </BusyButton>
              {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
            </form>
          </Section>
          {answer && <SearchResults answer={answer} />}
        </div>
        <RecentSearches />
      </div>
    </>
  )
}

export default ChallanDashboard

const SHOWN = 5

/** The account's latest searches. Opening one fetches current prices. */
const RecentSearches = () => {
  const text = useTexts('challanTool')
  const { short } = useDateFormats()
  const { data } = useGetList<ChallanSearchRow>(
    'challan-searches',
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'createdAt', order: 'DESC' } },
    // The page works without them.
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
