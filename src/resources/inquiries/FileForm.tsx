import { Checkbox, FormControlLabel, LinearProgress, TextField } from '@mui/material'
import { useState } from 'react'
import { readInquiryFile } from '../../../contracts/calls/inquiryFiles.ts'
import { INQUIRY_FILE_ROWS } from '../../../contracts/inquiries/file.ts'
import {
  costOfChecks,
  keepDays,
  plannedChecks,
  type SectionName,
  sectionNames,
  sections,
} from '../../../contracts/inquiries/sections.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { FileDropzone } from '../../components/FileDropzone.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductPrices } from '../trubgv/useProductPrices.ts'
import { CostCard } from './CostCard.tsx'
import { FileList } from './FileList.tsx'
import { FileProblems, SampleFile } from './FileProblems.tsx'
import styles from './Inquiries.module.css'
import { type ReadyRow, useStartRows } from './useStartRows.ts'

type Read = SuccessReply<typeof readInquiryFile>

const usual: readonly SectionName[] = sectionNames.filter(name => name !== 'mail')

/** A file with a number a row: what is wrong with each row, and the most that all cost, before anything starts. */
export const FileForm = () => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const [file, setFile] = useState<{ name: string; read?: Read }>()
  const [chosen, setChosen] = useState<readonly SectionName[]>(usual)
  const [days, setDays] = useState<number>(keepDays.usual)
  const [isTrue, setTrue] = useState(false)
  const { mutate, isPending, error } = useCallMutation(readInquiryFile)
  const priceOf = useProductPrices()
  const rows = file?.read?.rows ?? []
  const right = rows.flatMap(({ problems, kind, purpose, basis, ...row }): ReadyRow[] =>
    problems.length === 0 && kind && purpose && basis ? [{ ...row, kind, purpose, basis }] : [],
  )
  /** The most that one row costs; what no chosen section can ask about does not start. */
  const costOf = (row: ReadyRow) => {
    const { least, most } = plannedChecks([row], chosen)
    const fits = Object.keys(least).length > 0
    return { fits, least: costOfChecks(least, priceOf), most: costOfChecks(most, priceOf) }
  }
  const ready = right.filter(row => costOf(row).fits)
  const cost = ready.reduce(
    (sum, row) => ({ least: sum.least + costOf(row).least, most: sum.most + costOf(row).most }),
    { least: 0, most: 0 },
  )
  const { done, busy, problem, start } = useStartRows(
    ready,
    { sections: chosen, keepDays: days },
    row => costOf(row).most,
  )
  const blocker =
    right.length === 0
      ? text('file.blocked')
      : ready.length === 0
        ? text('form.blocked.section')
        : isTrue
          ? undefined
          : text('form.blocked.confirm')
  const send = (given: File) => {
    const body = new FormData()
    body.set('file', given)
    setFile({ name: given.name })
    mutate({ body }, { onSuccess: read => setFile({ name: given.name, read }) })
  }

  return (
    <TwoColumns sticky aside={<CostCard cost={cost} blocker={blocker} busy={busy} onRun={start} />}>
      <Section step={1} title={text('file.title')} aside={<SampleFile />}>
        <FileDropzone
          label={text('file.label')}
          types={['.csv', '.xlsx']}
          maxBytes={limits.bulk.maxBytes}
          hint={text('file.hint', { rows: formatCount(INQUIRY_FILE_ROWS) })}
          onFile={given => !isPending && !busy && send(given)}
          {...(file && {
            file: {
              name: file.name,
              detail: file.read ? text('file.rows', { count: formatCount(rows.length) }) : text('file.reading'),
            },
          })}
        />
        {isPending && <LinearProgress aria-label={text('file.reading')} />}
        {error && !isPending && <InlineAlert tone="danger">{error.message}</InlineAlert>}
      </Section>
      {file?.read && <FileProblems read={file.read} unfit={right.filter(row => !costOf(row).fits)} />}
      <Section step={2} title={text('form.sections')}>
        <ul className={styles.sections} aria-label={text('form.sections')}>
          {sectionNames.map(name => (
            <li key={name}>
              <FormControlLabel
                label={sections[name].label[locale]}
                control={
                  <Checkbox
                    checked={chosen.includes(name)}
                    onChange={() =>
                      setChosen(chosen.includes(name) ? chosen.filter(one => one !== name) : [...chosen, name])
                    }
                  />
                }
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section step={3} title={text('file.terms')}>
        <div className={styles.stack}>
          <TextField
            type="number"
            label={text('form.keep')}
            value={days}
            onChange={event =>
              setDays(Math.min(keepDays.most, Math.max(keepDays.least, Math.round(Number(event.target.value) || 1))))
            }
            slotProps={{ htmlInput: { min: keepDays.least, max: keepDays.most } }}
          />
          <FormControlLabel
            label={text('file.confirm')}
            control={<Checkbox checked={isTrue} onChange={() => setTrue(!isTrue)} />}
          />
        </div>
      </Section>
      {(busy || done > 0) && (
        <Section title={text('file.progress', { done, count: ready.length })}>
          <LinearProgress
            variant="determinate"
            value={(100 * done) / Math.max(1, ready.length)}
            aria-label={text('file.progress', { done, count: ready.length })}
          />
        </Section>
      )}
      {problem && (
        <InlineAlert tone="danger">{text('file.stopped', { done, count: ready.length, message: problem })}</InlineAlert>
      )}
      <FileList />
    </TwoColumns>
  )
}
