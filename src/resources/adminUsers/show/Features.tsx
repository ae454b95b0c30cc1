import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useAdminText } from '../../../i18n/adminTexts.ts'
import styles from './UserPage.module.css'

const acronyms: readonly string[] = ['Ocr', 'Kyc', 'Api']

/** `GlobalOcrApi` as "Global OCR API": the flags' own names (A41) in words. */
const spaced = (name: string) =>
  name
    .split(/(?=[A-Z])/)
    .map((word, index) => (acronyms.includes(word) ? word.toUpperCase() : index === 0 ? word : word.toLowerCase()))
    .join(' ')

export const Features = ({ user: { features } }: { user: AdminUserDetail }) => {
  const text = useAdminText()
  return (
    <Section title={text('users.features.title')}>
      {features.length === 0 ? (
        <span className={styles.quiet}>{text('users.features.none')}</span>
      ) : (
        <div className={styles.features}>
          {features.map(name => (
            <ToneChip key={name} tone="neutral" label={spaced(name)} />
          ))}
        </div>
      )}
    </Section>
  )
}
