import { Button } from '@mui/material'
import { readFile } from '../../../contracts/calls/files.ts'
import type { ShownCaseDetail, ShownCaseFile } from '../../../contracts/cases/shown.ts'
import { formatBytes } from '../../components/fileRules.ts'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FileLine } from '../verifications/files/FileLine.tsx'
import styles from './Cases.module.css'

/** What the person has handed over, by step, and how long it is kept. */
export const CaseFiles = ({ found: { files, steps } }: { found: ShownCaseDetail }) => {
  const text = useTexts('casesScreen')
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <Section title={text('files')}>
      <ul className={styles.files}>
        {files.map(file => (
          <CaseFile key={file.id} file={file} step={steps.find(({ id }) => id === file.step)?.title[locale]} />
        ))}
      </ul>
    </Section>
  )
}

const CaseFile = ({ file, step }: { file: ShownCaseFile; step: string | undefined }) => {
  const text = useTexts('casesScreen')
  const toast = useToast()
  const { short, day } = useDateFormats()
  const { id, type, bytes, keptUntil, deletedAt } = file
  const name = file.name || text('deletedFile')
  const open = () =>
    download(readFile, { params: { id } }, name).catch((error: CallError) => toast(error.message, 'error'))
  return (
    <FileLine
      name={name}
      type={type}
      detail={
        <>
          <span className="num">{[step, type.toUpperCase(), formatBytes(bytes)].filter(Boolean).join(' · ')}</span>
          <br />
          {deletedAt ? text('deletedAt', { time: short(deletedAt) }) : text('keptUntil', { day: day(keptUntil) })}
        </>
      }
    >
      {!deletedAt && (
        <Button size="small" aria-label={text('openFile', { name })} onClick={() => void open()}>
          {text('open')}
        </Button>
      )}
    </FileLine>
  )
}
