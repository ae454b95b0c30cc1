import { useId } from 'react'
import { listDocumentKinds } from '../../../contracts/calls/documents.ts'
import { type DocumentFamily, documentFamilies, families } from '../../../contracts/ocr/families.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './KindChoices.module.css'

interface KindChoicesProps {
  value: DocumentFamily
  onChange: (kind: DocumentFamily) => void
}

/** The kinds of documents as cards, each with a drawing of the sides to photograph. */
export const KindChoices = ({ value, onChange }: KindChoicesProps) => {
  const text = useTexts('ocr')
  const locale = useLocale()
  const group = useId()
  const { data } = useCallQuery(listDocumentKinds, {})
  const isOff = (family: DocumentFamily) => data?.some(one => one.family === family && !one.isOn) ?? false
  return (
    <div role="radiogroup" aria-label={text('form.kind')} className={styles.kinds}>
      {documentFamilies.map(family => {
        const { label, sides } = families[family]
        const off = isOff(family)
        return (
          <label key={family} className={styles.kind} data-chosen={value === family || undefined}>
            <input
              type="radio"
              name={group}
              value={family}
              checked={value === family}
              disabled={off}
              onChange={() => onChange(family)}
            />
            <Sides family={family} />
            <span className={styles.words}>
              <strong>{label[locale]}</strong>
              <span>
                {off ? text('form.off') : family === 'detect' ? text('form.detectSides') : text(`form.sides.${sides}`)}
              </span>
            </span>
          </label>
        )
      })}
    </div>
  )
}

const pages: readonly DocumentFamily[] = ['gstCertificate', 'passport', 'foreignPassport', 'visa']

/** Cards lie, pages stand; a second one peeps out from behind where two sides are needed. */
const Sides = ({ family }: { family: DocumentFamily }) => {
  const isPage = pages.includes(family)
  const [width, height] = isPage ? [20, 27] : [32, 20]
  const isTwo = families[family].sides !== 'one'
  const [x, y] = [(isTwo ? 18 : 22) - width / 2, 16 - height / 2]
  return (
    <svg className={styles.sides} viewBox="0 0 44 32" aria-hidden="true">
      {isTwo && <rect x={x + 7} y={y - 2} width={width} height={height} rx="2" />}
      <rect x={x} y={y + (isTwo ? 2 : 0)} width={width} height={height} rx="2" />
      {family === 'detect' ? (
        <text x={x + width / 2} y={y + height / 2 + 7}>
          ?
        </text>
      ) : (
        <path d={linesOf(x + 4, y + (isTwo ? 2 : 0), width - 8, height)} />
      )}
    </svg>
  )
}

const linesOf = (x: number, y: number, width: number, height: number) =>
  [0.35, 0.55, 0.75].map((share, at) => `M${x} ${y + height * share}h${at === 2 ? width * 0.6 : width}`).join('')
