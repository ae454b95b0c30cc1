import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Document.module.css'
import type { ShownDocument } from './document.ts'

/** What made reading hard, by picture. */
export const QualitySection = ({ document: { quality, pictures } }: { document: ShownDocument }) => {
  const text = useTexts('ocr')
  const words = useTexts('documents')
  return (
    <Section title={text('quality.title')}>
      {quality.length === 0 ? (
        <p className={styles.none}>{text('quality.good')}</p>
      ) : (
        <ul className={styles.notes}>
          {quality.map(({ code, picture }) => (
            <li key={`${code}${picture}`}>
              {words(`quality.${code}`)}
              {pictures.length > 1 && <span>{text('quality.picture', { number: picture + 1 })}</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
