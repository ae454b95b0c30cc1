import { Button } from '@mui/material'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { downloadVideoKyc } from '../../../contracts/calls/videoKyc.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './VideoKyc.module.css'

type State = { is: 'ready' | 'busy' | 'done' } | { is: 'failed'; message: string }

/** `/video-kyc-report-download?id=…`: the signed report. */
const DownloadPage = () => {
  const text = useTexts('videoKycScreen')
  const id = useSearchParams()[0].get('id')
  const [state, setState] = useState<State>({ is: 'ready' })
  if (!id)
    return (
      <MissingRecord
        title={text('download.none')}
        detail={text('download.noneDetail')}
        to={paths.videoKycReports}
        back={text('download.toList')}
      />
    )
  const save = async () => {
    setState({ is: 'busy' })
    await download(downloadVideoKyc, { params: { id } }, `video-kyc-${id}.pdf`).then(
      () => setState({ is: 'done' }),
      (error: CallError) => setState({ is: 'failed', message: error.message }),
    )
  }
  return (
    <>
      <PageHeader
        title={text('download.title')}
        crumbs={[
          { label: text('product'), to: paths.videoKyc },
          { label: text('reports'), to: paths.videoKycReports },
          { label: text('download.title') },
        ]}
      />
      <Section title={text('download.title')}>
        <div className={styles.stack}>
          <p>{text('download.lead')}</p>
          <p className={styles.quiet}>{text('notVcip')}</p>
          <p className={styles.quiet}>{text('download.logged')}</p>
          <div role="status">
            {state.is === 'done' && <InlineAlert tone="success">{text('download.done')}</InlineAlert>}
          </div>
          {state.is === 'failed' && <InlineAlert tone="danger">{state.message}</InlineAlert>}
          <div className={styles.actions}>
            <BusyButton
              variant="contained"
              startIcon={<FileDown aria-hidden="true" />}
              busy={state.is === 'busy'}
              onClick={() => void save()}
            >
              {text('download.button')}
            </BusyButton>
            <Button color="inherit" component={Link} to={withId(paths.videoKycDetails, id)}>
              {text('download.back')}
            </Button>
          </div>
        </div>
      </Section>
    </>
  )
}

export default DownloadPage
