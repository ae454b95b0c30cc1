import { Button } from '@mui/material'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { downloadApplicant } from '../../../contracts/calls/onboarding.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { onboardingCaseResource } from '../../../contracts/resources/case.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Settings.module.css'

type State = { is: 'ready' } | { is: 'busy' } | { is: 'done' } | { is: 'failed'; message: string }

/** `/onboarding-solution-download?id=…`: the applicant's file as a signed PDF. */
const ApplicantDownload = () => {
  const text = useTexts('onboardingScreen')
  const locale = useLocale()
  const id = useSearchParams()[0].get('id')
  const [state, setState] = useState<State>({ is: 'ready' })
  if (!id)
    return (
      <MissingRecord
        title={text('download.none')}
        detail={text('download.noneDetail')}
        to={paths.onboardingSolutionResponses}
        back={text('download.toResponses')}
      />
    )
  const save = async () => {
    setState({ is: 'busy' })
    await download(downloadApplicant, { params: { id } }, `${id}.pdf`).then(
      () => setState({ is: 'done' }),
      (error: CallError) => setState({ is: 'failed', message: error.message }),
    )
  }
  const response = `${paths.onboardingSolutionDetail}?id=${encodeURIComponent(id)}`
  return (
    <>
      <PageHeader
        title={text('download.title')}
        crumbs={[
          { label: onboardingCaseResource.words?.title[locale] ?? '', to: paths.onboardingSolutionResponses },
          { label: text('download.title') },
        ]}
      />
      <Section title={text('download.title')}>
        <div className={styles.download}>
          <p>{text('download.lead')}</p>
          <p className={styles.quiet}>{text('download.logged')}</p>
          <div role="status">
            {state.is === 'done' && <InlineAlert tone="success">{text('download.done')}</InlineAlert>}
            {state.is === 'busy' && <p className={styles.quiet}>{text('download.preparing')}</p>}
          </div>
          {state.is === 'failed' && (
            <InlineAlert tone="danger">{`${text('download.failed')}: ${state.message}`}</InlineAlert>
          )}
          <div className={styles.actions}>
            <BusyButton
              variant="contained"
              startIcon={<FileDown aria-hidden="true" />}
              busy={state.is === 'busy'}
              onClick={() => void save()}
            >
              {text(state.is === 'done' ? 'download.again' : 'download.button')}
            </BusyButton>
            <Button color="inherit" component={Link} to={response}>
              {text('download.toResponse')}
            </Button>
          </div>
        </div>
      </Section>
    </>
  )
}

export default ApplicantDownload
