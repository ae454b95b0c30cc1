import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Document.module.css'
import type { Lit, ShownDocument } from './document.ts'

/** The machine-readable zone with each check digit: as printed, and as calculated by ICAO 9303. */
export const MrzSection = ({ mrz, lit }: { mrz: NonNullable<ShownDocument['mrz']>; lit: Lit }) => {
  const text = useTexts('ocr')
  const { format, lines, corrected, state, checkDigits } = mrz
  return (
    <div className={styles.part} onPointerEnter={() => lit.light('mrz')}>
      <Section
        flush
        title={text('mrz.title')}
        aside={state !== 'unknown' && text('mrz.format', { format })}
        badge={<ToneChip tone={tones[state]} icon={icons[state]} label={text(`mrz.state.${state}`)} />}
      >
        <pre className={styles.zone}>{lines.join('\n')}</pre>
        {corrected > 0 && <p className={styles.note}>{text('mrz.corrected', { smart_count: corrected })}</p>}
        {(state === 'unknown' || state === 'tooSmall') && <p className={styles.note}>{text(`mrz.${state}`)}</p>}
        {checkDigits.length > 0 && <CheckDigits checkDigits={checkDigits} />}
      </Section>
    </div>
  )
}

const tones = {
  valid: 'success',
  corrected: 'warning',
  wrong: 'danger',
  tooSmall: 'warning',
  unknown: 'warning',
} as const
const icons = {
  valid: CircleCheck,
  corrected: CircleAlert,
  wrong: CircleX,
  tooSmall: CircleAlert,
  unknown: CircleAlert,
} as const

/** A digit that fits only corrected characters is neither right nor wrong. */
const CheckDigits = ({ checkDigits }: Pick<NonNullable<ShownDocument['mrz']>, 'checkDigits'>) => {
  const text = useTexts('ocr')
  const words = useTexts('documents')
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>{text('mrz.part')}</TableCell>
          <TableCell>{text('mrz.printed')}</TableCell>
          <TableCell>{text('mrz.expected')}</TableCell>
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {checkDigits.map(({ name, printed, expected, ok }) => (
          <TableRow key={name}>
            <TableCell>{words(`mrz.${name}`)}</TableCell>
            <TableCell className="mono">{printed || text('mrz.empty')}</TableCell>
            <TableCell className="mono">{expected || text('mrz.empty')}</TableCell>
            <TableCell>
              {ok ? (
                <ToneChip tone="success" icon={CircleCheck} label={text('mrz.ok')} />
              ) : printed === expected ? (
                <ToneChip tone="warning" icon={CircleAlert} label={text('fields.corrected')} />
              ) : (
                <ToneChip tone="danger" icon={CircleX} label={text('mrz.bad')} />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
