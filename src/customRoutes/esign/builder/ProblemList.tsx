import { fieldKindFacts } from '../../../../contracts/esign/fieldKinds.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'

/** The part of the draft that a problem is about, as the sender calls it. */
export function useWhere(): (path: string) => string {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { draft } = useBuilder()
  return path => {
    const [part = '', place] = path.split('.')
    const index = Number(place)
    if (part === 'recipients') {
      const recipient = draft.recipients[index]
      return recipient ? recipient.name || text('recipients.number', { number: index + 1 }) : text('steps.recipients')
    }
    if (part === 'fields') {
      const field = draft.fields[index]
      const page = draft.pages.findIndex(({ id }) => id === field?.page) + 1
      return field ? text('fields.on', { kind: fieldKindFacts[field.kind].label[locale], page }) : text('steps.fields')
    }
    return part === 'pages' ? text('steps.documents') : text('review.message')
  }
}

/** What keeps the draft from being sent. Each line leads to its place. */
export const ProblemList = () => {
  const text = useTexts('esignBuilder')
  const where = useWhere()
  const { problems, lead } = useBuilder()
  if (problems.length === 0) return <InlineAlert tone="success">{text('problems.none')}</InlineAlert>
  return (
    <ul className={styles.problems}>
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <button type="button" onClick={() => lead(field)}>
            <b>{where(field)}</b> {message}
          </button>
        </li>
      ))}
    </ul>
  )
}
