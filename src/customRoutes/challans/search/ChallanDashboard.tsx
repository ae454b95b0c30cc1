import { Search } from 'lucide-react'
import { Title } from 'react-admin'
import { Navigate, useSearchParams } from 'react-router-dom'
import { readLookup } from '../../../../contracts/challanSession.ts'
import { paths } from '../../../../contracts/paths.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { RecentSearches } from './RecentSearches.tsx'
import styles from './Search.module.css'
import { SearchResults } from './SearchResults.tsx'
import { useVehicleSearch } from './useVehicleSearch.ts'
import { VehicleRows } from './VehicleRows.tsx'

const MOST = 25

/** Looks up the challans of one vehicle or of several at once. `?retry=true` goes on with a payment that failed (A119). */
const ChallanDashboard = () => {
  const text = useTexts('challanTool')
  const [query] = useSearchParams()
  const { rows, problems, change, remove, add, submit, busy, answer, error } = useVehicleSearch()
  // Back to the search of this tab with what was selected, where it still is.
  if (query.get('retry') === 'true' && readLookup(sessionStorage))
    return <Navigate to={paths.challanDashboardPayment} replace />
  return (
    <>
      <Title title={text('title')} />
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
              <VehicleRows
                rows={rows}
                problems={problems}
                most={MOST}
                onChange={change}
                onRemove={remove}
                onAdd={add}
              />
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
