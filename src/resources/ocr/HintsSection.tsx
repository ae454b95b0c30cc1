import { Button } from '@mui/material'
import { LocateFixed, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Document.module.css'
import type { Lit, ShownDocument } from './document.ts'

interface HintsSectionProps {
  document: Pick<ShownDocument, 'hints' | 'seenBefore'>
  lit: Lit
}

/** Reasons to look closely, each with what it rests on. They are never verdicts. */
export const HintsSection = ({ document: { hints, seenBefore }, lit }: HintsSectionProps) => {
  const text = useTexts('ocr')
  const words = useTexts('documents')
  const { short } = useDateFormats()
  const count = hints.length + seenBefore.length
  return (
    <Section
      title={text('hints.title')}
      badge={<ToneChip tone={count > 0 ? 'warning' : 'neutral'} label={String(count)} />}
      aside={count > 0 && words('hintNote')}
    >
      {count === 0 ? (
        <p className={styles.none}>{text('hints.none')}</p>
      ) : (
        <ul className={styles.hints}>
          {hints.map(({ code, seen, expected, box }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hints have no identity and never change
            <li key={at} onPointerEnter={() => box && lit.light(`hint-${at}`)}>
              <TriangleAlert size={16} aria-hidden="true" />
              <div>
                <strong>{words(`hint.${code}`)}</strong>
                <p>
                  {[
                    seen && text('hints.seen', { value: seen }),
                    expected && text('hints.expected', { value: expected }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </p>
                {box && (
                  <Button size="small" startIcon={<LocateFixed />} onClick={() => lit.light(`hint-${at}`)}>
                    {text('hints.show')}
                  </Button>
                )}
              </div>
            </li>
          ))}
          {seenBefore.map(({ id, at, by }) => (
            <li key={id}>
              <TriangleAlert size={16} aria-hidden="true" />
              <div>
                <strong>{text(`hints.before.${by}`)}</strong>
                <p>
                  <Link to={withId(paths.globalOcrReport, id)}>{text('hints.open', { time: short(at) })}</Link>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
