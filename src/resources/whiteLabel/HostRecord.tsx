import type { BrandHost } from '../../../contracts/resources/brandHost.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './WhiteLabel.module.css'

/** The TXT record that the owner of a domain sets. */
export const HostRecord = ({ record: { record } }: { record: BrandHost }) => {
  const text = useTexts('adminWhiteLabel')
  if (!record) return <p className={styles.quiet}>{text('noRecord')}</p>
  return (
    <Section title={text('recordTitle')}>
      <FactList columns={1}>
        {(['name', 'value'] as const).map(part => {
          const label = text(part === 'name' ? 'recordName' : 'recordValue')
          return (
            <FactRow key={part} label={label}>
              <span className="mono">{record[part]}</span> <CopyButton value={record[part]} name={label} />
            </FactRow>
          )
        })}
      </FactList>
    </Section>
  )
}
