import { verificationStatuses } from '../../../contracts/platform/codes.ts'
import { HighlightedText } from '../../../src/components/HighlightedText.tsx'
import { MaskedValue } from '../../../src/components/MaskedValue.tsx'
import { Money } from '../../../src/components/Money.tsx'
import { Section } from '../../../src/components/Section.tsx'
import { StatusChip } from '../../../src/components/StatusChip.tsx'
import styles from './Gallery.module.css'

export const Values = () => (
  <>
    <Section title="Status, ten">
      <div className={styles.row}>
        {verificationStatuses.map(status => (
          <StatusChip key={status} status={status} />
        ))}
      </div>
    </Section>
    <Section title="Values">
      <div className={styles.row}>
        <Money paise={12486050} />
        <Money paise={-150} signed />
        <Money paise={2500000} signed />
        <Money paise={3424850} whole />
        <MaskedValue value="AAxxxx000A" name="PAN" copyable onReveal={async () => 'AAACZ1000A'} />
        <HighlightedText value="ABCDE1234A" at={3} />
      </div>
    </Section>
  </>
)
