import { Button } from '@mui/material'
import { Braces, FileDown, FileSpreadsheet, FileText } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { downloadTrubgvCsv, downloadTrubgvJson, downloadTrubgvPdf } from '../../../contracts/calls/trubgv.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { shortId } from '../verifications/record.ts'
import { HeadlineChip } from './Headline.tsx'
import { NotThere } from './NotThere.tsx'
import styles from './Trubgv.module.css'
import { useTrubgv } from './useTrubgv.ts'

const files = [
  { kind: 'pdf', icon: FileText, call: downloadTrubgvPdf },
  { kind: 'csv', icon: FileSpreadsheet, call: downloadTrubgvCsv },
  { kind: 'json', icon: Braces, call: downloadTrubgvJson },
] as const
type Kind = (typeof files)[number]['kind']

/** A verification as a signed document, and for programs. */
export const DownloadPage = () => {
  const text = useTexts('trubgvScreen')
  const toast = useToast()
  const [busy, setBusy] = useState<Kind>()
  const { id, data, error, refetch } = useTrubgv()
  if (id === '') return <Navigate replace to={paths.trubgvResponses} />
  if (!data) return <NotThere error={error} onRetry={() => void refetch()} />
  const save = async ({ kind, call }: (typeof files)[number]) => {
    setBusy(kind)
    try {
      await download(call, { params: { id } }, `verification-${id}.${kind}`)
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      toast(failure.message, 'error')
    } finally {
      setBusy(undefined)
    }
  }
  const isPartial = data.headline === 'running' || data.sources.some(({ state }) => state === 'noAnswer')
  return (
    <>
      <PageHeader
        crumbs={[
          { label: text('product'), to: paths.trubgv },
          { label: shortId(id), to: withId(paths.trubgvDetail, id) },
          { label: text('detail.download') },
        ]}
        title={text('download.title', { name: data.name ?? text('detail.noName') })}
        actions={
          <Button variant="outlined" component={Link} to={withId(paths.trubgvDetail, id)}>
            {text('download.back')}
          </Button>
        }
      />
      <div className={styles.stack}>
        {isPartial && <InlineAlert tone="warning">{text('download.partial')}</InlineAlert>}
        <Section title={text('detail.download')} badge={<HeadlineChip headline={data.headline} />}>
          <p className={styles.lead}>{text('download.detail')}</p>
          <ul className={styles.files}>
            {files.map(file => {
              const { kind, icon: Icon } = file
              return (
                <li key={kind}>
                  <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                  <div>
                    <strong>{text(`download.${kind}`)}</strong>
                    <p className={styles.quiet}>{text(`download.${kind}Detail`)}</p>
                  </div>
                  <BusyButton
                    variant={kind === 'pdf' ? 'contained' : 'outlined'}
                    startIcon={<FileDown size={16} aria-hidden="true" />}
                    busy={busy === kind}
                    aria-label={`${text('download.get')}: ${text(`download.${kind}`)}`}
                    onClick={() => void save(file)}
                  >
                    {text('download.get')}
                  </BusyButton>
                </li>
              )
            })}
          </ul>
        </Section>
      </div>
    </>
  )
}
