import { Button } from '@mui/material'
import { FileDown } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { downloadTrubgvPdf } from '../../../contracts/calls/trubgv.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { trubgvCaseResource } from '../../../contracts/resources/case.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CaseSummary } from '../cases/CaseSummary.tsx'
import { CaseTimeline } from '../cases/CaseTimeline.tsx'
import { Steps } from '../cases/Steps.tsx'
import { Comparison } from './Comparison.tsx'
import { Contradictions } from './Contradictions.tsx'
import { Missing } from './Headline.tsx'
import { NotThere } from './NotThere.tsx'
import { Sources } from './Sources.tsx'
import styles from './Trubgv.module.css'
import { useTrubgv } from './useTrubgv.ts'

const REFRESH_MS = 2_000

/** Claimed against found, with what contradicts; beside it the sources, below it the steps of the case. */
const DetailPage = () => {
  const text = useTexts('trubgvScreen')
  const { id, data: shown, error, refetch } = useTrubgv()
  const mayDownload = useCanCall(downloadTrubgvPdf)
  const { data: found } = useGetOne<ShownCaseDetail, CallError>(
    trubgvCaseResource.name,
    // A separate cache key: list rows have no steps.
    { id, meta: { detail: true } },
    { retry: false, refetchInterval: ({ state }) => state.data?.status === 'open' && REFRESH_MS },
  )
  /** In clear, until the page is left or masked again. */
  const [clear, setClear] = useState<ShownCaseDetail>()
  if (!shown || !found) return <NotThere error={error} onRetry={() => void refetch()} />
  // What has changed since it was shown in clear is in the masked one.
  const current = clear?.id === found.id && clear.events.length === found.events.length ? clear : found
  return (
    <>
      <CaseSummary found={current} isClear={current === clear} onClear={setClear} />
      <div className={styles.stack}>
        <Missing shown={shown} />
        <TwoColumns
          aside={
            <>
              {mayDownload && (
                <Button
                  fullWidth
                  variant="outlined"
                  startIcon={<FileDown aria-hidden="true" />}
                  component={Link}
                  to={withId(paths.trubgvDownload, id)}
                >
                  {text('detail.download')}
                </Button>
              )}
              <Sources shown={shown} />
              <CaseTimeline found={current} />
            </>
          }
        >
          <Contradictions shown={shown} />
          <Comparison shown={shown} />
          <Steps found={current} />
        </TwoColumns>
      </div>
    </>
  )
}

export default DetailPage
