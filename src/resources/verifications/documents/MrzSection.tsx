import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { CircleCheck, CircleX } from 'lucide-react'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Document.module.css'
import type { Lit, ShownDocument } from './document.ts'

/** The machine-readable zone with each check digit: as printed, and as calculated by ICAO 9303. */
export const MrzSection = ({ mrz, lit }: { mrz: NonNullable<ShownDocument['mrz']>; lit: Lit }) => {
  const text = useTexts('ocr')
  const words = useTexts('documents')
  const { format, lines, corrected, valid, checkDigits } = mrz
  return (
    <div className={styles.part} onPointerEnter={() => lit.light('mrz')}>
      <Section
        flush
        title={text('mrz.title')}
        aside={text('mrz.format', { format })}
        badge={
          <ToneChip
            tone={valid ? 'success' : 'danger'}
            icon={valid ? CircleCheck : CircleX}
            label={text(valid ? 'mrz.valid' : 'mrz.wrong')}
          />
        }
      >
        <pre className={styles.zone}>{lines.join('\n')}</pre>
        {corrected > 0 && <p className={styles.note}>{text('mrz.corrected', { smart_count: corrected })}</p>}
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
                  <ToneChip
                    tone={ok ? 'success' : 'danger'}
                    icon={ok ? CircleCheck : CircleX}
                    label={text(ok ? 'mrz.ok' : 'mrz.bad')}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Section>
    </div>
  )
}
