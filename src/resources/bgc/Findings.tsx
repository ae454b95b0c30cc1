import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { FileDown, Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type BgcCaseFacts, downloadBgcReport, readBgcCase, shareBgcReport } from '../../../contracts/calls/bgc.ts'
import { type CheckResult, checkResults, checkVerdictChoices } from '../../../contracts/cases/bgc/results.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { CopyBox } from '../../components/CopyBox.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { ActionDialog, type ResultProps } from '../../components/form/ActionDialog.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { callQueryKey, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ProductValue } from '../verifications/ProductValue.tsx'
import styles from './Bgc.module.css'
import { CaseLocation } from './CaseLocation.tsx'
import { NoticeCard } from './NoticeCard.tsx'
import { RescreeningCard } from './RescreeningCard.tsx'

/** What the employer reads first: when it ends, the answer of each check, and what a refusal needs. */
export const Findings = ({ found }: { found: ShownCaseDetail }) => {
  const text = useTexts('bgcScreen')
  const { data } = useCallQuery(readBgcCase, { params: { id: found.id } })
  const cache = useQueryClient()
  const happened = found.events.length
  // What a refusal needs changes as the case goes on. A reply that is on its way may be from before.
  useEffect(() => {
    const asked = { queryKey: callQueryKey(readBgcCase) }
    return () => void cache.cancelQueries(asked).then(() => cache.invalidateQueries(asked))
  }, [happened, cache])
  const results = checkResults(found)
  return (
    <>
      {data && <NoticeCard found={found} facts={data} />}
      <Section flush title={text('findings.title')} aside={<ReportButtons found={found} />}>
        {data && <Promised found={found} facts={data} />}
        <CaseLocation found={found} />
        <ul className={styles.checks}>
          {results.map(result => (
            <Check key={result.name} result={result} />
          ))}
        </ul>
      </Section>
      <RescreeningCard found={found} />
    </>
  )
}

const Promised = ({ found, facts: { promise } }: { found: ShownCaseDetail; facts: BgcCaseFacts }) => {
  const text = useTexts('bgcScreen')
  const { short } = useDateFormats()
  if (!promise) return null
  const times = { half: short(promise.p50At), most: short(promise.p90At) }
  const isOver = found.endedAt !== null
  const isKept = found.endedAt !== null && found.endedAt <= promise.p90At
  return (
    <p className={styles.promise}>
      {text(isOver ? (isKept ? 'findings.kept' : 'findings.late') : 'findings.promise', times)}
      {!isOver && !promise.isMeasured && ` ${text('findings.estimated')}`}
    </p>
  )
}

const Check = ({ result: { label, verdict, reason, claimed, found, source, at } }: { result: CheckResult }) => {
  const text = useTexts('bgcScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  const choice = checkVerdictChoices[verdict]
  return (
    <li>
      <header>
        <h3>{label[locale]}</h3>
        <ToneChip tone={choice.tone ?? 'neutral'} label={choice.label[locale]} />
      </header>
      {reason && <p>{reason[locale]}</p>}
      {(claimed.length > 0 || found.length > 0) && (
        <div className={styles.sides}>
          <Side title={text('findings.claimed')} facts={claimed} />
          <Side title={text('findings.found')} facts={found} />
        </div>
      )}
      <p>
        {at
          ? text('findings.sourceAt', { source: source[locale], time: short(at) })
          : text('findings.source', { source: source[locale] })}
      </p>
    </li>
  )
}

const Side = ({ title, facts }: { title: string; facts: CheckResult['claimed'] }) => {
  const locale = useLocale()
  return (
    <div>
      <h4>{title}</h4>
      {facts.length === 0 ? (
        '-'
      ) : (
        <FactList columns={1}>
          {facts.map(({ choice, value, ...field }) => (
            <FactRow key={field.source} label={field.label[locale]}>
              {choice?.[locale] ?? <ProductValue field={field} value={value} />}
            </FactRow>
          ))}
        </FactList>
      )}
    </div>
  )
}

const ReportButtons = ({ found: { id } }: { found: ShownCaseDetail }) => {
  const text = useTexts('bgcScreen')
  const toast = useToast()
  const mayDownload = useCanCall(downloadBgcReport)
  const mayShare = useCanCall(shareBgcReport)
  const [open, setOpen] = useState(false)
  const save = () =>
    download(downloadBgcReport, { params: { id } }, `background-verification-${id}.pdf`).catch((error: CallError) =>
      toast(error.message, 'error'),
    )
  return (
    <span className={styles.buttons}>
      {mayShare && (
        <Button size="small" startIcon={<Link2 aria-hidden="true" />} onClick={() => setOpen(true)}>
          {text('findings.link')}
        </Button>
      )}
      {mayDownload && (
        <Button size="small" startIcon={<FileDown aria-hidden="true" />} onClick={() => void save()}>
          {text('findings.report')}
        </Button>
      )}
      {open && (
        <ActionDialog
          call={shareBgcReport}
          params={{ id }}
          title={text('findings.linkTitle')}
          detail={text('findings.linkDetail')}
          confirm={text('findings.linkMake')}
          result={LinkMade}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}

const LinkMade = ({ reply, titleId, onClose }: ResultProps<typeof shareBgcReport>) => {
  const text = useTexts('bgcScreen')
  return (
    <div className={styles.made}>
      <h2 id={titleId}>{text('findings.linkMade')}</h2>
      <CopyBox value={reply.url} name={text('findings.linkMade')} />
      <Button onClick={onClose}>{text('findings.close')}</Button>
    </div>
  )
}
