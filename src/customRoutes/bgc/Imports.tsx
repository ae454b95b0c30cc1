import { Button } from '@mui/material'
import { useState } from 'react'
import { listBgcImports } from '../../../contracts/calls/bgcImports.ts'
import { importStateChoices, type ShownImport } from '../../../contracts/cases/bgc/imports.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Dashboard.module.css'

const AddFileDialog = lazyPage(() => import('./AddFileDialog.tsx'))

const SHOWN = 5
const REFRESH_MS = 5_000

/** The newest files with candidates: how far each is, and what has to be corrected. Nothing without any. */
export const Imports = () => {
  const text = useTexts('bgcScreen')
  const [isRunning, setRunning] = useState(false)
  const { data } = useCallQuery(listBgcImports, {}, { refetchInterval: isRunning && REFRESH_MS })
  const runs = data?.imports.some(({ state }) => state === 'running') ?? false
  if (runs !== isRunning) setRunning(runs)
  const [opened, setOpened] = useState<string>()
  if (!data || data.imports.length === 0) return null
  return (
    <Section title={text('file.section')}>
      <ul className={styles.rows}>
        {data.imports.slice(0, SHOWN).map(one => (
          <Row key={one.id} found={one} onOpen={() => setOpened(one.id)} />
        ))}
      </ul>
      {opened !== undefined && <AddFileDialog importId={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  )
}

const Row = ({ found, onOpen }: { found: ShownImport; onOpen: () => void }) => {
  const text = useTexts('bgcScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  const { fileName, state, counts, createdBy, createdAt } = found
  const { label, tone = 'neutral' } = importStateChoices[state]
  const left = counts.problem + counts.failed
  return (
    <li>
      <Button className={styles.open} onClick={onOpen}>
        {fileName}
      </Button>
      <ToneChip tone={tone} label={label[locale]} />
      <span className={styles.detail}>
        {[
          text('file.sending', { done: formatCount(counts.added), count: formatCount(counts.total - counts.problem) }),
          ...(left > 0 ? [text('file.left', { smart_count: left })] : []),
          `${createdBy}, ${short(createdAt)}`,
        ].join(' · ')}
      </span>
    </li>
  )
}
